import { afterEach, expect, test, vi } from 'vitest'
import { groundAddress, layersOf } from './ground'

const hexes = [
  { hex: 'A9', features: ['forest'] },
  { hex: 'C5', features: ['river', 'bridge'], owner: '', road: 10, rail: 0, ends: 0 },
  { hex: 'D5', features: ['open', 'bunker'], owner: 'axis' },
]

afterEach(() => vi.unstubAllGlobals())

test('the address says what lies where, and nothing that is not drawn', () => {
  const day = { face: 'country', visibility: 6 }
  expect(groundAddress({ size: 'standard', flipped: false }, { ...day, mood: 'jungle' }, hexes)).toBe(
    '/ground/standard?face=country&mood=jungle&hexes=A9:forest,C5:river.bridge::10,D5:open.bunker:axis',
  )
  expect(groundAddress({ size: 'overlord', flipped: true }, day, [])).toBe(
    '/ground/overlord?face=country&flipped=1&hexes=',
  )
})

test('by night the ground is drawn once, however far one sees', () => {
  const at = (visibility: number) =>
    groundAddress({ size: 'standard', flipped: false }, { face: 'country', visibility }, [])
  expect(at(1)).toBe('/ground/standard?face=country&night=1&hexes=')
  expect(at(5)).toBe(at(1))
  expect(at(6)).not.toContain('night')
})

test('a ground is asked for once, and again only if that failed', async () => {
  const answers = [new Response('no', { status: 429 }), new Response('<defs/>\n<g/>')]
  const ask = vi.fn(() => Promise.resolve(answers.shift()))
  vi.stubGlobal('fetch', ask)
  await expect(layersOf('/ground/a')).rejects.toThrow('429')
  expect(await layersOf('/ground/a')).toEqual(['<defs/>', '<g/>'])
  expect(await layersOf('/ground/a')).toEqual(['<defs/>', '<g/>'])
  expect(ask).toHaveBeenCalledTimes(2)
})
