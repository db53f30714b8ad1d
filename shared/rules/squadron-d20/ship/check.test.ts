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
import { type ShipData, type StandData, standSchema } from './ship'
import { shape } from './shape'
import { condition } from './state'

const refusalOf = (data: StandData) => refusalSaid(checkShip(document(data, { name: 'Trial' })))
const main = battleshipData.weapons.main!
const other = battleshipData.weapons.other!

test.each(oneOfEach.map((of) => ({ name: of.name, of })))('$name is sound', ({ of }) => {
  expect(refusalSaid(checkShip(of))).toBe('taken')
})

describe('data of a stand are refused', () => {
  const battleship = (change: Partial<ShipData>) => refusalOf({ ...battleshipData, ...change })
  const weapons = (change: Partial<ShipData['weapons']>) =>
    battleship({ weapons: { ...battleshipData.weapons, ...change } })

  test('with a figure outside its scale', () => {
    expect(battleship({ crewQuality: 3 })).toEqual(['document-number-large', 'data.crewQuality'])
    expect(battleship({ size: -5 })).toEqual(['document-number-small', 'data.size'])
    expect(battleship({ spottingBands: 6 })).toEqual(['document-number-large', 'data.spottingBands'])
    expect(battleship({ structure: 0 })).toEqual(['document-number-small', 'data.structure'])
    expect(battleship({ letter: 'X' })).toEqual(['document-value-unfit', 'data.letter'])
    expect(refusalOf({ ...motorBoatData, savingThrow: 2 })).toEqual(['document-number-large', 'data.savingThrow'])
    expect(refusalOf({ ...fighterData, hitPoints: 0 })).toEqual(['document-number-small', 'data.hitPoints'])
  })

  test('whose faces do not make up one die', () => {
    expect(weapons({ main: { ...main, faces: { from: 5, to: 1 } } })).toEqual([
      'ship-faces-fall',
      'data.weapons.main.faces',
    ])
    expect(weapons({ other: { ...other, faces: { from: 5, to: 10 } } })).toEqual([
      'ship-face-twice',
      'data.weapons.other.faces',
    ])
    expect(weapons({ other: { ...other, faces: { from: 7, to: 10 } } })).toEqual(['ship-face-missing', 'data.weapons'])
    expect(weapons({ main: null })).toEqual(['ship-face-missing', 'data.weapons'])
    expect(weapons({ main: null, other: null })).toBe('taken')
  })

  test('whose batteries share an id or use a radar that she does not have', () => {
    const twice = { ...other, batteries: [{ ...other.batteries[0]!, id: 'quad' }] }
    expect(weapons({ other: twice })).toEqual(['ship-battery-id-twice', 'data.weapons.other.batteries[0].id'])
    expect(battleship({ gunneryRadar: false })).toEqual([
      'ship-battery-without-radar',
      'data.weapons.main.batteries[0].radar',
    ])
  })

  test('whose mounts and armour contradict each other', () => {
    const armour = { ...battleshipData.armour, turret: 0 }
    expect(battleship({ armour })).toEqual(['ship-mount-without-armour', 'data.weapons.main.batteries[0].kind'])
    const casemates = { ...other, batteries: [{ ...other.batteries[0]!, kind: 'casemateArmoured' as const }] }
    expect(weapons({ other: casemates })).toEqual(['ship-mount-without-armour', 'data.weapons.other.batteries[0].kind'])
    const bare = main.batteries.map((battery) => ({ ...battery, kind: 'turretUnarmoured' as const }))
    expect(weapons({ main: { ...main, batteries: bare } })).toEqual(['ship-armour-of-no-mount', 'data.armour.turret'])
  })

  test('whose torpedoes run faster or shorter from setting to setting', () => {
    const { torpedoes } = destroyerData.weapons
    const [setting] = torpedoes!.settings
    const settings = [setting!, { ...setting!, knots: setting!.knots + 1 }]
    expect(
      refusalOf({ ...destroyerData, weapons: { ...destroyerData.weapons, torpedoes: { ...torpedoes!, settings } } }),
    ).toEqual(['ship-setting-rises', 'data.weapons.torpedoes.settings[1].knots'])
    const boats = [
      { knots: 40, rangeBands: 2, modifier: 0 },
      { knots: 30, rangeBands: 1, modifier: 0 },
    ]
    expect(refusalOf({ ...motorBoatData, torpedoes: { attacks: 2, settings: boats } })).toEqual([
      'ship-setting-shorter',
      'data.torpedoes.settings[1].rangeBands',
    ])
  })

  test('that is half a carrier', () => {
    const { carrier } = carrierData
    expect(refusalOf({ ...carrierData, carrier: null })).toEqual(['ship-carrier-without-hull', 'data.carrier'])
    expect(battleship({ carrier })).toEqual(['ship-hull-of-no-carrier', 'data.carrier'])
    expect(battleship({ armour: { ...battleshipData.armour, flightDeck: 3 } })).toEqual([
      'ship-flight-deck-of-no-carrier',
      'data.armour.flightDeck',
    ])
    expect(refusalOf({ ...carrierData, planes: 2 })).toEqual(['ship-planes-of-carrier', 'data.planes'])
    expect(refusalOf({ ...carrierData, catapults: 1 })).toEqual(['ship-planes-of-carrier', 'data.catapults'])
    expect(refusalOf({ ...carrierData, cargo: { points: 3, kind: 'fuel' } })).toEqual([
      'ship-cargo-of-carrier',
      'data.cargo',
    ])
  })

  test('with a catapult and nothing to launch, or a letter that is not hers', () => {
    expect(battleship({ catapults: 1, planes: 0 })).toEqual(['ship-catapult-without-plane', 'data.catapults'])
    expect(refusalOf({ ...merchantData, letter: 'C' })).toEqual(['ship-letter-of-warships', 'data.letter'])
  })

  test('of aircraft whose loads make no sense', () => {
    const bomb = { attack: 'diveBomber' as const, modifier: 0 }
    expect(refusalOf({ ...torpedoBomberData, loads: [bomb, bomb] })).toEqual([
      'ship-load-twice',
      'data.loads[1].attack',
    ])
    expect(refusalOf({ ...torpedoBomberData, loads: [{ ...bomb, modifier: 1 }] })).toEqual([
      'ship-load-modifier',
      'data.loads[0].modifier',
    ])
    expect(refusalOf({ ...fighterData, role: 'fighterBomber' })).toEqual([
      'ship-fighter-bomber-without-load',
      'data.loads',
    ])
  })

  test('of a place ashore with neither guns nor runway', () => {
    const bare = { ...airBaseData, airfield: null, weapons: { main: null, other: null, torpedoes: null } }
    expect(refusalOf(bare)).toEqual(['ship-base-of-nothing', 'data.airfield'])
    const deck = { ...airBaseData, airfield: null, armour: { ...airBaseData.armour, flightDeck: 1 } }
    expect(refusalOf(deck)).toEqual(['ship-flight-deck-of-no-carrier', 'data.armour.flightDeck'])
  })
})

