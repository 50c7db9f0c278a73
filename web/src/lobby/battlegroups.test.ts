import { expect, test } from 'vitest'
import type { Battle } from '../net/api'
import { groupsOf } from './battlegroups'

const battle = (board: string, own = false): Battle => ({
  key: 'b',
  own,
  board,
  face: 'country',
  seats: [],
  first: 'allies',
  camps: {},
  options: {},
  text: {},
})

test('battles of one’s own are shown in a part of their own, before ours', () => {
  const keys = (all: Battle[]) => groupsOf(all).map(({ key, battles }) => [key, battles.length])
  const ours = [battle('standard'), battle('overlord'), battle('standard')]
  expect(keys(ours)).toEqual([
    ['overlord', 1],
    ['standard', 2],
  ])
  expect(keys([...ours, battle('overlord', true), battle('standard', true)])).toEqual([
    ['own', 2],
    ['overlord', 1],
    ['standard', 2],
  ])
})
