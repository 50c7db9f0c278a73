import { expect, test } from 'vitest'
import type { Update } from '../net/wire.gen'
import { awayPlaces, waitsFor } from './waiting'

const place = (number: number, seats: string[], names: string[], online: boolean, bot = ''): object => ({
  place: number,
  seats,
  names,
  online,
  bot,
})
const update = {
  view: { questions: ['allies-cic', 'allies-left', 'allies-center', 'allies-right'].map((seat) => ({ seat })) },
  table: {
    places: [
      place(0, ['allies-cic'], ['Anna'], true),
      place(1, ['allies-left'], ['Chloé'], false),
      place(2, ['allies-center'], ['Bo'], true),
      place(3, ['allies-right'], [], false, 'recruit'),
    ],
  },
} as unknown as Update

test('people who are waited for have names, and those who are away can be called', () => {
  // No language is loaded here, so a text is its key; what it is about shows in who may be called.
  expect(waitsFor(update, ['allies-cic'])).toBe('page-waiting-for')
  expect(awayPlaces(update, ['allies-cic'])).toEqual([{ place: 1, name: 'Chloé', bot: 'page-ask-bot' }])
  expect(awayPlaces(update, ['axis-cic'])).toEqual([{ place: 1, name: 'Chloé', bot: '' }])
  expect(awayPlaces({ ...update, owner: true }, ['axis-cic'])[0]?.bot).toBe('page-give-to-bot')
  expect(awayPlaces(update, [])).toEqual([])
  expect(waitsFor(update, ['allies-cic', 'allies-left', 'allies-center'])).toBe('')
})
