// The pictures of all cards are on the sheet, and long names break only where they may.
import sheet from 'shared:cards'
import symbols from 'shared:symbols'
import { expect, test } from 'vitest'
import en from 'shared:words/en'
import { COMMAND_CARDS, DEEDS } from '../net/facts.gen'
import { cardLine, cardLook, combatPicture, commandLook, drawn, soften } from './cards'

const keys = [...en.matchAll(/^card-(.+)-brief =/gm)].map(([, key]) => key ?? '')
const combat = {
  key: 'lamp',
  copies: 1,
  camp: '',
  icon: true,
  timing: 'reaction',
  window: 'defend',
  who: 'attacked',
  types: ['armor'],
  does: 'dice-less',
  text: {},
  ways: {},
}

test('every Command card has a picture of its own kind', () => {
  expect(Object.keys(COMMAND_CARDS).sort()).toEqual(keys.sort())
  const pictures = keys.map((key) => cardLook(key).picture)
  expect(pictures.filter((picture) => !drawn(picture))).toEqual([])
  // The three sides of a card share its picture; nothing else does.
  expect(new Set(pictures).size).toBe(new Set(keys.map((key) => key.replace(/-(left|center|right)$/, ''))).size)
})

test('the corner of a card points to those who may receive it', () => {
  const corner = (key: string): string => [...cardLook(key).to, cardLook(key).figure].join(' ')
  expect(corner('assault-left')).toBe('left A')
  expect(corner('recon-in-force')).toBe('left center right 1')
  expect(corner('general-advance')).toBe('left center right 2')
  expect(corner('pincer-move')).toBe('left right 2')
  expect(cardLook('barrage').to).toEqual(['cic'])
  expect(corner('move-out')).toBe('left center right ?')
  expect(corner('counter-attack')).toBe('cic left center right ?')
})

test('a card that is new in the file has its look from its row alone', () => {
  const row = { family: 'section', to: ['left', 'center'], figure: '5', picture: 'dawn-patrol' } as const
  expect(commandLook(row)).toEqual({ ...row, picture: '' })
  expect(commandLook({ ...row, picture: 'recon' }).picture).toBe('card-recon')
})

test('the sheet of the cards places only symbols that there are', () => {
  const used = [...sheet.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '')
  expect(used.filter((id) => !(sheet + symbols).includes(`<symbol id="${id}"`))).toEqual([])
})

test('a Combat card shows its unit and what happens to it', () => {
  expect(combatPicture(combat)).toEqual({ deed: 'deed-fewer-dice', unit: 'unit-armor', hostile: false })
  expect(combatPicture({ ...combat, who: 'mover', types: [], does: 'stop-move' })).toEqual({
    deed: 'deed-halt',
    unit: 'unit-infantry',
    hostile: true,
  })
  expect(combatPicture({ ...combat, who: 'section', does: 'status' }).unit).toBe('')
  expect(drawn(combatPicture({ ...combat, does: 'an effect of tomorrow' }).deed)).toBe(false)
  expect(Object.values(DEEDS).filter((deed) => !drawn(`deed-${deed}`))).toEqual([])
})

test('a line of cards counts those that lie face down, beside others too', () => {
  const down = 'page-face-down' // no language is loaded here, so a text is its key
  expect(cardLine([], 2)).toBe(`2\u00a0${down}`)
  expect(cardLine(['probe-left'], 1)).toBe(`Probe left · 1\u00a0${down}`)
  expect(cardLine(['probe-left', 'recon-left'], 0)).toBe('Probe left · Recon left')
  expect(cardLine([], 0)).toBe('')
})

test('long names part between syllables', () => {
  const parted = (name: string): string => soften(name, 12).replaceAll('\u00ad', '-')
  expect(parted('Contraataque')).toBe('Con-traa-taque')
  expect(parted('Reconocimiento')).toBe('Reco-no-ci-miento')
  expect(parted('Artillery Bombard')).toBe('Artillery Bombard')
})
