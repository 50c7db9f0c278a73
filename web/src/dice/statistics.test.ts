import { expect, test } from 'vitest'
import { statistics } from './statistics'
import type { Happening } from '../log/sentences'

const roll = (seat: string, faces: string): Happening => ({ type: 'rolled', seat, purpose: 'battle', faces })

test('faces are counted for each seat and set against what the die promises', () => {
  const [allies, axis] = statistics([
    roll('axis-cic', 'IIF'),
    { type: 'huddled' },
    roll('allies-left', 'SSS'),
    roll('axis-cic', 'AGG'),
  ])
  expect(allies).toMatchObject({ seat: 'allies-left', dice: 3, rolled: { S: 3 } })
  expect(axis).toMatchObject({ seat: 'axis-cic', dice: 6, rolled: { I: 2, F: 1, A: 1, G: 2 } })
  expect(axis?.expected).toEqual({ I: 2, A: 1, G: 1, F: 1, S: 1 })
})
