import { expect, test, vi } from 'vitest'
import { beside, fightOf, medalsOf, results } from './fight'
import type { Happening } from '../log/sentences'

vi.mock('../ui/words.svelte', () => ({
  say: (key: string, values: { n?: number } = {}) => `${key} ${values.n ?? ''}`.trim(),
}))
const told = (...events: object[]): Happening[] => events as Happening[]
const roll = (faces: string, target = 'B2') => ({ type: 'rolled', unit: 'A1', target, faces, purpose: 'battle' })

test('dice against a hex are a fight, dice for the initiative are not', () => {
  expect(fightOf(told(roll('GI')))).toEqual({ from: 'A1', target: 'B2', faces: ['G', 'I'], kept: [] })
  expect(fightOf(told(roll('GI', '')))).toBeNull()
  expect(results(told(roll('GI', '')), false)).toEqual([])
})

test('hits, flags and misses are told one after the other', () => {
  const lost = { type: 'lost', unit: 'B2', figures: 2, left: 1 }
  expect(results(told(roll('GGF'), lost), false)).toEqual(['page-hits 2', 'page-fight-flags 1'])
  expect(results(told(roll('AS')), false)).toEqual(['page-hits 0'])
  expect(results(told(roll('F'), { type: 'ignored', unit: 'B2', flags: 1 }), false)).toEqual([
    'page-fight-flags 1',
    'page-fight-ignored 1',
  ])
})

test('dice that somebody may still change are no miss yet', () => {
  expect(results(told(roll('GA')), true)).toEqual([])
})

test('a destroyed unit has no flags, and its medal comes from its hex', () => {
  const end = told(
    roll('GGF'),
    { type: 'lost', unit: 'B2', figures: 2, left: 0 },
    { type: 'eliminated', camp: 'axis', unit: 'B2', kind: 'armor' },
    { type: 'medalswon', camp: 'allies', medals: 1, reason: 'eliminated' },
  )
  expect(results(end, false)).toEqual(['page-hits 2', 'page-fight-destroyed'])
  expect(medalsOf(end)).toEqual([{ camp: 'allies', hex: 'B2' }])
})

test('dice lie beside their target, never on it and never outside', () => {
  const dice = { w: 150, h: 100 }
  for (const screen of [
    { w: 1000, h: 500 },
    { w: 340, h: 330 },
  ])
    for (let x = 10; x < screen.w; x += 30)
      for (let y = 10; y < screen.h; y += 30) {
        const at = beside({ x, y }, 20, dice, screen)
        expect([at.x >= 0, at.y >= 0, at.x + dice.w <= screen.w, at.y + dice.h <= screen.h]).not.toContain(false)
        expect(x > at.x && x < at.x + dice.w && y > at.y && y < at.y + dice.h).toBe(false)
      }
})
