import { expect, test } from 'vitest'
import type { DeckInfo } from '../net/wire.gen'
import { deckWords, specialOf, titleOf } from './decks'

const deck: DeckInfo = {
  key: 'mine',
  origin: 'user',
  theme: 'urban',
  special: 'street-fight',
  size: 2,
  text: { en: { name: 'Mine', special: 'Street Fight', special_text: 'One die more.' }, es: { name: 'La mía' } },
  ways: {},
  cards: [
    {
      key: 'lamp',
      copies: 2,
      camp: '',
      icon: true,
      timing: 'reaction',
      window: 'defend',
      who: 'attacked',
      types: [],
      does: 'dice-less',
      text: { en: { name: 'Lamp', text: 'It goes out.' }, es: { name: 'Farol', text: 'Se apaga.' } },
      ways: {},
    },
  ],
}

test('a deck speaks the language it has and English where it has none', () => {
  expect(titleOf(deck, 'es')).toBe('La mía')
  expect(titleOf(deck, 'fr')).toBe('Mine')
  expect(specialOf(deck, 'es')).toEqual({ name: 'Street Fight', text: 'One die more.' })
  expect(deckWords([deck], 'fr').get('card-lamp-text')).toBe('It goes out.')
  expect(deckWords([deck], 'es').get('special-lamp')).toBe('Street Fight: Farol')
})

test('the ways of a card and of a special action are words too, in English where a language has none', () => {
  const card = { ...deck.cards[0]!, ways: { en: ['Out', 'On'], es: ['Apagado', 'Encendido'] } }
  const lit = deckWords([{ ...deck, cards: [card], ways: { en: ['Left', 'Right'] } }], 'es')
  expect([lit.get('way-lamp-1'), lit.get('way-lamp-2'), lit.get('way-special:lamp-2')]).toEqual([
    'Apagado',
    'Encendido',
    'Right',
  ])
  expect(deckWords([{ ...deck, cards: [card] }], 'fr').get('way-lamp-1')).toBe('Out')
  expect(deckWords([deck], 'en').has('way-lamp-1')).toBe(false)
})

test('the few words of a card are taken from the language of its text or left out', () => {
  const [card] = deck.cards
  if (!card) throw new Error('no card')
  const mine = [
    {
      ...deck,
      cards: [{ ...card, text: { ...card.text, en: { name: 'Lamp', text: 'It goes out.', brief: 'Lights out' } } }],
    },
  ]
  expect(deckWords(mine, 'en').get('card-lamp-brief')).toBe('Lights out')
  expect(deckWords(mine, 'fr').get('card-lamp-brief')).toBe('Lights out')
  expect(deckWords(mine, 'es').has('card-lamp-brief')).toBe(false)
})
