import { afterEach, expect, test, vi } from 'vitest'
import { Link } from './link.svelte'
import { Pointing } from '../state/pointing.svelte'
import type { Happening } from '../log/sentences'
import type { Asked, Update } from './wire.gen'

class Socket {
  static last: Socket
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    Socket.last = this
  }
  close(): void {}
}
vi.stubGlobal('WebSocket', Socket)
vi.stubGlobal('location', { href: 'http://table.example/' })

let link: Link | undefined
afterEach(() => link?.close())

function sit(): Link {
  link = new Link('t', '')
  return link
}

function hear(news: { story?: number; since?: number; told?: Happening[]; asked?: Asked[] }): void {
  const update = { type: 'update', version: 1, story: 0, since: 0, told: [], asked: [], view: { units: [] }, ...news }
  Socket.last.onmessage?.({ data: JSON.stringify(update as unknown as Update) })
}

const signal = { type: 'signalled', seat: 'allies-left', channel: 'table', signal: 'thanks', hex: '' } as Happening
const thanked = { story: 0, since: 0, told: [signal] }
const battle = (question: number): Asked[] => [
  {
    question,
    seat: 'allies-left',
    kind: 'battle',
    options: [
      { type: 'done' },
      { type: 'battle', unit: 'a8', target: 'C7' },
      { type: 'battle', unit: 'a8', target: 'C9' },
    ],
    draft: [],
  },
]

test('what is told is news, but not to whoever comes, nor after an undo', () => {
  const link = sit()
  hear(thanked)
  expect(link.fresh).toEqual([])
  hear({ ...thanked, since: 1 })
  expect(link.fresh).toEqual([signal])
  hear({ ...thanked, story: 1, since: 1 })
  expect(link.fresh).toEqual([])
  expect(link.log).toEqual([signal, signal])
  hear({ ...thanked, story: 1, since: 2 })
  expect(link.fresh).toEqual([signal])
})

test('what a finger aims at stays while it is an answer, whatever others say', () => {
  const pointing = new Pointing(sit())
  hear({ asked: battle(7) })
  pointing.press('hex:a8', true)
  pointing.press('hex:C9', true)
  expect(pointing.aimed?.text).toBe('battle a8 C9')
  hear({ told: [signal], asked: battle(7) })
  pointing.renew()
  expect(pointing.aimed?.text).toBe('battle a8 C9')
  hear({ asked: battle(8) }) // the same text, but another question
  pointing.renew()
  expect(pointing.aimed).toBeNull()
})

test('an answer that waits to be said again, and the ways to choose from, stay as long as they are answers', () => {
  const pointing = new Pointing(sit())
  hear({ asked: battle(7) })
  pointing.armed = '7 done'
  pointing.many = pointing.choices.slice(1)
  hear({ asked: battle(7) })
  pointing.renew()
  expect([pointing.armed, pointing.many.length]).toEqual(['7 done', 2])
  hear({ asked: battle(8) })
  pointing.renew()
  expect([pointing.armed, pointing.many.length]).toEqual(['', 0])
})
