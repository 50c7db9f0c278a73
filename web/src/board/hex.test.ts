import { expect, test } from 'vitest'
import { centre, distance, names, nameOf, outline, place, sectionLines, sectionSpan, step } from './hex'

const standard = { size: 'standard', flipped: false }
const overlord = { size: 'overlord', flipped: false }
const fromTop = { size: 'overlord', flipped: true }

test('the boards have 113 and 230 hexes, each with a name of its own', () => {
  expect(names(standard)).toHaveLength(113)
  expect(names(overlord)).toHaveLength(230)
  expect(new Set(names(overlord)).size).toBe(230)
})

test('names and places lead to each other', () => {
  for (const name of names(overlord)) {
    const { col, row } = place(name)
    expect(nameOf(col, row)).toBe(name)
  }
  expect(place('A9')).toEqual({ col: 0, row: 0 })
  expect(place('a8')).toEqual({ col: 1, row: 1 })
})

test('distances are counted in hexes', () => {
  const far = (a: string, b: string): number => distance(place(a), place(b))
  expect(far('B7', 'B7')).toBe(0)
  for (const beside of ['A7', 'C7', 'a8', 'b8', 'a6', 'b6']) expect(far('B7', beside)).toBe(1)
  expect(far('A9', 'M9')).toBe(12)
  expect(far('A9', 'A1')).toBe(8)
  expect(far('A9', 'D7')).toBe(4)
})

test('odd rows are shifted by half a hex', () => {
  expect(centre(standard, 'a8').x - centre(standard, 'A9').x).toBe(50)
})

test('a flipped board is the same board seen from the other side', () => {
  const a = centre(overlord, 'B7')
  const b = centre(fromTop, 'B7')
  expect(a.x + b.x).toBe(2600)
  expect(names(fromTop)[0]).toBe(names(overlord).at(-1))
})

test('an outline has six corners', () => expect(outline({ x: 0, y: 0 }).split('L')).toHaveLength(6))

test('sections cover the board from edge to edge, from both sides', () => {
  for (const board of [overlord, fromTop]) {
    const spans = ['s1', 's2', 's3', 's4', 's5', 's6'].map((key) => sectionSpan(board, key)).sort((a, b) => a[0] - b[0])
    expect(spans[0]?.[0]).toBe(0)
    expect(spans.at(-1)?.[1]).toBe(2600)
    for (let n = 1; n < spans.length; n++) expect(spans[n]?.[0]).toBe(spans[n - 1]?.[1])
  }
  expect(sectionLines(overlord).filter(({ flank }) => flank)).toHaveLength(2)
})

test('arrow keys walk the board as it is seen', () => {
  expect(step(standard, 'B7', 'ArrowRight')).toBe('C7')
  expect(step({ size: 'standard', flipped: true }, 'B7', 'ArrowRight')).toBe('A7')
  expect(step(standard, 'A9', 'ArrowUp')).toBeNull()
  expect(step(standard, 'A9', 'ArrowDown')).toBe('a8')
  expect(step(standard, 'B7', 'Home')).toBe('A9')
})
