import { expect, test } from 'vitest'
import type { BattleInfo } from '../net/wire.gen'
import { lengthOf, matches, NO_FILTERS, theatreOf } from './filters'

const battle = (board: string, medals: number, face = 'country', deck = ''): BattleInfo =>
  ({
    board,
    face,
    camps: { axis: { medals }, allies: { medals: 1 } },
    options: deck ? { combat_deck: deck } : {},
  }) as unknown as BattleInfo

test('a battle is found by its board, theatre, length and people', () => {
  const small = battle('standard', 5)
  const wide = battle('overlord', 13, 'country', 'urban+winter')
  expect([small, wide].map(lengthOf)).toEqual(['short', 'long'])
  expect([small, wide, battle('overlord', 12, 'beach')].map(theatreOf)).toEqual(['country', 'urban', 'beach'])
  const shown = (filters: object) => [small, wide].map((one) => matches(one, { ...NO_FILTERS, ...filters }))
  expect(shown({})).toEqual([true, true])
  expect(shown({ board: 'overlord' })).toEqual([false, true])
  expect(shown({ players: '2' })).toEqual([true, true])
  expect(shown({ players: '4' })).toEqual([false, true])
  expect(shown({ theatre: 'urban', length: 'short' })).toEqual([false, false])
})
