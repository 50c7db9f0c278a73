// Two soft tones for "your turn", generated without a sound file; the browser remembers whether they are on.

const KEPT = 'overlord-sound'

class Sound {
  on = $state(true)
  private context: AudioContext | null = null

  constructor() {
    try {
      this.on = localStorage.getItem(KEPT) !== 'off'
    } catch {
      this.on = true
    }
  }

  toggle(): void {
    this.on = !this.on
    try {
      localStorage.setItem(KEPT, this.on ? 'on' : 'off')
    } catch {
      // the browser stores nothing, but the sound still works
    }
    if (this.on) this.ring()
  }

  /** Browsers let a page play sound only after the user has touched it. */
  wake = (): void => {
    if (this.context || !this.on || typeof AudioContext === 'undefined') return
    this.context = new AudioContext()
  }

  ring(): void {
    this.wake()
    const context = this.context
    if (!this.on || !context || context.state !== 'running') return
    for (const [n, pitch] of [523.25, 659.25].entries()) {
      const from = context.currentTime + 0.16 * n
      const tone = context.createOscillator()
      const gain = context.createGain()
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0, from)
      gain.gain.linearRampToValueAtTime(0.05, from + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.0005, from + 0.35)
      tone.connect(gain).connect(context.destination)
      tone.start(from)
      tone.stop(from + 0.4)
    }
  }
}

export const sound = new Sound()
