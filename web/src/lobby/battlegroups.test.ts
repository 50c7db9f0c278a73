import { expect, test } from 'vitest'
import type { BattleInfo } from '../net/wire.gen'
import { groupsOf } from './battlegroups'

const battle = (board: string, own = false): BattleInfo => ({
  key: 'b',
  own,
  board,
  face: 'country',
  size: [13, 9],
  seats: [],
  first: 'allies',
  camps: {},
  options: {},
  text: {},
  picture: '',
})

test('battles of one’s own are shown in a part of their own, before ours', () => {
  const keys = (all: BattleInfo[]) => groupsOf(all).map(({ key, battles }) => [key, battles.length])
  const ours = [battle('standard'), battle('overlord'), battle('standard')]
  expect(keys(ours)).toEqual([
    ['standard', 2],
    ['overlord', 1],
  ])
  expect(keys([...ours, battle('overlord', true), battle('standard', true)])).toEqual([
    ['own', 2],
    ['standard', 2],
    ['overlord', 1],
  ])
})
