import { expect, test } from 'vitest'
import type { CombatCardInfo } from '../net/wire.gen'
import {
  choicesOf,
  drafted,
  narrow,
  passing,
  press,
  settled,
  textOf,
  upcoming,
  wish,
  without,
  type Action,
} from './options'
import type { Asked } from '../net/wire.gen'
import { words } from '../ui/words.svelte'

const asked = (options: Action[], kind = 'move', question = 7, seat = 'allies-left', draft: string[] = []): Asked => ({
  question,
  seat,
  kind,
  options,
  draft,
})
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
  const choices = choicesOf([
    asked(
      [
        { type: 'battle', unit: 'a8', target: 'C7' },
        { type: 'battle', unit: 'a8', target: 'C9' },
      ],
      'battle',
    ),
  ])
  expect(press(choices, [], 'hex:C9').path).toEqual(['hex:a8'])
})

test('where the way matters, the ways are offered', () => {
  const choices = choicesOf([asked([move('a8', 'B6', ['B7']), move('a8', 'B6', ['b8'])])])
  expect(press(choices, ['hex:a8'], 'hex:B6').many?.map(({ text }) => text)).toEqual(['move a8 B7 B6', 'move a8 b8 B6'])
})

test('a card is chosen before it is played or given', () => {
  const choices = choicesOf([
    asked(
      [
        { type: 'give', card: 'probe-left', seat: 'allies-left' },
        { type: 'keep', card: 'barrage' },
      ],
      'distribute',
    ),
  ])
  expect(press(choices, [], 'card:probe-left').path).toEqual(['card:probe-left'])
  expect(press(choices, ['card:probe-left'], 'seat:allies-left').act?.text).toBe('give probe-left allies-left')
  expect(press(choices, [], 'card:barrage')).toEqual({ path: ['card:barrage'] })
  expect(press(choices, ['card:barrage'], 'keep').act?.text).toBe('keep barrage')
})

test('the only unit that retreats need not be pointed at', () => {
  const choices = choicesOf([
    asked(
      [
        { type: 'retreat', unit: 'a8', to: 'A9' },
        { type: 'retreat', unit: 'a8', to: 'B9' },
      ],
      'retreat',
    ),
  ])
  expect(settled(choices, [])).toEqual(['hex:a8'])
  expect(settled(choicesOf([asked([move('a8', 'B7')])]), [])).toEqual([])
  expect(settled(choicesOf([asked([move('a8', 'A9'), move('a8', 'B9')], 'relocate')]), [])).toEqual(['hex:a8'])
  const instead = choicesOf([asked([{ type: 'pass' }, { type: 'battle', unit: 'a8', target: 'C7' }], 'retarget')])
  expect(settled(instead, [])).toEqual(['hex:a8'])
  expect(press(instead, ['hex:a8'], 'hex:C7').act?.text).toBe('battle a8 C7')
})

test('questions to several seats of one person stay apart', () => {
  const choices = choicesOf([
    asked([{ type: 'done' }], 'move', 7),
    asked([{ type: 'done' }], 'move', 8, 'allies-right'),
  ])
  expect(press(choices, [], 'done').many?.map(({ question }) => question)).toEqual([7, 8])
  expect(narrow(choices, ['done'])).toHaveLength(2)
})

test('a draft is read by its verb, and what was given is gone from the hand', () => {
  const named = drafted(
    [asked([], 'distribute', 1, 'allies-cic', ['give probe-left allies-left', 'keep barrage'])],
    'give',
  )
  expect(named).toEqual([['give', 'probe-left', 'allies-left']])
  expect(without(['probe-left', 'probe-left', 'barrage'], ['probe-left'])).toEqual(['probe-left', 'barrage'])
})

const combatCard = (key: string, who: string): CombatCardInfo => ({
  key,
  copies: 1,
  camp: '',
  icon: true,
  timing: 'ordering',
  window: 'attack',
  who,
  types: [],
  does: 'dice',
  text: {},
  ways: {},
})
const withCards = (...cards: CombatCardInfo[]): void => {
  words.decks = [
    { key: 'd', origin: 'own', theme: 'urban', special: 'street-fight', size: 1, text: {}, ways: {}, cards },
  ]
}

test('answers that are not known yet can still be pointed at', () => {
  const again = { type: 'reroll', faces: 'FS' } as unknown as Action
  const help = { type: 'lend', to: 'allies-left' } as unknown as Action
  const shell = { type: 'special', key: 'smoke', unit: 'a8', target: 'B7' } as unknown as Action
  const choices = choicesOf([asked([again, help, shell, { type: 'draw' }])])
  expect(choices.map(({ handles }) => handles)).toEqual([
    ['reroll:FS'],
    ['seat:allies-left'],
    ['hex:a8', 'special:smoke', 'hex:B7'],
    ['draw'],
  ])
})

