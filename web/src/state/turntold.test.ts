import { expect, test } from 'vitest'
import { sumUp } from './turntold.svelte'
import type { Happening } from '../log/sentences'
import type { UnitView } from '../net/wire.gen'

const unit = (camp: string, figures: number): UnitView => ({ hex: 'A1', camp, kind: 'armor', figures, strength: 3 })

test('a turn is summed up: cards, deeds, losses of both camps, medals', () => {
  const events = [
    { type: 'turnstarted', camp: 'axis', turn: 2 },
    { type: 'cardplayed', seat: 'axis-cic', card: 'probe-left' },
    { type: 'cardlaid', seat: 'axis-cic', card: 'probe-left', sections: [] },
    { type: 'moved', unit: 'A1', path: ['A2'] },
    { type: 'rolled', purpose: 'battle', faces: 'G' },
    { type: 'rolled', purpose: 'initiative', faces: 'S' },
    { type: 'medalswon', camp: 'axis', medals: 1 },
  ] as unknown as Happening[]
  const before = [unit('allies', 3), unit('allies', 2), unit('axis', 3)]
  const after = [unit('allies', 1), unit('axis', 3)]
  expect(sumUp(events, before, after, 'allies')).toEqual({
    camp: 'axis',
    turn: 2,
    cards: ['probe-left'],
    moves: 1,
    battles: 1,
    retreats: 0,
    losses: [
      { camp: 'allies', figures: 4, units: 1 },
      { camp: 'axis', figures: 0, units: 0 },
    ],
    medals: [{ camp: 'axis', medals: 1 }],
  })
})
