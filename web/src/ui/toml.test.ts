import looks from 'shared:looks'
import sheet from 'shared:symbols'
import { expect, test } from 'vitest'
import { readToml } from './toml'

test('tables, strings, numbers, lists and inline tables', () => {
  const text = '# looks\n[ways]\nriver = { width = 27.0, fill = "#8db4c0", marks = ["a", "b"], flip = true } # blue\n'
  expect(readToml(text)).toEqual({ ways: { river: { width: 27, fill: '#8db4c0', marks: ['a', 'b'], flip: true } } })
})

test('what cannot be read names its line', () => {
  expect(() => readToml('[a]\nb = {')).toThrow('looks.toml:2')
})

test('the sheet has every symbol that the table of looks or a component names', () => {
  const sources = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true })
  const named = Object.values(sources).flatMap((text) => [...text.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id))
  expect(named).toContain('part-star')
  for (const table of [looks.units, looks.badges, looks.marks]) named.push(...Object.values(table))
  for (const symbol of named) expect(sheet).toContain(`<symbol id="${symbol}"`)
  for (const [, part] of sheet.matchAll(/href="#([^"]+)"/g)) expect(sheet).toContain(`<symbol id="${part}"`)
})

test('the sheet has no symbols of the ground, which the server draws', () => {
  expect(sheet).not.toContain('"terrain-')
})
