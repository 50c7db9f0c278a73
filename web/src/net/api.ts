// The HTTP routes of the server.
import type {
  BattleText,
  Catalogue,
  Drawn,
  FreshLink,
  HouseOption,
  MadeTable,
  Me,
  MyTable,
  MyTables,
  NewTable,
  NextTable,
  Refused,
  Summary,
  TableAnswer,
  WhichLink,
  WhichPlace,
} from './wire.gen'

export type Texts = Record<string, BattleText>
/** A value that a table can set; some options have values that only a file can set. */
export type Value = NonNullable<NewTable['options']>[string]
export type AnyValue = HouseOption['default']

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
export const me = async (): Promise<string> => (await ask<Me>('/api/me')).name
export const callMe = (name: string): Promise<unknown> => ask('/api/me', 'PUT', { name } satisfies Me)
export const myTables = async (): Promise<MyTable[]> => (await ask<MyTables>('/api/tables')).tables
export const newTable = (wanted: NewTable): Promise<MadeTable> => ask('/api/tables', 'POST', wanted)
export const table = (id: string): Promise<TableAnswer> => ask(`/api/tables/${id}`)
export const removeTable = (id: string): Promise<unknown> => ask(`/api/tables/${id}`, 'DELETE')
export const leaveTable = (id: string): Promise<unknown> => ask(`/api/tables/${id}/leave`, 'POST', {})
export const rematch = (id: string): Promise<NextTable> => ask(`/api/tables/${id}/rematch`, 'POST', {})
/** The figures of a battle that is over. */
export const summary = (id: string): Promise<Summary> => ask(`/api/tables/${id}/summary`)
/** A new link to a place; `free` also removes the people who came by the old link. */
export const freshLink = async (id: string, place: number, free = false): Promise<string> =>
  (await ask<FreshLink>(`/api/tables/${id}/links`, 'POST', { place, free } satisfies WhichPlace)).link
export const codeOf = async (link: string): Promise<string> =>
  (await ask<Drawn>('/api/code', 'POST', { link } satisfies WhichLink)).svg
