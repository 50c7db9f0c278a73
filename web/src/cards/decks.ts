// Combat decks as the server describes them: their texts are added to the words, their cards say how they are played.
import type { DeckHead, DeckInfo } from '../net/wire.gen'

type Texts = DeckHead['text']

/** The texts in this language, and in English where one is missing. */
const inLanguage = (text: Texts, lang: string): Record<string, string> => ({ ...text.en, ...text[lang] })

export const titleOf = (deck: DeckHead, lang: string): string => inLanguage(deck.text, lang).name ?? deck.key

/** The special action of a deck: its name and what it does. */
export function specialOf(deck: DeckHead, lang: string): { name: string; text: string } {
  const { special, special_text } = inLanguage(deck.text, lang)
  return { name: special ?? deck.special, text: special_text ?? '' }
}

/** The texts of decks, under the same keys as on the command line. */
export function deckWords(decks: DeckInfo[], lang: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const deck of decks)
    for (const card of deck.cards) {
      const { name = card.key, text = '' } = inLanguage(card.text, lang)
      const brief = (card.text[lang] ?? card.text.en)?.brief
      found.set(`card-${card.key}`, name)
      found.set(`roll-${card.key}`, name)
      found.set(`card-${card.key}-text`, text)
      found.set(`card-${card.key}-overlord`, text)
      if (brief) found.set(`card-${card.key}-brief`, brief)
      found.set(`special-${card.key}`, `${specialOf(deck, lang).name}: ${name}`)
      for (const [key, ways] of [
        [card.key, card.ways],
        [`special:${card.key}`, deck.ways],
      ] as const)
        for (const [n, way] of (ways?.[lang] ?? ways?.en ?? []).entries()) found.set(`way-${key}-${n + 1}`, way)
    }
  return found
}
