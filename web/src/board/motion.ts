// Animates what has just happened: a unit slides along its path, a new one appears, a parachute comes down.
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

/** No animation if the system asks for reduced motion. */
export function play(frame: Element, events: Happening[], at: (hex: string) => Point): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const event of events) {
    const trail = trailOf(event)
    const last = trail?.at(-1)
    if (trail && last) {
      const end = at(last)
      const frames = trail.map((hex) => ({ translate: `${at(hex).x - end.x}px ${at(hex).y - end.y}px` }))
      const what = event.type === 'planeflew' ? `[data-plane="${last}"]` : `[data-unit="${last}"]`
      frame.querySelector(what)?.animate(frames, { duration: 160 * trail.length, easing: 'ease-in-out' })
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
