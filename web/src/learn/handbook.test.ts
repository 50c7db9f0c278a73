import { expect, test } from 'vitest'
import type { Entry, Handbook, HandbookChanges } from '../net/wire.gen'
import { groundEntry, unitEntry } from './handbook'

const entry = (key: string): Entry => ({ rule: 'R-TER-15', facts: [{ key }] })
const book: Handbook = { terrain: { river: entry('water') }, units: { armor: entry('fast') } }
const changes: HandbookChanges = {
  terrain: { river: entry('ford') },
  hexes: { C9: { river: entry('closed') } },
  units: { axis: { armor: entry('slow') } },
}

test('ground reads as the hex has it, else the battle, else the handbook', () => {
  expect(groundEntry(book, changes, 'river', 'C9')).toEqual(entry('closed'))
  expect(groundEntry(book, changes, 'river', 'D9')).toEqual(entry('ford'))
  expect(groundEntry(book, null, 'river', 'C9')).toEqual(entry('water'))
})

test('a unit reads as its camp has it', () => {
  expect(unitEntry(book, changes, 'armor', 'axis')).toEqual(entry('slow'))
  expect(unitEntry(book, changes, 'armor', 'allies')).toEqual(entry('fast'))
})
