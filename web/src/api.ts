// The few HTTP routes of the server.
import type { Refused } from './wire.gen'

export type Text = Record<string, { name: string; briefing: string; victory?: string }>
export type Battle = {
  key: string
  board: string
  face: string
  seats: string[]
  first: string
  camps: Record<string, { nation: string; hand: number; medals: number; units: Record<string, number> }>
  text: Text
  picture?: string
}
export type NewTable = { battle: string; name: string; me: string[]; speed?: string; seed?: number }
export type MyTable = { id: string; battle: string; place?: number; over?: string | null }

export class Denied extends Error {
  refused: Refused

  constructor(refused: Refused) {
    super(refused.key)
    this.refused = refused
  }
}

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const response = await fetch(path, init)
  const content: unknown = await response.json()
  if (!response.ok) throw new Denied(content as Refused)
  return content as T
}

export const battles = async (): Promise<Battle[]> => (await ask<{ battles: Battle[] }>('/api/battles')).battles
export const me = async (): Promise<string> => (await ask<{ name: string }>('/api/me')).name
export const callMe = (name: string): Promise<unknown> => ask('/api/me', 'PUT', { name })
export const myTables = async (): Promise<MyTable[]> => (await ask<{ tables: MyTable[] }>('/api/tables')).tables
export const newTable = (wanted: NewTable): Promise<{ table: string; place: number; page: string }> =>
  ask('/api/tables', 'POST', wanted)
export const table = (id: string): Promise<{ text: Text }> => ask(`/api/tables/${id}`)
