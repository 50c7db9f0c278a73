import { expect, test } from 'vitest'
import { drawGround, grain } from './ground'

test('the same words give the same grain', () => {
  expect(grain('a8')).toBe(grain('a8'))
  expect(grain('a8')).not.toBe(grain('B7'))
  expect(grain('a8')).toBeLessThan(1)
})

test('what lies on a hex is drawn with its symbol, and an unknown key is left out', () => {
  const board = { size: 'standard', flipped: false }
  const art = drawGround(board, 'country', [
    { hex: 'A9', features: ['forest'] },
    { hex: 'C5', features: ['river', 'bridge'], road: 9 },
    { hex: 'D5', features: ['"><script>'] },
  ])
  expect(art).toMatch(/#terrain-forest(-2)?"/)
  expect(art).toContain('#piece-bridge"')
  expect(art).not.toContain('script')
})
