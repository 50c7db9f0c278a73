import { expect, test } from 'vitest'
import type { Happening } from '../log/sentences'
import type { Asked } from '../net/wire.gen'
import { lessonOf, LESSONS, standing, stepAt } from './lessons'

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

test('a lesson is known by its battle, so that its table can be opened again', () => {
  expect(['first-steps', 'lesson-ranges', 'lesson-none', 'two-bridges'].map(lessonOf)).toEqual([
    'first',
    'ranges',
    '',
    '',
  ])
})

test('a position is learned by its goal, fails with the enemy turn, and a blunder gets its comment', () => {
  const ranges = LESSONS.ranges ?? { steps: [] }
  const shot: Happening = { type: 'declared', unit: 'F3', target: 'f6', dice: 1 }
  const march: Happening = { type: 'moved', unit: 'F3', path: ['f4', 'F5'] }
  const won: Happening = { type: 'ended', winner: 'allies', reason: 'medals' }
  const begun = [turn('allies', 1)]
  expect(standing(ranges, begun, 'allies')).toEqual({ state: 'open', blunder: '' })
  expect(standing(ranges, [...begun, shot], 'allies')).toEqual({ state: 'open', blunder: 'far' })
  expect(standing(ranges, [...begun, march], 'allies').blunder).toBe('too-far')
  expect(standing(ranges, [...begun, shot, turn('axis', 1)], 'allies').state).toBe('failed')
  expect(standing(ranges, [...begun, won], 'allies').state).toBe('learned')
  const orders = LESSONS.orders ?? { steps: [] }
  const given: Happening = { type: 'cardlaid', seat: 'allies-center', card: 'attack-center', sections: [] }
  expect(standing(orders, [...begun, given], 'allies').state).toBe('learned')
})