describe('a scenario is refused', () => {
  const side = { id: sideId('rn'), name: 'Royal Navy', flag: 'royal-navy' }
  const stand = (id: string, of: ShipDocument, fields?: Readonly<Record<string, Scalar>>) => ({
    id: shipId(id),
    document: of,
    ...(fields && { fields }),
  })
  const scenario: ScenarioSetup = {
    slug: 'trial',
    title: 'Trial',
    subtitle: '',
    setting: '',
    players: '',
    hours: '',
    briefing: '',
    orders: {},
    victory: '',
    notes: '',
    table: {},
    houseRules: {},
    sides: [side],
    squadrons: [],
  }
  const setUp = (change: Partial<ScenarioSetup>) => refusalSaid(checkSetup({ ...scenario, ...change }))
  const sailing = (...ships: ReturnType<typeof stand>[]) =>
    setUp({ squadrons: [{ id: squadronId('one'), side: side.id, name: 'One', ships }] })
  const [battleship, cruiser] = oneOfEach

  test('whose table or rulings the rules do not know', () => {
    expect(setUp({ table: { light: 'night', tacticalVisibility: 2, weather: 'bad' } })).toBe('taken')
    expect(setUp({ table: { light: 'dusk' } })).toEqual(['scenario-fact-unfit', 'table.light'])
    expect(setUp({ table: { tacticalVisibility: 6 } })).toEqual(['scenario-fact-unfit', 'table.tacticalVisibility'])
    expect(setUp({ table: { tacticalVisibility: 1.5 } })).toEqual(['scenario-fact-unfit', 'table.tacticalVisibility'])
    expect(setUp({ table: { windForce: 3 } })).toEqual(['scenario-fact-unknown', 'table.windForce'])
    expect(setUp({ table: { 'book.criticalValue.gun-8': 7, 'book.beaten': false } })).toBe('taken')
    expect(setUp({ table: { 'book.criticalValue': -1 } })).toEqual(['scenario-fact-unfit', 'table.book.criticalValue'])
    expect(setUp({ table: { 'book.magazineTest': true } })).toEqual(['scenario-fact-unfit', 'table.book.magazineTest'])
    expect(setUp({ table: { 'book.rum': 1 } })).toEqual(['scenario-fact-unknown', 'table.book.rum'])
    expect(setUp({ houseRules: { aaNeeded: 12 } })).toBe('taken')
    expect(setUp({ houseRules: { aaNeeded: 21 } })).toEqual(['scenario-rule-unfit', 'houseRules.aaNeeded'])
    expect(setUp({ houseRules: { sizeCostMinimum: 0 } })).toEqual(['scenario-rule-unfit', 'houseRules.sizeCostMinimum'])
  })

  test('whose commanders are off the scale, or two in a squadron', () => {
    const command = 'squadrons[0].ships[0].fields.command'
    expect(sailing(stand('a', battleship!, { command: 2 }), stand('b', cruiser!, { command: null }))).toBe('taken')
    expect(sailing(stand('a', battleship!, { command: 3 }))).toEqual(['scenario-field-unfit', command])
    expect(sailing(stand('a', battleship!, { command: -3 }))).toEqual(['scenario-command-off-scale', command])
    expect(sailing(stand('a', battleship!, { command: 0.5 }))).toEqual(['scenario-command-off-scale', command])
    expect(sailing(stand('a', battleship!, { command: 1 }), stand('b', cruiser!, { command: 0 }))).toEqual([
      'scenario-two-commanders',
      'squadrons[0].ships[1].fields.command',
    ])
  })

  test('whose aircraft carry what they cannot', () => {
    const load = 'squadrons[0].ships[0].fields.load'
    expect(sailing(stand('a', torpedoBombers, { load: 'torpedoBomber' }))).toBe('taken')
    expect(sailing(stand('a', torpedoBombers, { load: 'none' }))).toBe('taken')
    expect(sailing(stand('a', torpedoBombers, { load: 'ohka' }))).toEqual(['scenario-field-unfit', load])
    expect(sailing(stand('a', torpedoBombers, { load: 'stones' }))).toEqual(['scenario-field-unfit', load])
  })
})

