import { expect, test } from 'vitest'
import { sideBySide } from './laid'

const card = (x: number, w: number, y = 0) => ({ x, y, w })
const most = () => 1000

test('a card alone lies in the middle of its section', () =>
  expect(sideBySide([card(300, 100)], most)).toEqual([card(300, 100)]))

test('two cards of one section lie side by side', () => {
  const [first, second] = sideBySide([card(300, 200), card(300, 200)], most)
  expect(second!.x - first!.x).toBeGreaterThanOrEqual(200)
})

test('none leaves the board, nor minds those of the other side', () => {
  const row = sideBySide([card(900, 200), card(950, 200), card(950, 200, 9)], most)
  expect(row.map(({ x, w }) => x + w / 2)).toEqual([1000 - 208, 1000, 1000])
})
