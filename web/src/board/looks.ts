// The table of looks, shared with the server and the command line, for everything the page draws except the ground.
import { TRAITS } from '../net/facts.gen'
import table from 'shared:looks'

export type Looks = {
  moods: Record<string, { tones: string[] }>
  units: Record<string, string>
  figures: Record<string, { size: number; at: [number, number][] }>
  models: { single: string[] }
  emblems: Record<string, string>
  badges: Record<string, string>
  marks: Record<string, string>
  camps: Record<string, { fill: string; figure: string; base: string }>
}

export const looks: Looks = table

// The traits of a unit that have a badge, by bit.
const traits: Record<string, number> = TRAITS

export function badges(unit: { traits?: number; waits?: number; worth?: number }): string[] {
  const found = Object.keys(traits).filter((key) => (unit.traits ?? 0) & (traits[key] ?? 0))
  if (unit.waits) found.push('waits')
  if ((unit.worth ?? 1) > 1) found.push('prize')
  if (unit.worth === 0) found.push('no-prize')
  return found.map((key) => looks.badges[key]).filter((symbol) => symbol !== undefined)
}
