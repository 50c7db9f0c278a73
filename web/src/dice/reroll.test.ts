import { expect, test } from 'vitest'
import { facesOf, lying, point, taking } from './reroll'
import { choicesOf } from '../state/options'

const among = (...faces: string[]) =>
  choicesOf([
    {
      question: 3,
      seat: 'axis-cic',
      kind: 'reroll',
      draft: [],
      options: faces.map((some) => ({ type: 'reroll' as const, faces: some })),
    },
  ])
const all = among('A', 'AF', 'AFI', 'AFII', 'AI', 'AII', 'F', 'FI', 'FII', 'I', 'II')

test('every die on the table can be pointed at', () => {
  expect(lying(all)).toEqual(['A', 'F', 'I', 'I'])
  expect(lying(among('A', 'I'))).toEqual(['A', 'I'])
  expect(lying([])).toEqual([])
})

test('the dice that were pointed at make an answer, in whatever order', () => {
  const picked = [3, 1].reduce((some, die) => point(all, some, die), [] as number[])
  const answer = taking(all, picked)
  expect(answer && facesOf(answer)).toBe('FI')
  expect(point(all, picked, 3)).toEqual([1])
  expect(taking(all, [])).toBeUndefined()
})

test('where only one may be rolled again, the next takes its place', () => {
  const one = among('A', 'I')
  expect(point(one, [0], 1)).toEqual([1])
})