test('the documents that other tests use are valid', () => {
  for (const document of oneOfEach) {
    expect(standSchema.safeParse(document.data).error?.issues, document.name).toBeUndefined()
    expect(Object.keys(shape(document).tracks).length).toBeGreaterThan(2)
  }
})

test('the strength of a stand is its F, S, vessels or aircraft', () => {
  expect(condition(inPlay(destroyer, { tracks: { flotation: 3 } })).left).toBe(3)
  expect(condition(inPlay(airBase, { tracks: { structure: 7 } })).left).toBe(7)
  expect(condition(inPlay(motorBoats, { tracks: { vessels: 2 } })).left).toBe(2)
  expect(condition(inPlay(fighters, { tracks: { aircraft: 1 } })).left).toBe(1)
})

test('a stand without vessels or aircraft is gone, a ship with F 0 still floats', () => {
  expect(condition(inPlay(motorBoats, { tracks: { vessels: 0 } })).standing).toBe('sunk')
  expect(condition(inPlay(fighters, { tracks: { aircraft: 0 } })).standing).toBe('sunk')
  expect(condition(inPlay(destroyer, { tracks: { flotation: 0 } })).standing).toBe('afloat')
  expect(condition(inPlay(destroyer, { tracks: { speed: 0 } })).standing).toBe('deadInTheWater')
})

test('aircraft keep their speed, a place ashore has none', () => {
  expect(condition(inPlay(fighters, { tracks: { aircraft: 1 } }))).toMatchObject({ speed: 290, maximumSpeed: 290 })
  expect(condition(inPlay(airBase))).toMatchObject({ standing: 'afloat', speed: 0, maximumSpeed: 0 })
})
