// How a card looks: its family, the arrow and the figure in its corner. What it does is told by its words.
import { words } from './words.svelte'

const FIGURES: Record<string, string> = { recon: '1', probe: '2', attack: '3', assault: '∀' }
const OVER_ALL: Record<string, string> = { 'recon-in-force': '1', 'general-advance': '2', 'pincer-move': '2' }
const PICTURES: Record<string, string> = {
  'air-power': 'badge-prize',
  'armor-assault': 'unit-armor',
  'artillery-bombard': 'unit-artillery',
  barrage: 'unit-big-gun',
  'behind-enemy-lines': 'unit-special-forces',
  'dig-in': 'obstacle-sandbags',
  firefight: 'unit-machine-gun-late',
  'infantry-assault': 'unit-infantry',
  'move-out': 'unit-infantry',
  'close-assault': 'unit-combat-engineers',
  'their-finest-hour': 'medal-either',
  ambush: 'unit-sniper',
}

/** The name of a card; one that the words do not know goes by its key. */
export function cardName(key: string): string {
  const plain = key.replace(/-/g, ' ')
  return words.has(`card-${key}`) ? words.say(`card-${key}`) : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What it says, in a battle of two or of two camps. */
export function cardText(key: string, overlord: boolean): string {
  const name = `card-${key}-${overlord ? 'overlord' : 'text'}`
  return words.has(name) ? words.say(name) : ''
}

/** Long words may be parted between two consonants, so that they fit a narrow card. */
export function soften(name: string): string {
  return name.replace(/\p{L}{11,}/gu, (word) => word.replace(/([bcdfglmnprst])(?=[bcdfglmnprst][aeiouyáéíóúàèêôûç])/g, '$1\u00ad'))
}

export type CardLook = { family: 'section' | 'tactic' | 'combat'; arrow: '' | 'left' | 'center' | 'right' | 'all'; figure: string; picture: string }

export function cardLook(key: string): CardLook {
  const [, head, side] = /^(recon|probe|attack|assault)-(left|center|right)$/.exec(key) ?? []
  if (head && side) return { family: 'section', arrow: side as 'left', figure: FIGURES[head] ?? '', picture: '' }
  if (words.combatCard(key)) return { family: 'combat', arrow: '', figure: '', picture: '' }
  const over = OVER_ALL[key]
  if (over) return { family: 'section', arrow: 'all', figure: over, picture: '' }
  return { family: 'tactic', arrow: '', figure: '★', picture: PICTURES[key] ?? '' }
}
