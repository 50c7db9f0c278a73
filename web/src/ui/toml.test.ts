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

test('the table of looks names only symbols that are on the sheet', () => {
  for (const table of [looks.obstacles, looks.units, looks.badges, looks.nations, looks.marks])
    for (const symbol of Object.values(table)) expect(sheet).toContain(`<symbol id="${symbol}"`)
})
