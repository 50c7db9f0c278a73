import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Showing } from './showing.svelte'
import type { Happening } from '../log/sentences'
import type { Link } from '../net/link.svelte'
import type { Update } from '../net/wire.gen'

let reduced = false
beforeEach(() => {
  reduced = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => vi.useRealTimers())

type Ear = { heard: (update: Update, again: boolean) => void; acting: () => void; log: Happening[]; update: unknown }

/** A page of the allies that has just been opened at a table. */
function sit(speed = 'normal'): { showing: Showing; tell: (told: unknown[], hex: string) => void; link: Ear } {
  const link = { log: [], update: null } as unknown as Ear
  const showing = new Showing(link as unknown as Link)
  let active = 'axis'
  const update = (told: unknown[], hex: string): Update =>
    ({
      told,
      asked: [],
      place: 0,
      table: { speed, places: [{ place: 0, seats: ['allies-cic'] }] },
      view: { active, units: [{ hex, camp: 'axis', kind: 'armor', figures: 3, strength: 3 }] },
    }) as unknown as Update
  const tell = (told: unknown[], hex: string, again = false): void => {
    link.log = [...link.log, ...(told as Happening[])]
    for (const event of told as Happening[]) if (event.type === 'turnstarted') active = event.camp
    link.update = update(told, hex)
    link.heard(link.update as Update, again)
  }
  tell([], 'A1', true)
  return { showing, tell: (told, hex) => tell(told, hex), link }
}
const move = (unit: string, to: string) => ({ type: 'moved', unit, path: [to] })
const roll = { type: 'rolled', unit: 'B2', target: 'A3', faces: 'GGG', purpose: 'battle', seat: 'allies-cic' }
const where = (showing: Showing): string => showing.view?.units.map(({ hex }) => hex).join() ?? ''

test('moves that come at once are shown one after the other', () => {
  const { showing, tell } = sit()
  tell([move('A1', 'A2')], 'A2')
  tell([move('A2', 'A3')], 'A3')
  tell([move('A3', 'A4')], 'A4')
  expect([where(showing), showing.behind, showing.log.length]).toEqual(['A2', 2, 1])
  vi.advanceTimersByTime(700)
  expect([where(showing), showing.behind, showing.log.length]).toEqual(['A3', 1, 2])
  vi.advanceTimersByTime(2000)
  expect([where(showing), showing.busy]).toEqual(['A4', false])
})

test('whoever acts sees the newest board at once; in their own turn the traces go', () => {
  const { showing, tell, link } = sit()
  tell([move('A1', 'A2')], 'A2')
  tell([move('A2', 'A3')], 'A3')
  link.acting()
  expect([where(showing), showing.busy, showing.log.length, showing.since]).toEqual(['A3', false, 2, 0])
  tell([{ type: 'turnstarted', camp: 'allies', turn: 2 }], 'A3')
  link.acting()
  expect(showing.since).toBe(3)
})

test('the board changes when the dice lie, or at once without motion', () => {
  const first = sit()
  first.tell([roll, { type: 'lost', unit: 'A1', figures: 1, left: 2 }], 'A3')
  expect([first.showing.rolling, where(first.showing), first.showing.fallen]).toEqual([true, 'A1', []])
  expect(first.showing.log).toEqual([])
  vi.advanceTimersByTime(900)
  expect([first.showing.rolling, where(first.showing), first.showing.fallen.length]).toEqual([false, 'A3', 1])
  expect([first.showing.log.length, first.showing.busy]).toEqual([2, true])
  reduced = true
  const second = sit()
  second.tell([roll], 'A3')
  expect([second.showing.rolling, where(second.showing)]).toEqual([false, 'A3'])
})

test('an update without news does not overtake the dice', () => {
  const { showing, tell } = sit()
  tell([roll], 'A3')
  tell([], 'A4')
  expect(where(showing)).toBe('A1')
  vi.advanceTimersByTime(900)
  expect(where(showing)).toBe('A4')
})

test('bots that answer at once are not waited for', () => {
  reduced = true
  const { showing, tell } = sit('instant')
  tell([move('A1', 'A2')], 'A2')
  tell([move('A2', 'A3')], 'A3')
  expect([where(showing), showing.busy, showing.log.length]).toEqual(['A3', false, 2])
})

test('a long row of beats is shown faster', () => {
  const { showing, tell } = sit()
  for (let n = 0; n < 40; n++) tell([move('A1', 'A2')], 'A2')
  vi.advanceTimersByTime(700)
  expect(showing.pace).toBeLessThan(0.5)
  vi.advanceTimersByTime(15_000)
  expect(showing.busy).toBe(false)
})

test('after the turn of the enemy it is summed up, whether it was watched or skipped', () => {
  for (const skips of [true, false]) {
    const { showing, tell } = sit()
    tell([{ type: 'turnstarted', camp: 'axis', turn: 3 }], 'A1')
    tell([{ type: 'cardlaid', seat: 'axis-cic', card: 'probe-left', sections: [] }], 'A1')
    tell([move('A1', 'A2')], 'A2')
    tell([roll, { type: 'lost', unit: 'A2', figures: 1, left: 2 }], 'A2')
    tell([{ type: 'turnstarted', camp: 'allies', turn: 4 }], 'A2')
    if (skips) showing.finish()
    else vi.advanceTimersByTime(20_000)
    expect(showing.turn.told).toMatchObject({ camp: 'axis', turn: 3, from: 0, cards: ['probe-left'], moves: 1 })
    showing.act()
    expect(showing.turn.told).toBeNull()
  }
})
