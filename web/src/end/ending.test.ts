import { expect, test } from 'vitest'
import type { BattleInfo, Luck } from '../net/wire.gen'
import { nextBattle, reasons, sideOf, verdict } from './ending'

test('who resigns does not read that the enemy has', () => {
  const outcome = { winner: 'axis', reason: 'resigned' }
  expect(reasons(outcome, sideOf(outcome, 'axis'))[0]).toBe('end-resigned-won')
  expect(reasons(outcome, sideOf(outcome, 'allies'))[0]).toBe('end-resigned-lost')
  expect(reasons(outcome, sideOf(outcome, ''))[0]).toBe('end-resigned-watch')
  expect(sideOf({ winner: '', reason: 'agreed-draw' }, 'axis')).toBe('drawn')
})

test('luck is told only outside the interval', () => {
  const row: Luck = { camp: 'axis', dice: 10, hits: 6, expected: 5, low: 2, high: 8, more: 0.4 }
  expect(verdict(row)).toBe('inside')
  expect(verdict({ ...row, hits: 9 })).toBe('more')
  expect(verdict({ ...row, hits: 1 })).toBe('fewer')
})

test('the next battle is of the same board, and after the last comes the first', () => {
  const battle = (key: string, board: string) => ({ key, board }) as BattleInfo
  const all = [battle('a', 'standard'), battle('b', 'overlord'), battle('c', 'standard')]
  expect(nextBattle(all, 'a')?.key).toBe('c')
  expect(nextBattle(all, 'c')?.key).toBe('a')
  expect(nextBattle(all, 'b')).toBeUndefined()
  expect(nextBattle(all, 'lesson')).toBeUndefined()
})
