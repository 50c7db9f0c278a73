// What ground and units do, as sentences; the server reads it from the tables of the engine, and it is loaded once.
import type { Entry, Fact, Handbook, HandbookChanges, Refused, RuleText } from '../net/wire.gen'
import { say } from '../ui/words.svelte'

let asked: Promise<Handbook> | null = null

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(path)
  const content: unknown = await response.json()
  if (!response.ok) throw new Error((content as Refused).key)
  return content as T
}

export function handbook(): Promise<Handbook> {
  asked ??= fetched<Handbook>('/api/learn').catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

export const ruleText = (id: string): Promise<RuleText> => fetched<RuleText>(`/api/rules/${encodeURIComponent(id)}`)

/** What a kind of ground does in a battle, on one of its hexes or anywhere. */
export const groundEntry = (
  book: Handbook,
  changes: HandbookChanges | null,
  key: string,
  hex: string,
): Entry | undefined => changes?.hexes[hex]?.[key] ?? changes?.terrain[key] ?? book.terrain[key]

/** What a kind of unit can do in a battle; without a camp, what it can do in general. */
export const unitEntry = (
  book: Handbook,
  changes: HandbookChanges | null,
  kind: string,
  camp: string,
): Entry | undefined => changes?.units[camp]?.[kind] ?? book.units[kind]

/** One fact as a sentence. */
export function factText({ key, who = [], n = 0, of = 0, dice = '' }: Fact): string {
  const names = who.map((word) => say(`category-${word}`)).join(', ')
  return say(`effect-${key}`, { who: names || 'all', n, of, dice })
}
