// Drags a card onto a general, a section or the board: with pointer events, the same for mouse, pen and finger.
import type { Handle } from './options'

const FAR = 8 // pixels before a press becomes a drag

export class Drag {
  card = $state('')
  over = $state<Handle>('')
  x = $state(0)
  y = $state(0)
  /** A drag has just ended: ignore the click that follows. */
  justDropped = false
  private start: { x: number; y: number; card: string } | null = null
  private lift: (card: string) => void
  private drop: (card: string, onto: Handle) => void

  constructor(lift: (card: string) => void, drop: (card: string, onto: Handle) => void) {
    this.lift = lift
    this.drop = drop
  }

  begin = (event: PointerEvent, card: string): void => {
    if (event.button === 0) this.start = { x: event.clientX, y: event.clientY, card }
    this.justDropped = false
  }

  move = (event: PointerEvent): void => {
    if (!this.start) return
    if (!this.card) {
      const [dx, dy] = [event.clientX - this.start.x, event.clientY - this.start.y]
      if (Math.hypot(dx, dy) < FAR) return
      this.card = this.start.card
      this.lift(this.card)
    }
    event.preventDefault()
    this.x = event.clientX
    this.y = event.clientY
    this.over = this.under(event)
  }

  end = (event: PointerEvent): void => {
    const { card } = this
    const onto = card ? this.under(event) : ''
    this.cancel()
    if (!card) return
    this.justDropped = true
    setTimeout(() => (this.justDropped = false))
    if (onto) this.drop(card, onto)
  }

  cancel = (): void => {
    this.start = null
    this.card = ''
    this.over = ''
  }

  private under(event: PointerEvent): Handle {
    const found = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement | SVGElement>('[data-drop]')
    return found?.dataset.drop ?? ''
  }
}
