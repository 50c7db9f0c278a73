// Every sound of the table, made from noise and tones at the moment it is heard; there are no sound files.

export type Noise =
  'rifles' | 'machine-gun' | 'cannon' | 'blast' | 'engine' | 'wings' | 'dice' | 'card' | 'medal' | 'bell'

type Tone = { pitch: number; to?: number; from?: number; lasts: number; loud: number; shape?: OscillatorType }
type Burst = { from?: number; lasts: number; loud: number; filter: BiquadFilterType; pitch: number; to?: number }

export class Synth {
  private context: AudioContext
  private out: GainNode
  private hiss: AudioBuffer

  constructor(context: AudioContext) {
    this.context = context
    this.out = context.createGain()
    this.out.connect(context.destination)
    this.hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = this.hiss.getChannelData(0)
    for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1
  }

  play(noise: Noise, volume: number, after = 0): void {
    this.out.gain.value = volume
    const now = this.context.currentTime + after
    for (const burst of BURSTS[noise] ?? []) this.burst(now, burst)
    for (const tone of TONES[noise] ?? []) this.tone(now, tone)
  }

  /** A gain that rises at once and dies away. */
  private fading(at: number, lasts: number, loud: number): GainNode {
    const gain = this.context.createGain()
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.02, lasts / 5))
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
    gain.connect(this.out)
    return gain
  }

  private burst(now: number, { from = 0, lasts, loud, filter, pitch, to = pitch }: Burst): void {
    const at = now + from
    const source = this.context.createBufferSource()
    const band = this.context.createBiquadFilter()
    source.buffer = this.hiss
    source.loop = true
    band.type = filter
    band.frequency.setValueAtTime(pitch, at)
    band.frequency.exponentialRampToValueAtTime(to, at + lasts)
    source.connect(band).connect(this.fading(at, lasts, loud))
    source.start(at, Math.random() * 0.5)
    source.stop(at + lasts)
  }

  private tone(now: number, { pitch, to = pitch, from = 0, lasts, loud, shape = 'sine' }: Tone): void {
    const at = now + from
    const source = this.context.createOscillator()
    source.type = shape
    source.frequency.setValueAtTime(pitch, at)
    source.frequency.exponentialRampToValueAtTime(to, at + lasts)
    source.connect(this.fading(at, lasts, loud))
    source.start(at)
    source.stop(at + lasts)
  }
}

const crack = (from: number, loud = 0.5): Burst => ({
  from,
  lasts: 0.13,
  loud,
  filter: 'bandpass',
  pitch: 2400,
  to: 700,
})
const knock = (from: number): Burst => ({ from, lasts: 0.05, loud: 0.5, filter: 'bandpass', pitch: 1900, to: 900 })
const chime = (pitch: number, from: number, lasts = 0.5): Tone => ({ pitch, from, lasts, loud: 0.14 })

const BURSTS: Partial<Record<Noise, Burst[]>> = {
  rifles: [crack(0), crack(0.11, 0.35), crack(0.3), crack(0.37, 0.3)],
  'machine-gun': Array.from({ length: 8 }, (_, n) => crack(n * 0.075, 0.4)),
  cannon: [{ lasts: 0.7, loud: 0.9, filter: 'lowpass', pitch: 900, to: 90 }],
  blast: [
    { lasts: 1.1, loud: 0.9, filter: 'lowpass', pitch: 1400, to: 60 },
    { from: 0.05, lasts: 0.4, loud: 0.3, filter: 'highpass', pitch: 2500, to: 1200 },
  ],
  engine: [{ lasts: 0.8, loud: 0.25, filter: 'lowpass', pitch: 260, to: 160 }],
  wings: [{ lasts: 1.1, loud: 0.18, filter: 'bandpass', pitch: 500, to: 900 }],
  dice: [knock(0), knock(0.09), knock(0.15), knock(0.27), knock(0.34), knock(0.5)],
  card: [{ lasts: 0.16, loud: 0.3, filter: 'highpass', pitch: 1600, to: 4200 }],
}
const TONES: Partial<Record<Noise, Tone[]>> = {
  cannon: [{ pitch: 110, to: 38, lasts: 0.5, loud: 0.8 }],
  blast: [{ pitch: 90, to: 30, lasts: 0.8, loud: 0.8 }],
  engine: [
    { pitch: 58, to: 72, lasts: 0.8, loud: 0.22, shape: 'sawtooth' },
    { pitch: 87, to: 104, lasts: 0.8, loud: 0.1, shape: 'square' },
  ],
  wings: [
    { pitch: 150, to: 118, lasts: 1.1, loud: 0.16, shape: 'sawtooth' },
    { pitch: 154, to: 121, lasts: 1.1, loud: 0.16, shape: 'sawtooth' },
  ],
  medal: [chime(659.25, 0), chime(830.6, 0.12), chime(987.8, 0.24), chime(1318.5, 0.36, 0.9)],
  bell: [chime(523.25, 0, 0.4), chime(659.25, 0.16, 0.6)],
}
