// Animates what has just happened: a unit slides along its path, a new one appears, a parachute comes down.
import { still } from '../ui/still'
import type { Point } from './hex'
import type { Happening } from '../log/sentences'

/** The hexes along which something moved, or null if nothing moved. */
function trailOf(event: Happening): string[] | null {
  if (event.type === 'moved') return event.path.includes(event.unit) ? event.path : [event.unit, ...event.path]
  if (event.type === 'planeflew') return [event.unit, ...event.path]
  return event.type === 'retreated' || event.type === 'tookground' || event.type === 'shifted'
    ? [event.unit, event.to]
    : null
}

/** A unit that retreats runs: it hops along its way. */
function running(points: Point[]): Point[] {
  const [a, b] = [points[0], points.at(-1)]
  if (!a || !b) return points
  const HOPS = 8
  return Array.from({ length: HOPS + 1 }, (_, n) => ({
    x: a.x + ((b.x - a.x) * n) / HOPS,
    y: a.y + ((b.y - a.y) * n) / HOPS - (n % 2 ? 9 : 0),
  }))
}

/** No animation if the system asks for reduced motion. */
export function play(frame: Element, events: Happening[], at: (hex: string) => Point): void {
  if (still()) return
  for (const event of events) {
    const trail = trailOf(event)
    const last = trail?.at(-1)
    if (trail && last) {
      const end = at(last)
      const points = event.type === 'retreated' ? running(trail.map(at)) : trail.map(at)
      const frames = points.map(({ x, y }) => ({ translate: `${x - end.x}px ${y - end.y}px` }))
      const what = event.type === 'planeflew' ? `[data-plane="${last}"]` : `[data-unit="${last}"]`
      frame.querySelector(what)?.animate(frames, {
        duration: event.type === 'retreated' ? 650 : 160 * trail.length,
        easing: event.type === 'retreated' ? 'linear' : 'ease-in-out',
      })
    } else if (event.type === 'deployed' || event.type === 'planeentered') {
      const what = event.type === 'deployed' ? `[data-unit="${event.unit}"]` : `[data-plane="${event.hex}"]`
      frame.querySelector(what)?.animate(
        [
          { opacity: 0, scale: 0.4 },
          { opacity: 1, scale: 1 },
        ],
        { duration: 420, easing: 'ease-out' },
      )
    } else if (event.type === 'dropped' && event.landed) {
      const goal = event.path.at(-1) ?? event.aim
      frame.querySelector(`[data-unit="${goal}"]`)?.animate(
        [
          { opacity: 0, translate: '0 -190px' },
          { opacity: 1, translate: '0 0' },
        ],
        { duration: 900, easing: 'ease-out' },
      )
    }
  }
}
