// Which sounds belong to a beat, and after how many seconds each; it makes none of them.
import type { Happening } from '../log/sentences'
import type { UnitView } from '../net/wire.gen'
import type { Noise } from './synth'

type Cue = { noise: Noise; after: number }

const PLANES = /warhawk|lightning|corsair|spitfire|storch|bf-109|zero|yak/
const GUNS = /armor|tank|tiger|artillery|gun|mortar|train|destroyer/
const ENGINES = /armor|tank|tiger|mobile|locomotive|train|destroyer/

function voice(kind: string): Noise {
  if (PLANES.test(kind)) return 'wings'
  if (kind.startsWith('machine-gun')) return 'machine-gun'
  return GUNS.test(kind) ? 'cannon' : 'rifles'
}

export function soundsOf(beat: Happening[], units: UnitView[]): Cue[] {
  const kind = (hex: string | undefined): string => units.find((unit) => unit.hex === hex)?.kind ?? ''
  const cues = new Map<Noise, number>()
  const add = (noise: Noise, after = 0): void => void (cues.has(noise) || cues.set(noise, after))
  for (const event of beat) {
    if (event.type === 'rolled') {
      if (event.target) add(event.unit ? voice(kind(event.unit)) : 'cannon')
      add('dice', 0.15)
    } else if (event.type === 'eliminated') add('blast', 0.85)
    else if (event.type === 'bridgeblown') add('blast')
    else if (event.type === 'moved' || event.type === 'retreated') {
      const to = event.type === 'moved' ? event.path.at(-1) : event.to
      if (ENGINES.test(kind(event.unit) || kind(to))) add('engine')
    } else if (event.type === 'planeflew' || event.type === 'planeentered' || event.type === 'airaction') add('wings')
    else if (event.type === 'cardplayed' || event.type === 'cardlaid' || event.type === 'combatplayed') add('card')
    else if (event.type === 'medalswon') add('medal', 1)
  }
  return [...cues].map(([noise, after]) => ({ noise, after }))
}
