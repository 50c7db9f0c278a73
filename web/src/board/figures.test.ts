import { expect, test } from 'vitest'
import { formation } from './figures'
import { looks } from './looks'

test('every figure has a place of its own, and a lost one leaves its place empty', () => {
  for (const strength of [1, 2, 3, 4, 5, 6])
    for (let figures = 1; figures <= strength; figures++) {
      const found = formation({ kind: 'infantry', figures, strength })
      expect(found?.left).toHaveLength(figures)
      expect(found?.lost).toHaveLength(strength - figures)
      expect(new Set([...(found?.left ?? []), ...(found?.lost ?? [])].map(String)).size).toBe(strength)
    }
})

test('a unit that was reinforced beyond its strength shows all of its figures', () => {
  expect(formation({ kind: 'infantry', figures: 5, strength: 4 })?.left).toHaveLength(5)
})

test('a train is one piece, and so is a crowd that has no places', () => {
  expect(looks.models.single.map((kind) => formation({ kind, figures: 2, strength: 4 }))).toEqual(
    looks.models.single.map(() => null),
  )
  expect(formation({ kind: 'infantry', figures: 9, strength: 9 })).toBeNull()
})
