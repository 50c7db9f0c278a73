import { expect, test } from 'vitest'
import { digest } from './away.svelte'
import type { Happening } from '../log/sentences'

test('those who come back hear what counts, and of much only the last', () => {
  const log: Happening[] = [
    { type: 'turnstarted', camp: 'axis', turn: 1 },
    { type: 'ordered', seat: 'axis-cic', unit: 'a8' },
    { type: 'ended', winner: 'axis', reason: 'medals' },
  ]
  expect(digest(log, 0).map(({ type }) => type)).toEqual(['turnstarted', 'ended'])
  expect(digest(log, 2).map(({ type }) => type)).toEqual(['ended'])
  const many = Array.from({ length: 50 }, (_, n): Happening => ({ type: 'turnstarted', camp: 'axis', turn: n }))
  expect(digest(many, 0)).toHaveLength(14)
  expect(digest(many, 0).at(-1)).toEqual(many.at(-1))
})
