import { expect, test } from 'vitest'
import type { Happening } from '../log/sentences'
import type { Asked } from '../net/wire.gen'
import { LESSONS, stepAt } from './lessons'

const steps = LESSONS.first?.steps ?? []
const key = (log: Happening[], asked: Asked[] = [], pressed = 0): string =>
  steps[stepAt(steps, { log, asked, camp: 'allies', pressed })]?.key ?? ''
const turn = (camp: string, n: number): Happening => ({ type: 'turnstarted', camp, turn: n })
const ordering: Asked = { question: 4, seat: 'allies-cic', kind: 'order', options: [], draft: ['order E2'] }
const battling: Asked = { question: 5, seat: 'allies-cic', kind: 'battle', options: [], draft: [] }
const played: Happening[] = [turn('allies', 1), { type: 'cardplayed', seat: 'allies-cic', card: 'attack-center' }]
const moved: Happening[] = [
  ...played,
  { type: 'ordered', seat: 'allies-cic', unit: 'E2' },
  { type: 'moved', unit: 'E2', path: ['e3'] },
]

test('a lesson follows what the pupil does', () => {
  expect(key([turn('allies', 1)])).toBe('welcome')
  expect(key([turn('allies', 1)], [], 1)).toBe('card')
  expect(key(played)).toBe('order')
  expect(key(played, [ordering])).toBe('confirm')
  expect(key(moved.slice(0, 3))).toBe('move')
  expect(key(moved)).toBe('moved')
  expect(key(moved, [battling])).toBe('battle')
  const fought: Happening[] = [...moved, { type: 'declared', unit: 'e3', target: 'E5', dice: 2 }]
  expect(key(fought)).toBe('dice')
  expect(key([...fought, turn('axis', 1)])).toBe('dice')
  expect(key([...fought, turn('axis', 1)], [], 8)).toBe('retreat')
})

test('what the enemy does is no step of the pupil', () => {
  expect(
    key(
      [
        turn('axis', 1),
        { type: 'cardplayed', seat: 'axis-cic', card: 'attack-center' },
        { type: 'moved', unit: 'E8', path: ['E7'] },
      ],
      [],
      1,
    ),
  ).toBe('card')
})

test('a step that something later has overtaken is left behind, and the last one stays', () => {
  const won: Happening = { type: 'medalswon', camp: 'allies', medals: 1, reason: 'eliminated' }
  expect(key([...moved, won])).toBe('end')
  expect(key(moved, [], 99)).toBe('end')
})
