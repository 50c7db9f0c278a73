import { expect, test } from 'vitest'
import { advance, cut, fallen, lasts } from './beats'
import type { Happening } from '../log/sentences'
import type { UnitView } from '../net/wire.gen'

const told = (...events: Partial<Happening>[]): Happening[] => events as Happening[]
const unit = (hex: string, figures: number, camp = 'axis'): UnitView => ({
  hex,
  camp,
  kind: 'infantry',
  figures,
  strength: 4,
})
const battle = told(
  { type: 'declared', unit: 'A1', target: 'B2', dice: 3 },
  { type: 'rolled', unit: 'A1', target: 'B2', faces: 'GIF', purpose: 'battle' },
  { type: 'lost', unit: 'B2', figures: 2, left: 2 },
)
const retreat = told({ type: 'retreated', unit: 'B2', to: 'B3' })

test('a battle is one beat with its dice and losses, and the retreat after it another', () => {
  expect(cut([...battle, ...retreat])).toEqual([battle, retreat])
})

test('orders that are given together are one beat, moves are one each', () => {
  const orders = told({ type: 'ordered', unit: 'A1' }, { type: 'ordered', unit: 'B2' })
  const moves = told({ type: 'moved', unit: 'A1', path: ['A2'] }, { type: 'moved', unit: 'B2', path: ['B3'] })
  expect(cut([...orders, ...moves])).toEqual([orders, ...moves.map((move) => [move])])
  expect(lasts(orders)).toBe(lasts(orders.slice(1)))
})

test('what changes nothing on the board takes no time', () => {
  expect(lasts(told({ type: 'drew' }, { type: 'discarded' }, { type: 'talked' }))).toBe(0)
  expect(lasts(battle)).toBeGreaterThan(lasts(retreat))
})

test('units lose figures, run and vanish as the events say', () => {
  const units = [unit('A1', 4, 'allies'), unit('B2', 4)]
  expect(advance(units, [...battle, ...retreat]).map(({ hex, figures }) => [hex, figures])).toEqual([
    ['A1', 4],
    ['B3', 2],
  ])
  const gone = told({ type: 'lost', unit: 'B2', figures: 4, left: 0 }, { type: 'eliminated', unit: 'B2' })
  expect(advance(units, gone).map(({ hex }) => hex)).toEqual(['A1'])
  expect(fallen(units, gone)).toEqual([{ unit: units[1], figures: 4, last: true }])
  expect(fallen(units, battle)).toEqual([{ unit: units[1], figures: 2, last: false }])
})
