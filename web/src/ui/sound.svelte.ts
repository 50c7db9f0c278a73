// The sound of the table: on or off and how loud, which the browser remembers. The code that makes
// the sounds is loaded before the first one.
import { phone } from './phone'
import type { Happening } from '../log/sentences'
import type { UnitView } from '../net/wire.gen'
import type { Noise, Synth } from './synth'

const KEPT = 'overlord-sound'
const VOLUME = 'overlord-volume'
const USUAL = 0.5

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // the browser stores nothing, but the sound still works
  }
}

class Sound {
  on = $state(true)
  /** From 0 to 1. */
  volume = $state(USUAL)
  private context: AudioContext | null = null
  private synth: Promise<{ synth: Synth; soundsOf: typeof import('./sounds').soundsOf }> | null = null

  constructor() {
    // A phone is quiet until its user switches the sound on.
    this.on = (kept(KEPT) ?? (phone.current ? 'off' : 'on')) !== 'off'
    const volume = Number.parseFloat(kept(VOLUME) ?? '')
    if (volume >= 0 && volume <= 1) this.volume = volume
  }

  toggle(): void {
    this.on = !this.on
    keep(KEPT, this.on ? 'on' : 'off')
    if (this.on) this.ring()
  }

  setVolume(volume: number): void {
    this.volume = volume
    keep(VOLUME, String(volume))
    this.play('bell')
  }

  /** Browsers let a page play sound only after the user has touched it. */
  wake = (): void => {
    if (this.context || !this.on || typeof AudioContext === 'undefined') return
    this.context = new AudioContext()
  }

  ring(): void {
    this.wake()
    this.play('bell')
  }

  /** What has just been shown; the units are those on the board. */
  hear(beat: Happening[], units: UnitView[]): void {
    if (!beat.length || document.hidden || !this.ready) return
    void this.load().then(({ synth, soundsOf }) => {
      for (const { noise, after } of soundsOf(beat, units)) synth.play(noise, this.volume, after)
    })
  }

  private play(noise: Noise): void {
    if (this.ready) void this.load().then(({ synth }) => synth.play(noise, this.volume))
  }

  private get ready(): boolean {
    return this.on && this.volume > 0 && this.context?.state === 'running'
  }

  private load(): NonNullable<typeof this.synth> {
    this.synth ??= Promise.all([import('./synth'), import('./sounds')]).then(([{ Synth }, { soundsOf }]) => ({
      synth: new Synth(this.context ?? new AudioContext()),
      soundsOf,
    }))
    return this.synth
  }
}

export const sound = new Sound()
