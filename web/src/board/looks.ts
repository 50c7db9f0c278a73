// The table of looks, shared with the command line, and the sheet of symbols; both are read when the page is built.
import { TRAITS } from '../net/facts.gen'
import table from 'shared:looks'

export type Ground = {
  fills: string[]
  edge: string
  teeth?: number
  under?: string
  grid?: string
  winter?: string[]
  desert?: string[]
}
export type Way = {
  family: string
  width: number
  fill: string
  edge: string
  core?: string
  ripple?: string
  mark?: string
  winter?: string
}
export type Terrain = {
  layer: string
  symbols?: string[]
  ground?: string
  way?: string
  mouth?: string[]
  flip?: boolean
}
export type Looks = {
  faces: Record<string, { tones: string[]; grid: string; scatter: string[] }>
  grounds: Record<string, Ground>
  ways: Record<string, Way>
  terrain: Record<string, Terrain>
  pieces: Record<string, { symbol: string; along?: string }>
  obstacles: Record<string, string>
  units: Record<string, string>
  figures: Record<string, { size: number; at: [number, number][] }>
  models: { single: string[] }
  emblems: Record<string, string>
  badges: Record<string, string>
  nations: Record<string, string>
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
