import { expect, test } from 'vitest'
import { soundsOf } from './sounds'
import type { Happening } from '../log/sentences'
import type { UnitView } from '../net/wire.gen'

const units = ['infantry', 'tiger', 'machine-gun-late', 'heavy-anti-tank-gun'].map((kind, n): UnitView => ({
  hex: `A${n + 1}`,
  camp: 'axis',
  kind,
  figures: 1,
  strength: 1,
}))
const heard = (...events: object[]): string[] => soundsOf(events as Happening[], units).map(({ noise }) => noise)
const roll = (unit: string) => ({ type: 'rolled', unit, target: 'B2', faces: 'G', purpose: 'battle' })

test('each weapon has its own voice, and dice are heard after it', () => {
  expect(heard(roll('A1'))).toEqual(['rifles', 'dice'])
  expect(heard(roll('A2'))).toEqual(['cannon', 'dice'])
  expect(heard(roll('A3'))).toEqual(['machine-gun', 'dice'])
  expect(heard(roll('A4'))).toEqual(['cannon', 'dice'])
  expect(heard({ type: 'rolled', faces: 'S', purpose: 'initiative' })).toEqual(['dice'])
})

test('engines, wings, cards, explosions and medals are heard, soldiers on foot are not', () => {
  expect(heard({ type: 'moved', unit: 'C1', path: ['A2'] })).toEqual(['engine'])
  expect(heard({ type: 'moved', unit: 'C1', path: ['A1'] })).toEqual([])
  expect(heard({ type: 'planeflew', unit: 'C1', path: ['C2'] })).toEqual(['wings'])
  expect(heard({ type: 'cardlaid' }, { type: 'cardlaid' })).toEqual(['card'])
  expect(heard({ type: 'eliminated', unit: 'A1' }, { type: 'medalswon', camp: 'axis' })).toEqual(['blast', 'medal'])
})
