// The page puts the same symbols on the same hexes as the command line (tests/placed.py writes the expected list).
import { expect, test } from 'vitest'
import { drawGround } from './ground'
import { centre, names } from './hex'
import { looks } from './looks'
import boards from './placed.gen.json'

const BOARD = { size: 'overlord', flipped: false }
const scattered = new Set(Object.values(looks.faces).flatMap((face) => face.scatter))
const ways = new Set(Object.values(looks.ways).flatMap((way) => (way.mark ? [way.mark] : [])))
const owners = new Set([looks.marks['owner-axis'], looks.marks['owner-allies']])

function placed(art: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [, symbol = '', x, y] of art.matchAll(
    /<use href="#([^"]+)" transform="translate\(([-\d.]+) ([-\d.]+)\)/g,
  )) {
    if (scattered.has(symbol) || ways.has(symbol) || owners.has(symbol)) continue
    const away = (name: string): number =>
      Math.hypot(centre(BOARD, name).x - Number(x), centre(BOARD, name).y - Number(y))
    const hex = names(BOARD).reduce((best, name) => (away(name) < away(best) ? name : best))
    ;(found[hex] ??= []).push(symbol.replace(/-2$/, ''))
  }
  for (const symbols of Object.values(found)) symbols.sort()
  return found
}

for (const { face, hexes, placed: wanted } of boards)
  test(`what lies on a ${face} board is what the command line shows`, () => {
    const art = drawGround(BOARD, face, hexes)
    expect(placed(art)).toEqual(wanted)
    for (const [, symbol = ''] of art.matchAll(/href="#([^"]+)"/g)) expect(symbol).toMatch(/^[a-z0-9-]+$/)
  })
