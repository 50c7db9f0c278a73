// The ground of a board: requested from the server by its hexes, and kept; nothing is drawn here.
import { DAYLIGHT } from '../net/facts.gen'
import type { View } from '../net/wire.gen'
import type { Board } from './hex'
import { looks } from './looks'

export type HexLook = View['hexes'][number]

const MOST = 12
const DARK = '#8a968f'
const kept = new Map<string, Promise<string[]>>()

/** What lies on a hex as one text; empty parts at its end are left out. */
const hexText = ({ hex, features, owner = '', road = 0, rail = 0, ends = 0 }: HexLook): string =>
  [hex, features.join('.'), owner, road, rail, ends].join(':').replace(/(:0?)+$/, '')

export const isNight = ({ visibility }: Pick<View, 'visibility'>): boolean => visibility < DAYLIGHT

/** The colour of plain ground: until the ground is drawn, and where only its colour is shown. */
export const plainTone = ({ face, mood, visibility }: Seen): string =>
  isNight({ visibility }) ? DARK : (looks.moods[mood || face]?.tones[0] ?? DARK)

/** What a ground is drawn from besides its hexes. */
export type Seen = Pick<View, 'face' | 'mood' | 'visibility'>

/** The address of the drawing: the same ground has the same address, at every table and in every replay. */
export function groundAddress({ size, flipped }: Board, seen: Seen, hexes: HexLook[]): string {
  const mood = seen.mood ? `&mood=${seen.mood}` : ''
  const more = `${mood}${isNight(seen) ? '&night=1' : ''}${flipped ? '&flipped=1' : ''}`
  return `/ground/${size}?face=${seen.face}${more}&hexes=${hexes.map(hexText).join(',')}`
}

/** The layers of the drawing, from the lowest up; the last few are kept, so that looking back need not ask again. */
export function layersOf(address: string): Promise<string[]> {
  const found = kept.get(address) ?? fetchLayers(address)
  kept.delete(address)
  kept.set(address, found)
  for (const [oldest] of kept) {
    if (kept.size <= MOST) break
    kept.delete(oldest)
  }
  found.catch(() => kept.delete(address))
  return found
}

async function fetchLayers(address: string): Promise<string[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.text()).split('\n')
}
