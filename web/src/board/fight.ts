// What a beat shows of a fight: who fires at whom, the dice beside the target, and what they did, in that order.
import type { Happening } from '../log/sentences'
import { say } from '../ui/words.svelte'

export type Fight = { from: string; target: string; faces: string[]; kept: string[] }

/** The shot and the dice of a beat; null if nobody rolls against a hex. */
export function fightOf(beat: Happening[]): Fight | null {
  const roll = beat.findLast((event) => event.type === 'rolled')
  if (roll?.type !== 'rolled' || !roll.target) return null
  return { from: roll.unit ?? '', target: roll.target, faces: [...roll.faces], kept: [...(roll.kept ?? '')] }
}

/** What the dice did, one thing after another; `open` means that somebody may still change it. */
export function results(beat: Happening[], open: boolean): string[] {
  const fight = fightOf(beat)
  if (!fight) return []
  const after = beat.slice(beat.findLastIndex(({ type }) => type === 'rolled') + 1)
  const hits = after.reduce((sum, event) => sum + (event.type === 'lost' ? event.figures : 0), 0)
  const flags = [...fight.faces, ...fight.kept].filter((face) => face === 'F').length
  const ignored = after.reduce((sum, event) => sum + (event.type === 'ignored' ? event.flags : 0), 0)
  const gone = after.some(({ type }) => type === 'eliminated')
  return [
    hits || !(open || flags) ? say('page-hits', { n: hits }) : '',
    gone ? say('page-fight-destroyed') : '',
    flags && !gone ? say('page-fight-flags', { n: flags }) : '',
    ignored ? say('page-fight-ignored', { n: ignored }) : '',
  ].filter(Boolean)
}

export type Won = { camp: string; hex: string }

/** The medals that are won in a beat, and the hex that each comes from. */
export function medalsOf(beat: Happening[]): Won[] {
  const fell = beat.findLast((event) => event.type === 'eliminated')
  return beat.flatMap((event) => {
    if (event.type !== 'medalswon') return []
    const hex = event.hexes?.[0] ?? (fell?.type === 'eliminated' ? fell.unit : '')
    return hex ? [{ camp: event.camp, hex }] : []
  })
}

export type Size = { w: number; h: number }
type Spot = { x: number; y: number }
const GAP = 6

/** Where dice of this size lie beside a spot: right of it, left of it, or over or under it where the screen is narrow. */
export function beside(spot: Spot, reach: number, dice: Size, screen: Size): Spot {
  const within = (at: number, length: number, whole: number): number =>
    Math.max(GAP, Math.min(at, whole - length - GAP))
  const y = within(spot.y - dice.h / 2, dice.h, screen.h)
  const right = spot.x + reach + GAP
  if (right + dice.w + GAP <= screen.w) return { x: Math.max(GAP, right), y }
  const left = spot.x - reach - GAP - dice.w
  if (left >= GAP) return { x: within(left, dice.w, screen.w), y }
  const over = spot.y - reach - GAP - dice.h
  return {
    x: within(spot.x - dice.w / 2, dice.w, screen.w),
    y: within(over >= GAP ? over : spot.y + reach + GAP, dice.h, screen.h),
  }
}
