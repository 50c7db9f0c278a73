// How a general plays the cards that lie in front of him, where nobody needs to see a hand.
export type OwnCards = {
  live: (card: string) => boolean
  chosen: (card: string) => boolean
  look: (card: string) => void
}
