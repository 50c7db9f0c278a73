import { readFileSync } from 'node:fs'
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
  const folder = new URL('../../src/overlord/picture/', import.meta.url)
  const looks = readToml(readFileSync(new URL('looks.toml', folder), 'utf8'))
  const sheet = readFileSync(new URL('symbols.svg', folder), 'utf8')
  for (const table of ['obstacles', 'units', 'badges', 'nations', 'marks'])
    for (const symbol of Object.values(looks[table] ?? {})) expect(sheet).toContain(`<symbol id="${String(symbol)}"`)
})
