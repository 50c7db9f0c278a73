import { expect, test, vi } from 'vitest'
import type { Happening } from '../log/sentences'
import type { StoryPage, View } from '../net/wire.gen'
import { hashOf, medalsOf, momentOf, Story, unfold } from './story.svelte'

const turn = (n: number): Happening => ({ type: 'turnstarted', camp: 'allies', turn: n })
const page = (from: number, steps: StoryPage['steps']): StoryPage => ({
  open: false,
  older: false,
  text: {},
  decks: [],
  handbook: { terrain: {}, hexes: {}, units: {} },
  from,
  total: 4,
  steps,
})
const view = (part: Partial<View>): Partial<View> => part

test('views are made whole from what changed, page by page', () => {
  const first = unfold(
    [],
    page(0, [
      { view: view({ turn: 0, deck: 9 }), told: [] },
      { view: view({ turn: 1 }), told: [turn(1)] },
    ]),
  )
  expect(first.map((step) => [step.view.turn, step.view.deck, step.heard])).toEqual([
    [0, 9, 0],
    [1, 9, 1],
  ])
  const both = unfold(
    first,
    page(2, [
      { view: view({ turn: 1, deck: 8 }), told: [turn(2), turn(3)] },
      { view: view({ deck: 7 }), told: [] },
    ]),
  )
  expect(both.map((step) => [step.view.deck, step.heard])).toEqual([
    [9, 0],
    [9, 1],
    [8, 3],
    [7, 3],
  ])
})

test('a page that comes twice is not told twice', () => {
  const once = page(0, [{ view: view({ turn: 1, deck: 9 }), told: [turn(1)] }])
  expect(unfold(unfold([], once), once)).toHaveLength(1)
})

test('an address names a turn or a step, and medals are found on the line', () => {
  const medal: Happening = { type: 'medalswon', camp: 'axis', medals: 1, reason: 'unit', hexes: [] }
  const steps = unfold(
    [],
    page(0, [
      { view: {}, told: [turn(1)] },
      { view: {}, told: [] },
      { view: {}, told: [medal] },
      { view: {}, told: [turn(2)] },
    ]),
  )
  expect([0, 1, 2, 3].map((at) => hashOf(steps, at))).toEqual(['#turn-1', '#step-2', '#step-3', '#turn-2'])
  expect(['#turn-2', '#step-2', '#step-99', '#turn-7', '#nonsense', ''].map((hash) => momentOf(steps, hash))).toEqual([
    3, 1, 3, -1, -1, -1,
  ])
  expect(medalsOf(steps)).toEqual([{ step: 2, camp: 'axis', lost: false }])
})

test('it opens where it was left, and plays that turn again after its end', () => {
  vi.useFakeTimers()
  const story = new Story()
  const steps = [[], [turn(1)], [], [turn(2)], [], []].map((told) => ({ view: view({ turn: 1 }), told }))
  story.take({ ...page(0, steps), total: 6 })
  story.openAt(Infinity)
  expect(story.at).toBe(5)
  story.play()
  expect(story.at).toBe(3)
  story.pause()
  story.openAt(1)
  expect(story.at).toBe(1)
  story.play()
  vi.advanceTimersByTime(60_000)
  expect([story.at, story.playing]).toEqual([5, false])
  story.play()
  expect(story.at).toBe(1)
  story.pause()
  vi.useRealTimers()
})
