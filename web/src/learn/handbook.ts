// What ground and units do, as the server reads it from the tables that decide; asked for once, told in words.
import type { Refused } from '../net/wire.gen'
import { say } from '../ui/words.svelte'

export type Fact = { key: string; who?: string[]; n?: number; of?: number; dice?: string }
export type Entry = { rule: string; facts: Fact[] }
export type Handbook = { terrain: Record<string, Entry>; units: Record<string, Entry> }
/** A rule in plain words by language, and as the rulebook has it. */
export type Rule = { id: string; plain: Record<string, string>; section: string; text: string; unsure: boolean }

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

export const ruleText = (id: string): Promise<Rule> => fetched<Rule>(`/api/rules/${encodeURIComponent(id)}`)

/** One fact as a sentence. */
export function factText({ key, who = [], n = 0, of = 0, dice = '' }: Fact): string {
  const names = who.map((word) => say(`category-${word}`)).join(', ')
  return say(`effect-${key}`, { who: names || 'all', n, of, dice })
}
