// How the roles of a camp are divided among its people, and the request for a new table; the server checks all of it.
import type { AnyValue, Value } from '../net/api'
import { CAMPS, SEATING } from '../net/facts.gen'
import type { BattleInfo, HouseOption, NewTable, PlaceInfo, Update } from '../net/wire.gen'
import { say } from '../ui/words.svelte'

// People in a camp -> the roles that go together, as the server makes places of them (O-TEAM-05).
const PLACES: Record<number, readonly (readonly string[])[]> = SEATING
export const ME = 'me'
export const FRIEND = 'friend'

export type Chair = { key: string; camp: string; seats: string[]; shared: boolean }

/** The places of a camp with that many people. */
export function chairs(battle: BattleInfo, camp: string, people: number): Chair[] {
  const roles = battle.board === 'overlord' ? (PLACES[people] ?? []) : [['cic']]
  return roles.map((group, n) => ({
    key: `${camp}-${n}`,
    camp,
    seats: group.map((role) => `${camp}-${role}`),
    shared: battle.board === 'overlord' && people === 2,
  }))
}

/** The camps of a battle, the camp with the first turn first. */
export const campsOf = (battle: BattleInfo): string[] => [...CAMPS].sort((a) => (a === battle.first ? -1 : 1))

export const campOf = (seats: string[]): string => seats[0]?.split('-')[0] ?? ''

/** The place of the reader, unless the reader is a spectator. */
export const ownPlace = (update: Update): PlaceInfo | undefined =>
  update.table.places.find(({ place }) => place === update.place)

/** The name of a place: its roles, or the whole camp. */
export function placeName(seats: string[]): string {
  if (seats.length === 4) return say('page-whole-camp', { camp: say(`camp-${campOf(seats)}`) })
  return seats.map((seat) => say(`seat-${seat}`)).join(' + ')
}

export const textOf = (battle: BattleInfo, lang: string) =>
  battle.text[lang] ?? battle.text.en ?? { name: battle.key, briefing: '' }

/** The options that apply to this battle; Overlord options and air options only where they apply. */
export const optionsOf = (battle: BattleInfo, all: HouseOption[]): HouseOption[] =>
  all.filter(({ rule }) => battle.board === 'overlord' || !/^[OA]-/.test(rule))

export const defaultOf = (battle: BattleInfo, option: HouseOption): AnyValue =>
  battle.options[option.key] ?? option.default

/** The request for the server: who holds what, and only the options that differ from the battle's own. */
export function wish(
  battle: BattleInfo,
  people: Record<string, number>,
  who: Record<string, string>,
  chosen: Record<string, Value>,
): Omit<NewTable, 'name'> {
  const all = CAMPS.flatMap((camp) => chairs(battle, camp, people[camp] ?? 1))
  const seatsOf = (holder: string) => [
    ...new Set(all.filter(({ key }) => who[key] === holder).flatMap(({ seats }) => seats)),
  ]
  const bots = all.flatMap(({ key, seats }) => {
    const name = who[key] ?? ''
    return name && name !== ME && name !== FRIEND && seats[0] ? [[seats[0], name] as const] : []
  })
  return {
    battle: battle.key,
    me: seatsOf(ME),
    open: seatsOf(FRIEND),
    seating: Object.fromEntries(CAMPS.map((camp) => [camp, battle.board === 'overlord' ? (people[camp] ?? 1) : 1])),
    bots: Object.fromEntries(bots),
    options: chosen,
  }
}
