import { describe, expect, it } from 'vitest'
import type { BattleInfo, HouseOption } from '../net/wire.gen'
import { campsOf, chairs, optionsOf, wish } from './seating'

const battle = (board: string): BattleInfo => ({
  key: 'b',
  own: false,
  board,
  face: 'countryside',
  size: [13, 9],
  seats: [],
  first: 'allies',
  camps: {},
  options: { night: 'rising' },
  text: {},
  picture: '',
})
const option = (key: string, rule: string): HouseOption => ({
  key,
  kind: 'flag',
  default: false,
  rule,
  words: [],
  text: {},
})

describe('seating', () => {
  it('shares the roles of a camp out as the rules do', () => {
    const grand = battle('overlord')
    expect(chairs(grand, 'axis', 1).map(({ seats }) => seats.length)).toEqual([4])
    expect(chairs(grand, 'axis', 2).map(({ seats, shared }) => [seats.length, shared])).toEqual([
      [4, true],
      [4, true],
    ])
    expect(chairs(grand, 'axis', 3).map(({ seats }) => seats)).toEqual([
      ['axis-cic', 'axis-center'],
      ['axis-left'],
      ['axis-right'],
    ])
    expect(chairs(grand, 'axis', 4)).toHaveLength(4)
    expect(chairs(battle('standard'), 'allies', 4).map(({ seats }) => seats)).toEqual([['allies-cic']])
    expect(campsOf(grand)).toEqual(['allies', 'axis'])
  })

  it('asks for what was chosen', () => {
    const who = { 'allies-0': 'me', 'axis-0': 'friend', 'axis-1': 'random' }
    expect(wish(battle('overlord'), { axis: 3, allies: 1 }, who, { turn_limit: 5 })).toEqual({
      battle: 'b',
      me: ['allies-cic', 'allies-left', 'allies-center', 'allies-right'],
      open: ['axis-cic', 'axis-center'],
      seating: { axis: 3, allies: 1 },
      bots: { 'axis-left': 'random' },
      options: { turn_limit: 5 },
    })
    expect(wish(battle('standard'), { axis: 4, allies: 4 }, who, {}).seating).toEqual({ axis: 1, allies: 1 })
  })

  it('keeps options of the grand format from small battles', () => {
    const all = [option('night', 'R-ACT-19'), option('air', 'O-AIR-02'), option('combat_deck', 'C-SET-01')]
    expect(optionsOf(battle('standard'), all).map(({ key }) => key)).toEqual(['night', 'combat_deck'])
    expect(optionsOf(battle('overlord'), all)).toHaveLength(3)
  })
})
