// The texts of the page: the same Fluent files as on the command line, one language at a time,
// which can be changed at any time.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import files from 'shared:words'
import { deckWords } from '../cards/decks'
import { LANGUAGES } from '../net/facts.gen'
import type { CombatCardInfo, DeckInfo } from '../net/wire.gen'

export type Language = (typeof LANGUAGES)[number]
export type Values = Record<string, FluentVariable>

const KEPT = 'overlord-language'

class Words {
  lang = $state<Language>('en')
  /** The Combat decks of the current battle: their texts are in the deck files, not in ours. */
  decks = $state.raw<DeckInfo[]>([])
  /** In a small battle nobody is in chief: some names have a small form. */
  small = $state(false)
  private bundle = $state.raw<FluentBundle | null>(null)
  private readonly own = $derived.by(() => deckWords(this.decks, this.lang))
  private readonly combat = $derived.by(
    () => new Map(this.decks.flatMap(({ cards }) => cards.map((card) => [card.key, card]))),
  )

  async choose(lang: Language): Promise<void> {
    const { default: text } = await files[lang]()
    const bundle = new FluentBundle(lang, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    this.bundle = bundle
    this.lang = lang
    document.documentElement.lang = lang
    try {
      localStorage.setItem(KEPT, lang)
    } catch {
      // the browser stores nothing, but the language still works
    }
  }

  /** How a Combat card of these decks is played. */
  combatCard(key: string): CombatCardInfo | undefined {
    return this.combat.get(key)
  }

  has(key: string): boolean {
    return this.own.has(key) || (this.bundle?.hasMessage(key) ?? false)
  }

  say(key: string, values?: Values): string {
    const own = this.own.get(key)
    if (own !== undefined) return own
    const pattern =
      (this.small && this.bundle?.getMessage(`${key}-small`)?.value) || this.bundle?.getMessage(key)?.value
    return pattern && this.bundle ? this.bundle.formatPattern(pattern, values, []) : key
  }

  /**
   * A reason of the engine (`seishin`, `range-2`, `forest`): its own text, else the name of that terrain, card or unit.
   */
  reason(key: string, amount = 0): string {
    const numbered = /^(.*)-(\d+)$/.exec(key)
    if (numbered?.[1] && this.has(`why-${numbered[1]}`))
      return this.say(`why-${numbered[1]}`, { n: Number(numbered[2]) })
    const named = ['why', 'terrain', 'card', 'unit', 'roll'].map((group) => `${group}-${key}`)
    return this.say(named.find((name) => this.has(name)) ?? key, { n: Math.abs(amount) })
  }
}

export const words = new Words()
export const say = (key: string, values?: Values): string => words.say(key, values)

export function firstLanguage(): Language {
  let kept: string | null
  try {
    kept = localStorage.getItem(KEPT)
  } catch {
    kept = null
  }
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find((lang) => lang === wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? 'en'
}
