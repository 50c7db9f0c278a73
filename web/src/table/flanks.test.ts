import { expect, test } from 'vitest'
import { cardLook } from '../cards/cards'
import type { View } from '../net/wire.gen'
import { unitsFor } from './flanks'

const view = {
  units: [
    { hex: 'A1', camp: 'allies' },
    { hex: 'M1', camp: 'allies' },
    { hex: 'Z1', camp: 'allies' },
    { hex: 'A9', camp: 'axis' },
    { hex: 'Z9', camp: 'axis' },
  ],
} as unknown as View

test('a chosen Section card lights our units in front of those whom its arrows point to', () => {
  const lit = (card: string, camp: string): string[] =>
    unitsFor(cardLook(card), view, { size: 'overlord', flipped: camp === 'axis' }, camp)
  expect(lit('probe-left', 'allies')).toEqual(['A1'])
  expect(lit('pincer-move', 'allies')).toEqual(['A1', 'Z1'])
  expect(lit('recon-in-force', 'allies')).toEqual(['A1', 'M1', 'Z1'])
  expect(lit('probe-left', 'axis')).toEqual(['Z9'])
  expect(lit('barrage', 'allies')).toEqual([])
})
