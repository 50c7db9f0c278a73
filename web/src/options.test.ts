import { expect, test } from 'vitest'
import { choicesOf, drafted, narrow, press, settled, textOf, upcoming, wish, without, type Action } from './options'
import type { Asked } from './wire.gen'

const asked = (options: Action[], kind = 'move', question = 7, seat = 'allies-left', draft: string[] = []): Asked => ({ question, seat, kind, options, draft })
const move = (unit: string, to: string, via: string[] = []): Action => ({ type: 'move', unit, via, to })

test('an answer has the text of the notation', () => {
  expect(textOf(move('a8', 'B6', ['B7']))).toBe('move a8 B7 B6')
  expect(textOf({ type: 'special', key: 'air-strike', unit: '' })).toBe('special air-strike')
  expect(textOf({ type: 'end-visit' })).toBe('end-visit')
})

test('a unit, then a hex, is a move', () => {
  const choices = choicesOf([asked([{ type: 'done' }, move('a8', 'B7'), move('a8', 'b8'), move('C7', 'c6')])])
  expect([...upcoming(choices, []).keys()]).toEqual(['done', 'hex:a8', 'hex:C7'])
  const first = press(choices, [], 'hex:a8')
  expect(first).toEqual({ path: ['hex:a8'] })
  expect([...upcoming(choices, first.path).keys()]).toEqual(['hex:B7', 'hex:b8'])
  expect(press(choices, first.path, 'hex:b8').act?.text).toBe('move a8 b8')
})

test('another unit takes over, the same one lets go', () => {
  const choices = choicesOf([asked([move('a8', 'B7'), move('C7', 'c6')])])
  expect(press(choices, ['hex:a8'], 'hex:C7').path).toEqual(['hex:C7'])
  expect(press(choices, ['hex:a8'], 'hex:a8').path).toEqual([])
  expect(press(choices, ['hex:a8'], 'hex:M1')).toEqual({ path: [] })
})

test('pointing at a target first finds the only unit that can battle it', () => {
  const choices = choicesOf([asked([{ type: 'battle', unit: 'a8', target: 'C7' }, { type: 'battle', unit: 'a8', target: 'C9' }], 'battle')])
  expect(press(choices, [], 'hex:C9').path).toEqual(['hex:a8'])
})

test('where the way matters, the ways are offered', () => {
  const choices = choicesOf([asked([move('a8', 'B6', ['B7']), move('a8', 'B6', ['b8'])])])
  expect(press(choices, ['hex:a8'], 'hex:B6').many?.map(({ text }) => text)).toEqual(['move a8 B7 B6', 'move a8 b8 B6'])
})

test('a card is chosen before it is played or given', () => {
  const choices = choicesOf([asked([{ type: 'give', card: 'probe-left', seat: 'allies-left' }, { type: 'keep', card: 'barrage' }], 'distribute')])
  expect(press(choices, [], 'card:probe-left').path).toEqual(['card:probe-left'])
  expect(press(choices, ['card:probe-left'], 'seat:allies-left').act?.text).toBe('give probe-left allies-left')
  expect(press(choices, [], 'card:barrage')).toEqual({ path: ['card:barrage'] })
  expect(press(choices, ['card:barrage'], 'keep').act?.text).toBe('keep barrage')
})

test('the only unit that retreats need not be pointed at', () => {
  const choices = choicesOf([asked([{ type: 'retreat', unit: 'a8', to: 'A9' }, { type: 'retreat', unit: 'a8', to: 'B9' }], 'retreat')])
  expect(settled(choices, [])).toEqual(['hex:a8'])
  expect(settled(choicesOf([asked([move('a8', 'B7')])]), [])).toEqual([])
})

test('questions to several seats of one person stay apart', () => {
  const choices = choicesOf([asked([{ type: 'done' }], 'move', 7), asked([{ type: 'done' }], 'move', 8, 'allies-right')])
  expect(press(choices, [], 'done').many?.map(({ question }) => question)).toEqual([7, 8])
  expect(narrow(choices, ['done'])).toHaveLength(2)
})

test('a draft is read by its verb, and what was given is gone from the hand', () => {
  const named = drafted([asked([], 'distribute', 1, 'allies-cic', ['give probe-left allies-left', 'keep barrage'])], 'give')
  expect(named).toEqual([['give', 'probe-left', 'allies-left']])
  expect(without(['probe-left', 'probe-left', 'barrage'], ['probe-left'])).toEqual(['probe-left', 'barrage'])
})

test('answers that are not known yet can still be pointed at', () => {
  const raid = { type: 'combat', card: 'night-raid', at: ['c4', 's2'] } as unknown as Action
  const rest = { type: 'combat', card: 'supply', at: [] } as unknown as Action
  const again = { type: 'reroll', faces: 'FS' } as unknown as Action
  const help = { type: 'lend', to: 'allies-left' } as unknown as Action
  const shell = { type: 'special', key: 'smoke', unit: 'a8', target: 'B7' } as unknown as Action
  const choices = choicesOf([asked([raid, rest, again, help, shell, { type: 'draw' } as unknown as Action])])
  expect(choices.map(({ handles }) => handles)).toEqual([
    ['card:night-raid', 'hex:c4', 'section:s2'],
    ['card:supply', 'combat'],
    ['reroll:FS'],
    ['seat:allies-left'],
    ['hex:a8', 'special:smoke', 'hex:B7'],
    ['draw'],
  ])
  expect(press(choices, [], 'card:supply')).toEqual({ path: ['card:supply'] })
  expect(press(choices, ['card:supply'], 'combat').act?.text).toBe('combat supply')
})

test('what is not listed can be asked about', () => {
  const give = choicesOf([asked([{ type: 'give', card: 'probe-left', seat: 'allies-left' }], 'distribute')])
  expect(wish(give, ['card:probe-left'], 'seat:allies-right')).toEqual({ question: 7, text: 'give probe-left allies-right' })
  const order = choicesOf([asked([{ type: 'order', unit: 'a8' }, { type: 'confirm' }], 'order')])
  expect(wish(order, [], 'hex:C7')?.text).toBe('order C7')
  const battle = choicesOf([asked([{ type: 'battle', unit: 'a8', target: 'C7' }], 'battle')])
  expect(wish(battle, ['hex:a8'], 'hex:M1')?.text).toBe('battle a8 M1')
  expect(wish(battle, [], 'hex:d2')?.text).toBe('battle d2 C7')
  expect(wish(battle, ['hex:a8'], 'seat:allies-left')).toBeNull()
  expect(wish([], [], 'hex:d2')).toBeNull()
})