test('a Combat card, then a unit, then its target; the way of playing it is asked only where there are two', () => {
  withCards(combatCard('raid', 'ordered'))
  const written: Action = { type: 'combat', card: 'raid', at: ['s2', 'B7'] }
  const both = choicesOf([
    asked(
      [
        { type: 'battle', unit: 's2', target: 'B7' },
        written,
        { type: 'special', key: 'raid', unit: 's2', target: 'B7' },
      ],
      'battle',
    ),
  ])
  expect(settled(both, ['card:raid'])).toEqual(['card:raid'])
  expect([...upcoming(both, ['card:raid']).keys()]).toEqual(['as:written', 'as:special'])
  expect(press(both, ['card:raid', 'as:special', 'hex:s2'], 'hex:B7').act?.text).toBe('special raid s2 B7')
  const one = choicesOf([asked([written, { type: 'combat', card: 'supply' }], 'battle')])
  const at = settled(one, ['card:raid'])
  expect(at).toEqual(['card:raid', 'as:written'])
  expect(press(one, at, 'card:raid').path).toEqual([])
  expect(wish(one, at, 'hex:C7')?.text).toBe('combat raid C7')
  // A card that names nothing needs a second press to be played.
  expect(settled(one, ['card:supply'])).toEqual(['card:supply'])
  expect(press(one, ['card:supply'], 'as:written').act?.text).toBe('combat supply')
})

test('a battle that was declared is fought by one press', () => {
  const choices = choicesOf([asked([{ type: 'battle', unit: 'a8', target: 'B7' }], 'declare')])
  expect(press(choices, [], 'fight').act?.text).toBe('battle a8 B7')
})

test('s2 is a section for a card that names sections, and a hex for all others', () => {
  withCards(combatCard('rain', 'section'), combatCard('raid', 'ordered'))
  const choices = choicesOf([
    asked([
      { type: 'combat', card: 'rain', at: ['s2'] },
      { type: 'combat', card: 'raid', at: ['s2'] },
    ]),
  ])
  expect(choices.map(({ handles }) => handles[2])).toEqual(['section:s2', 'hex:s2'])
})

test('an airplane flies by the way one points at', () => {
  const fly = (...via: string[]): Action => ({ type: 'fly', unit: 'T9', via, to: 'S7' })
  const choices = choicesOf([asked([fly('s8'), fly('S9', 'r8'), fly('s8', 'r8'), { type: 'land', unit: 'T9' }])])
  const many = press(choices, ['hex:T9'], 'hex:S7').many ?? []
  expect(many).toHaveLength(3)
  expect(passing(many, 'hex:S9').map(({ text }) => text)).toEqual(['fly T9 S9 r8 S7'])
  expect(passing(many, 'hex:A1')).toEqual([])
  expect(press(choices, ['hex:T9'], 'land').act?.text).toBe('land T9')
  const strafe = choicesOf([
    asked(
      [
        { type: 'air', key: 'strafing', unit: 'T9' },
        { type: 'air', key: 'rescue', unit: 'T9', target: 'S7' },
      ],
      'battle',
    ),
  ])
  expect([...upcoming(strafe, ['hex:T9']).keys()]).toEqual(['air:strafing', 'air:rescue'])
  expect(press(strafe, ['hex:T9', 'air:rescue'], 'hex:S7').act?.text).toBe('air rescue T9 S7')
})

test('what is not listed can be asked about', () => {
  const give = choicesOf([asked([{ type: 'give', card: 'probe-left', seat: 'allies-left' }], 'distribute')])
  expect(wish(give, ['card:probe-left'], 'seat:allies-right')).toEqual({
    question: 7,
    text: 'give probe-left allies-right',
  })
  const order = choicesOf([asked([{ type: 'order', unit: 'a8' }, { type: 'confirm' }], 'order')])
  expect(wish(order, [], 'hex:C7')?.text).toBe('order C7')
  const battle = choicesOf([asked([{ type: 'battle', unit: 'a8', target: 'C7' }], 'battle')])
  expect(wish(battle, ['hex:a8'], 'hex:M1')?.text).toBe('battle a8 M1')
  expect(wish(battle, [], 'hex:d2')?.text).toBe('battle d2 C7')
  expect(wish(battle, ['hex:a8'], 'seat:allies-left')).toBeNull()
  expect(wish([], [], 'hex:d2')).toBeNull()
})
