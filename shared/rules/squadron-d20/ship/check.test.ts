import { refusalSaid } from '../../kit/worded.testing'
import { describe, expect, test } from 'vitest'
import type { ScenarioSetup } from '../../../documents/scenario'
import type { ShipDocument } from '../../../documents/ship'
import { shipId, sideId, squadronId } from '../../../kernel/ids'
import type { Scalar } from '../../../kernel/scalar'
import { checkSetup } from '../table/check-setup'
import { checkShip } from './check-ship'
import {
  airBaseData,
  battleshipData,
  carrierData,
  destroyerData,
  document,
  fighterData,
  merchantData,
  motorBoatData,
  oneOfEach,
  torpedoBombers,
  torpedoBomberData,
  airBase,
  destroyer,
  fighters,
  inPlay,
  motorBoats,
} from './stands.testing'
import { standSchema, type AircraftData, type ShipData, type StandData, type Weapons } from './ship'
import { shape } from './shape'
import { condition } from './state'

const refusalOf = (data: StandData) => refusalSaid(checkShip(document(data, { name: 'Trial' })))

test.each(oneOfEach.map((of) => ({ name: of.name, of })))('$name is sound', ({ of }) => {
  expect(refusalSaid(checkShip(of))).toBe('taken')
})

const battleship = (change: Partial<ShipData>): StandData => ({ ...battleshipData, ...change })
const weapons = (change: Partial<Weapons>) => battleship({ weapons: { ...battleshipData.weapons, ...change } })
const main = battleshipData.weapons.main!
const other = battleshipData.weapons.other!
const [gun] = other.batteries
const { torpedoes } = destroyerData.weapons
const [fast] = torpedoes!.settings
const bomb = { attack: 'diveBomber', modifier: 0 } as const
const loaded = (...loads: AircraftData['loads']): StandData => ({ ...torpedoBomberData, loads })
const boats = [
  { knots: 40, rangeBands: 2, modifier: 0 },
  { knots: 30, rangeBands: 1, modifier: 0 },
]
const unarmed = { main: null, other: null, torpedoes: null }

test.each<[code: string, where: string, data: StandData]>([
  // A figure outside its scale.
  ['document-number-large', 'crewQuality', battleship({ crewQuality: 3 })],
  ['document-number-small', 'size', battleship({ size: -5 })],
  ['document-number-large', 'spottingBands', battleship({ spottingBands: 6 })],
  ['document-number-small', 'structure', battleship({ structure: 0 })],
  ['document-value-unfit', 'letter', battleship({ letter: 'X' })],
  ['document-number-large', 'savingThrow', { ...motorBoatData, savingThrow: 2 }],
  ['document-number-small', 'hitPoints', { ...fighterData, hitPoints: 0 }],
  // Faces that do not make up one die.
  ['ship-faces-fall', 'weapons.main.faces', weapons({ main: { ...main, faces: { from: 5, to: 1 } } })],
  ['ship-face-twice', 'weapons.other.faces', weapons({ other: { ...other, faces: { from: 5, to: 10 } } })],
  ['ship-face-missing', 'weapons', weapons({ other: { ...other, faces: { from: 7, to: 10 } } })],
  ['ship-face-missing', 'weapons', weapons({ main: null })],
  // Batteries with one id, or a radar that she does not have.
  [
    'ship-battery-id-twice',
    'weapons.other.batteries[0].id',
    weapons({ other: { ...other, batteries: [{ ...gun!, id: 'quad' }] } }),
  ],
  ['ship-battery-without-radar', 'weapons.main.batteries[0].radar', battleship({ gunneryRadar: false })],
  // Mounts and armour that contradict each other.
  [
    'ship-mount-without-armour',
    'weapons.main.batteries[0].kind',
    battleship({ armour: { ...battleshipData.armour, turret: 0 } }),
  ],
  [
    'ship-mount-without-armour',
    'weapons.other.batteries[0].kind',
    weapons({ other: { ...other, batteries: [{ ...gun!, kind: 'casemateArmoured' }] } }),
  ],
  [
    'ship-armour-of-no-mount',
    'armour.turret',
    weapons({ main: { ...main, batteries: main.batteries.map((each) => ({ ...each, kind: 'turretUnarmoured' })) } }),
  ],
  // Torpedoes that run faster or shorter from setting to setting.
  [
    'ship-setting-rises',
    'weapons.torpedoes.settings[1].knots',
    {
      ...destroyerData,
      weapons: {
        ...destroyerData.weapons,
        torpedoes: { ...torpedoes!, settings: [fast!, { ...fast!, knots: fast!.knots + 1 }] },
      },
    },
  ],
  [
    'ship-setting-shorter',
    'torpedoes.settings[1].rangeBands',
    { ...motorBoatData, torpedoes: { attacks: 2, settings: boats } },
  ],
  // Half a carrier.
  ['ship-carrier-without-hull', 'carrier', { ...carrierData, carrier: null }],
  ['ship-hull-of-no-carrier', 'carrier', battleship({ carrier: carrierData.carrier })],
  [
    'ship-flight-deck-of-no-carrier',
    'armour.flightDeck',
    battleship({ armour: { ...battleshipData.armour, flightDeck: 3 } }),
  ],
  ['ship-planes-of-carrier', 'planes', { ...carrierData, planes: 2 }],
  ['ship-planes-of-carrier', 'catapults', { ...carrierData, catapults: 1 }],
  ['ship-cargo-of-carrier', 'cargo', { ...carrierData, cargo: { points: 3, kind: 'fuel' } }],
  // A catapult and nothing to launch; a letter that is not hers.
  ['ship-catapult-without-plane', 'catapults', battleship({ catapults: 1, planes: 0 })],
  ['ship-letter-of-warships', 'letter', { ...merchantData, letter: 'C' }],
  // Loads that make no sense.
  ['ship-load-twice', 'loads[1].attack', loaded(bomb, bomb)],
  ['ship-load-modifier', 'loads[0].modifier', loaded({ ...bomb, modifier: 1 })],
  ['ship-fighter-bomber-without-load', 'loads', { ...fighterData, role: 'fighterBomber' }],
  // A place ashore with neither guns nor runway, or a flight deck without one.
  ['ship-base-of-nothing', 'airfield', { ...airBaseData, airfield: null, weapons: unarmed }],
  [
    'ship-flight-deck-of-no-carrier',
    'armour.flightDeck',
    { ...airBaseData, airfield: null, armour: { ...airBaseData.armour, flightDeck: 1 } },
  ],
])('data of a stand are refused: %s at %s', (code, where, data) => {
  expect(refusalOf(data)).toEqual([code, `data.${where}`])
})

