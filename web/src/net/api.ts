// The few HTTP routes of the server.
import type { Deck, DeckHead } from '../cards/decks'
import type { Refused, TableInfo } from './wire.gen'

export type Text = Record<string, { name: string; briefing?: string; victory?: string; rules?: string }>
export type Value = boolean | number | string
export type Battle = {
  key: string
  own?: boolean
  board: string
  face: string
  seats: string[]
  first: string
  camps: Record<string, { nation: string; hand: number; medals: number; units: Record<string, number> }>
  options: Record<string, Value>
  text: Text
  picture?: string
}
export type HouseOption = {
  key: string
  kind: 'flag' | 'number' | 'camp' | 'camps' | 'word' | 'deck' | 'planes' | 'air-rules'
  default: Value
  rule: string
  words: string[]
  text: Record<string, string>
}
/** A file of one's own that holds no battle to play: the first of its problems, which names it, and how many more. */
export type Spoiled = { problem: string; more: number }
export type Catalogue = {
  battles: Battle[]
  spoiled: Spoiled[]
  bots: string[]
  options: HouseOption[]
  speeds: string[]
  decks: DeckHead[]
}
export type NewTable = {
  battle: string
  name: string
  me: string[]
  open?: string[]
  seating?: Record<string, number>
  bots?: Record<string, string>
  options?: Record<string, Value>
  speed?: string
  clock?: number
  seed?: number
}
export type Made = {
  table: string
  place: number
  page: string
  places: { place: number; seats: string[]; link: string }[]
  watch: string
}
export type MyTable = {
  id: string
  battle: string
  names: Record<string, string>
  begun: number
  turn: number
  active: string
  asked: string
  over: string
  reason: string
  place: number
  seats: string
  owner: boolean
}

export class Denied extends Error {
  refused: Refused

  constructor(refused: Refused) {
    super(refused.key)
    this.refused = refused
  }
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const init: RequestInit = { method, keepalive: method !== 'GET' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const response = await fetch(path, init)
  const content: unknown = response.status === 204 ? null : await response.json()
  if (!response.ok) throw new Denied(content as Refused)
  return content as T
}

export const catalogue = (): Promise<Catalogue> => ask('/api/battles')
export const me = async (): Promise<string> => (await ask<{ name: string }>('/api/me')).name
export const callMe = (name: string): Promise<unknown> => ask('/api/me', 'PUT', { name })
export const myTables = async (): Promise<MyTable[]> => (await ask<{ tables: MyTable[] }>('/api/tables')).tables
export const newTable = (wanted: NewTable): Promise<Made> => ask('/api/tables', 'POST', wanted)
export const table = (id: string): Promise<{ table: TableInfo; text: Text; decks: Deck[]; windows: string[] }> =>
  ask(`/api/tables/${id}`)
export const removeTable = (id: string): Promise<unknown> => ask(`/api/tables/${id}`, 'DELETE')
export const leaveTable = (id: string): Promise<unknown> => ask(`/api/tables/${id}/leave`, 'POST', {})
export const rematch = (id: string): Promise<{ table: string; page: string }> =>
  ask(`/api/tables/${id}/rematch`, 'POST', {})
/** A new link to a place; to free it, whoever came there by the link before gets up. */
export const freshLink = async (id: string, place: number, free = false): Promise<string> =>
  (await ask<{ link: string }>(`/api/tables/${id}/links`, 'POST', { place, free })).link
export const codeOf = async (link: string): Promise<string> =>
  (await ask<{ svg: string }>('/api/code', 'POST', { link })).svg
