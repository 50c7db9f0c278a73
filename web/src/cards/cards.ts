// How a card looks: its family, the icons of its corner, its picture; the page names no Command card and no rule.
import sheet from 'shared:cards'
import { COMMAND_CARDS, DEEDS } from '../net/facts.gen'
import type { CombatCardInfo } from '../net/wire.gen'
import { words } from '../ui/words.svelte'

// Command cards as Python describes them; a card that did not exist when the page was built is not found.
const command: Partial<Record<string, CommandCard>> = COMMAND_CARDS
// The picture of a Combat card shows its first effect; an effect that this page does not know is not drawn.
const deeds: Record<string, string> = DEEDS
const UNITS: Record<string, string> = { armor: 'unit-armor', artillery: 'unit-artillery' }
const NO_UNIT = ['section', 'nothing', 'line']

/** The name of a card; its key if there is no text for it. */
export function cardName(key: string): string {
  const plain = key.replace(/-/g, ' ')
  return words.has(`card-${key}`) ? words.say(`card-${key}`) : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The cards in front of somebody in one line, with the number of cards that are face down. */
export function cardLine(cards: string[], hidden: number): string {
  return [...cards.map(cardName), ...(hidden ? [`${hidden}\u00a0${words.say('page-face-down')}`] : [])].join(' · ')
}

/** The text of a card, in a standard or an Overlord battle. */
export function cardText(key: string, overlord: boolean): string {
  const name = `card-${key}-${overlord ? 'overlord' : 'text'}`
  return words.has(name) ? words.say(name) : ''
}

/** The short text on the face of a card; a Combat deck may have none. */
export function cardBrief(key: string, overlord: boolean): string {
  const name = `card-${key}-brief`
  const brief = words.has(name) ? words.say(name, { board: overlord ? 'overlord' : 'standard' }) : ''
  return brief.replace(/(\d) /g, '$1\u00a0')
}

// Before a consonant and its vowel, but never within `tr`, `cl`, `ch` and the like.
const PARTING =
  /(?<=\p{L}{3})(?<![bcdfgpt](?=[rl])|[cpt](?=h))(?=(?:[bcdfgpt][rl]|[cpt]h|[bcdfghjlmnpqrstvzñç])[aeiouyáéíóúàâèéêîôû]\p{L}{2})/gu

/** Long words may be hyphenated between syllables, so that they fit a narrow card. */
export function soften(name: string, long: number): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < long ? word : word.replace(PARTING, '\u00ad')))
}

type CommandCard = {
  readonly family: 'section' | 'tactic'
  readonly to: readonly string[]
  readonly figure: string
  readonly picture: string
}
export type CardLook = {
  family: 'section' | 'tactic' | 'combat'
  to: readonly string[]
  figure: string
  picture: string
}

export function cardLook(key: string): CardLook {
  const card = command[key]
  if (!card) return { family: words.combatCard(key) ? 'combat' : 'tactic', to: [], figure: '', picture: '' }
  return commandLook(card)
}

/** The look of a row of the card file; a card whose picture is not drawn yet has none. */
export function commandLook({ family, to, figure, picture }: CommandCard): CardLook {
  return { family, to, figure, picture: drawn(`card-${picture}`) ? `card-${picture}` : '' }
}

/** The corner of a Command card in words: who may receive it in Overlord, and how many units it orders. */
export function cornerWords({ to, figure, family }: CardLook): string {
  if (!to.length) return ''
  const who = to.map((role) => words.say(`role-${role}`)).join(', ')
  return words.say('page-card-for', { who, n: family === 'section' ? Number(figure) || figure : 'none' })
}

/** What a Combat card does, the unit it is about, and whether that unit is an enemy. */
export function combatPicture(card: CombatCardInfo): { deed: string; unit: string; hostile: boolean } {
  const unit = NO_UNIT.includes(card.who) ? '' : (UNITS[card.types[0] ?? ''] ?? 'unit-infantry')
  return { deed: `deed-${deeds[card.does] ?? 'unknown'}`, unit, hostile: card.who === 'enemy' || card.who === 'mover' }
}

/** Whether a symbol is on the sheet of the cards. */
export const drawn = (symbol: string): boolean => sheet.includes(`<symbol id="${symbol}"`)

/** Puts the sheet of the cards on the page, only once. */
export function unrollCards(): void {
  if (typeof document === 'undefined' || document.getElementById('cards-sheet')) return
  const place = Object.assign(document.createElement('div'), {
    id: 'cards-sheet',
    className: 'sheet',
    innerHTML: sheet,
  })
  place.setAttribute('aria-hidden', 'true')
  document.body.append(place)
}
