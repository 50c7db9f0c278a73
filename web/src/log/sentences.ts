// Puts events, answers and refusals into words; which of them a reader may know was decided by the server.
import { Denied } from '../net/api'
import { GROUPS, NONE, SPECIAL } from '../net/facts.gen'
import { textOf, type Action } from '../state/options'
import type { Note, Part, Refused, Secret, Update } from '../net/wire.gen'
import { words, type Values } from '../ui/words.svelte'

export type Happening = Update['told'][number]

const groups: Record<string, string> = GROUPS
const plain = (card: string): string => (card.startsWith(SPECIAL) ? card.slice(SPECIAL.length) : card)

function valueOf(field: string, given: unknown): string | number {
  let value = given
  if (value && typeof value === 'object' && 'owners' in value) value = (value as unknown as Secret).value
  if (typeof value === 'number') return value
  if (field === 'what' && /^\d+$/.test(String(value))) return Number(value) // the number of a way to play a card
  if (typeof value === 'boolean') return Number(value)
  const items = Array.isArray(value)
    ? value.map(String)
    : groups[field] === 'die'
      ? [...String(value ?? '')]
      : value
        ? [String(value)]
        : []
  if (!items.length) return NONE
  const group = groups[field] ?? (field === 'to' && words.has(`seat-${items[0]}`) ? 'seat' : '')
  if (!group) return items.join(field === 'path' ? ' → ' : ', ')
  return items.map((key) => words.say(`${group}-${plain(key)}`)).join(', ')
}

function valuesOf(fields: object): Values {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, valueOf(field, value)]))
}

/** One sentence for the log. */
export function tell(event: Happening): string {
  const values = valuesOf(event)
  if (event.type === 'ended') values.reason = words.say(`outcome-${event.reason}`)
  if (event.type === 'combatchose') values.way = wordsOfWay(event.card, event.way, event.way)
  return words.say(`event-${event.type}`, values)
}

/** What an answer means, in a few words. */
export function meaning(action: Action): string {
  const key = `action-${action.type}`
  return words.has(key) ? words.say(key, valuesOf({ via: [], unit: '', ...action })) : textOf(action)
}

/** The Combat card that offers a choice, and which of all its ways can be chosen. */
function choice(draft: string[]): { card: string; ways: string[] } | undefined {
  const [, card, ...ways] = draft.find((text) => text.startsWith('choice '))?.split(' ') ?? []
  return card === undefined ? undefined : { card, ways }
}
const cardOf = (key: string): string => words.say(`card-${plain(key)}`)

/** The text of a question; if a Combat card offers a choice, with the card's name. */
export function question(kind: string, draft: string[]): string {
  const found = choice(draft)
  if (found) return words.say('question-way', { card: cardOf(found.card) })
  // The page distinguishes laying a card and bringing on an airplane from other orders; the engine does not.
  const own = `page-question-${kind}`
  return words.say(words.has(own) ? own : `question-${kind}`)
}

/** The text of one way of a Combat card, from its deck; if it has none, by its number in the question. */
function wordsOfWay(card: string, way: string | number, number: number): string {
  const key = `way-${card}-${way}`
  return words.has(key) ? words.say(key) : words.say('action-choose-of', { card: cardOf(card), what: number })
}

/** The text of one way of a Combat card; empty for any other answer. */
export function wayOf(action: Action, draft: string[]): string {
  const found = choice(draft)
  const number = action.type === 'choose' ? Number(action.what) : NaN
  const way = found?.ways[number - 1]
  return !found || way === undefined ? '' : wordsOfWay(found.card, way, number)
}

export function refusal({ key, values, rule }: Refused): string {
  const named = Object.entries(values).map(([field, value]) => {
    const name = `${field}-${value}`
    return [field, (field === 'card' || field === 'seat') && words.has(name) ? words.say(name) : value]
  })
  const name = [`illegal-${key}`, `table-${key}`].find((name) => words.has(name)) ?? 'illegal-not-now'
  const text = words.say(name, Object.fromEntries(named))
  return rule ? `${text} (${rule})` : text
}

/** Why a request to the server failed, in one sentence. */
export function trouble(error: unknown): string {
  return error instanceof Denied ? refusal(error.refused) : words.say('page-no-server')
}

/** The text of a note about the table. */
export function telling({ key, values }: Note): string {
  return words.say(`note-${key}`, valuesOf(values))
}

/** The parts of a number: `3 adjacent − 2 town`. */
export function sum(parts: Part[]): string {
  return parts
    .map(({ amount, reason }, index) => {
      const sign = amount < 0 ? '− ' : index && amount ? '+ ' : ''
      return `${sign}${amount ? `${Math.abs(amount)} ` : ''}${words.reason(reason, amount)}`
    })
    .join(' ')
}

/** What a Counter-Attack would repeat, one of these cards or nothing; empty if it is not known. */
export function repeats(parts: Part[]): string {
  if (parts.some(({ reason }) => reason === 'repeats-nothing')) return words.reason('repeats-nothing')
  return parts.length ? words.say('page-repeats', { cards: parts.map(({ reason }) => cardOf(reason)).join(' / ') }) : ''
}

/** The hexes that an event mentions, so that the log can highlight them. */
export function hexesOf(event: Happening): string[] {
  const found: string[] = []
  for (const field of ['unit', 'target', 'hex', 'to', 'path', 'hexes'] as const) {
    const value = (event as unknown as Record<string, unknown>)[field]
    const items = Array.isArray(value) ? value : [value]
    found.push(...items.filter((item): item is string => typeof item === 'string' && /^[A-Za-z][1-9]$/.test(item)))
  }
  return [...new Set(found)]
}