test('a ship without any weapon has no faces to share out', () => {
  expect(refusalOf(weapons({ main: null, other: null }))).toBe('taken')
})

describe('a scenario is refused', () => {
  const side = { id: sideId('rn'), name: 'Royal Navy', flag: 'royal-navy' }
  const stand = (id: string, of: ShipDocument, fields?: Readonly<Record<string, Scalar>>) => ({
    id: shipId(id),
    document: of,
    ...(fields && { fields }),
  })
  const scenario: ScenarioSetup = {
    ...{ slug: 'trial', title: 'Trial', subtitle: '', setting: '', players: '', hours: '', briefing: '' },
    ...{ orders: {}, victory: '', notes: '', table: {}, houseRules: {}, sides: [side], squadrons: [] },
  }
  const refusalWith = (change: Partial<ScenarioSetup>) => refusalSaid(checkSetup({ ...scenario, ...change }))
  const sailing = (...ships: ReturnType<typeof stand>[]): Partial<ScenarioSetup> => ({
    squadrons: [{ id: squadronId('one'), side: side.id, name: 'One', ships }],
  })
  const [thunderbolt, cruiser] = oneOfEach

  const [command, load] = ['squadrons[0].ships[0].fields.command', 'squadrons[0].ships[0].fields.load']

  test.each<[where: string, code: string, change: Partial<ScenarioSetup>]>([
    ['table.tacticalVisibility', 'scenario-fact-unfit', { table: { tacticalVisibility: 1.5 } }],
    ['table.book.criticalValue', 'scenario-fact-unfit', { table: { 'book.criticalValue': -1 } }],
    ['table.book.magazineTest', 'scenario-fact-unfit', { table: { 'book.magazineTest': true } }],
    ['table.book.rum', 'scenario-fact-unknown', { table: { 'book.rum': 1 } }],
    // Commanders off the scale, or two in a squadron.
    [command, 'scenario-field-unfit', sailing(stand('a', thunderbolt!, { command: 3 }))],
    [command, 'scenario-command-off-scale', sailing(stand('a', thunderbolt!, { command: -3 }))],
    [command, 'scenario-command-off-scale', sailing(stand('a', thunderbolt!, { command: 0.5 }))],
    [
      command.replace('ships[0]', 'ships[1]'),
      'scenario-two-commanders',
      sailing(stand('a', thunderbolt!, { command: 1 }), stand('b', cruiser!, { command: 0 })),
    ],
    // Aircraft that carry what they cannot.
    [load, 'scenario-field-unfit', sailing(stand('a', torpedoBombers, { load: 'ohka' }))],
  ])('at %s: %s', (where, code, change) => expect(refusalWith(change)).toEqual([code, where]))

  test.each<Partial<ScenarioSetup>>([
    { table: { light: 'night', tacticalVisibility: 2, weather: 'bad' } },
    { table: { 'book.criticalValue.gun-8': 7, 'book.beaten': false }, houseRules: { aaNeeded: 12 } },
    sailing(stand('a', thunderbolt!, { command: 2 }), stand('b', cruiser!, { command: null })),
    sailing(stand('a', torpedoBombers, { load: 'torpedoBomber' }), stand('b', torpedoBombers, { load: 'none' })),
  ])('but not %#', (change) => expect(refusalWith(change)).toBe('taken'))
})

test('the documents that other tests use are valid', () => {
  for (const document of oneOfEach) {
    expect(standSchema.safeParse(document.data).error?.issues, document.name).toBeUndefined()
    expect(Object.keys(shape(document).tracks).length).toBeGreaterThan(2)
  }
})

test.each([
  ['her F', destroyer, { flotation: 3 }, { left: 3, standing: 'afloat' }],
  ['S of a place ashore, which has no speed', airBase, { structure: 7 }, { left: 7, speed: 0, maximumSpeed: 0 }],
  ['its vessels', motorBoats, { vessels: 2 }, { left: 2 }],
  [
    'aircraft, which keep their speed',
    fighters,
    { aircraft: 1 },
    { left: 1, counts: 'aircraft', speed: 290, maximumSpeed: 290 },
  ],
  ['no vessels: it is gone', motorBoats, { vessels: 0 }, { standing: 'sunk' }],
  ['no aircraft: it is gone', fighters, { aircraft: 0 }, { standing: 'sunk' }],
  ['F 0: she still floats', destroyer, { flotation: 0 }, { standing: 'afloat' }],
  ['no speed: she lies still', destroyer, { speed: 0 }, { standing: 'deadInTheWater' }],
])('the strength of a stand: %s', (_, of, tracks, expected) => {
  expect(condition(inPlay(of, { tracks }))).toMatchObject(expected)
})
