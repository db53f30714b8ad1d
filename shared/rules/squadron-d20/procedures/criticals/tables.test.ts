import { describe, expect, test } from 'vitest'
import type { ShipDocument } from '../../../../documents/ship'
import type { Answer } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { trackNames, type TrackName } from '../../ship/shape'
import type { MountKind } from '../../ship/ship'
import {
  airBase,
  airBaseData,
  battleship,
  battleshipData,
  carrier,
  carrierData,
  cruiser,
  cruiserData,
  destroyer,
  destroyerData,
  merchant,
  merchantData,
  type Damage,
} from '../../ship/stands.testing'
import { columns, underwater, type Column } from '../../tables/criticals'
import { changed, playCritical } from './critical.testing'
import type { Critical } from './spend'

/** A critical and on whom: without `of` a cruiser whose armour is not asked about. */
interface Struck extends Partial<Critical>, Damage {
  readonly cv: number
  readonly of?: ShipDocument
  readonly houseRules?: Readonly<Record<string, Scalar>>
}

/** What came of it: tracks by their names, boxes lost and kept, and a sentence that was said. */
interface Came extends Partial<Record<TrackName, number>> {
  readonly lost?: readonly string[]
  readonly kept?: readonly string[]
  readonly spent?: number
  readonly rounds?: number
  readonly isGone?: boolean
  readonly standing?: string
  readonly commander?: readonly [command: number, name: string | null]
  readonly casualties?: string
  readonly why?: string
  readonly unsaid?: string
  readonly asked?: string
  readonly unasked?: string
  /** A question, and what stands beside it. */
  readonly because?: readonly [key: string, ...lines: readonly string[]]
}

type Case = readonly [
  what: string,
  struck: Struck,
  faces: readonly number[],
  came: Came,
  said?: Readonly<Record<string, Answer>>,
]

function played(struck: Struck, faces: readonly number[], said: Case[4]) {
  const { of = bare, boxes, tracks, fields, houseRules, ...critical } = struck
  const damage = { ...(boxes && { boxes }), ...(tracks && { tracks }), ...(fields && { fields }) }
  return playCritical(critical, { of, ...damage, ...(houseRules && { houseRules }) }, faces, said)
}

function comesTo([, struck, faces, came, said]: Case): void {
  const hit = played(struck, faces, said)
  for (const track of trackNames) if (came[track] !== undefined) expect(hit.track(track), track).toBe(came[track])
  const { lost = [], kept = [], spent, rounds, isGone, standing, commander, casualties } = came
  for (const box of lost) expect(hit.lost(box), box).toBe(true)
  for (const box of kept) expect(hit.lost(box), box).toBe(false)
  for (const [name, value] of Object.entries({ spent, rounds, isGone })) {
    if (value !== undefined) expect(hit, name).toMatchObject({ [name]: value })
  }
  if (standing) expect(hit.field('standing')).toBe(standing)
  if (casualties) expect(hit.field('casualties')).toBe(casualties)
  if (commander) expect([hit.field('command'), hit.field('commander')]).toEqual(commander)
  if (came.why) expect(hit.why.join('\n')).toContain(came.why)
  if (came.unsaid) expect(hit.why.join('\n')).not.toContain(came.unsaid)
  if (came.asked) expect(hit.asked.join(' ')).toContain(came.asked)
  if (came.unasked) expect(hit.asked.join(' ')).not.toContain(came.unasked)
  const [key, ...lines] = came.because ?? []
  if (key) expect(hit.because(key).slice(0, lines.length)).toEqual(lines)
}

const noArmour = { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 } as const
/** Her size is 1, so that 4 + size is 5. */
const bare = changed(cruiserData, { armour: noArmour, searchRadar: true, gunneryRadar: true })
const tiny = changed(destroyerData, { size: -4 })
const unfitted = changed(destroyerData, { searchlights: false, planes: 0, catapults: 0 })
const laden = changed(cruiserData, { cargo: { points: 2, kind: 'other' } })
const mounts = (name: string, ...at: readonly number[]) => at.map((each) => `m-${name}-${each}`)
const dark = { boxes: { 'e-searchlights': ['struck'] } } as const
const flag = { fields: { command: -2, commander: 'Holland' } } as const

/** The same at every face of a row. */
const atEach = (faces: readonly number[], what: string, struck: Struck, rest: readonly number[], came: Came): Case[] =>
  faces.map((face) => [`${face}: ${what}`, struck, [face, ...rest], came])

describe('the structural table of warships', () => {
  const weapons = [14, 15, 16, 17, 18, 19, 20]
  const mount2: readonly [Came, Case[4]] = [
    { lost: mounts('main-main', 2), kept: mounts('main-main', 0, 1, 3), spent: 4, rounds: 1, asked: '1/magazine' },
    { '1/mount': 'm-main-main-2' },
  ]
  const stood = { flotation: 0, damageControlTeams: 0, fires: 3 }
  const harker = { 'm-torpedoes-tt-0': ['struck'], 'm-torpedoes-tt-1': ['struck'] } as const
  test.each<Case>([
    ...atEach([1, 2], 'hull, F by the CV, all of it used up', { cv: 7 }, [], { flotation: 23, spent: 7, rounds: 1 }),
    [
      'F at 0: a wreck test, and the CV left is lost',
      { cv: 12, tracks: { flotation: 5 } },
      [1, 10],
      { flotation: 0, standing: 'afloat', why: 'What is left of the CV, 7, is used up.' },
    ],
    [
      'F at nothing already: a failure sinks her without a marker',
      { cv: 1, tracks: stood },
      [2, 5],
      { spent: 0, isGone: true, standing: 'sunk', why: 'Changed sinks at once; no wreck marker is placed.' },
    ],
    [
      '3, 1 to 5: optics, 1 worse per [5], below 0 too, and the search radar',
      { cv: 13 },
      [3, 5],
      { gunneryModifier: -2, lost: ['e-searchRadar'], spent: 10, rounds: 1 },
    ],
    [
      'the second time there is no radar to lose',
      { cv: 5, boxes: { 'e-searchRadar': ['struck'] } },
      [3, 1],
      { unsaid: 'search radar' },
    ],
    [
      '3, 6 to 10: a mast, one band less per [4], the rest again',
      { cv: 11 },
      [3, 6, 1],
      { spotting: 2, flotation: 27, spent: 11, rounds: 2 },
    ],
    [
      'she cannot see less than nothing',
      { cv: 12, tracks: { spotting: 1 } },
      [3, 10, 1],
      { spotting: 0, flotation: 22 },
    ],
    ['4: crew, one team less per [5], the rest again', { cv: 12 }, [4, 1], { damageControlTeams: 5, flotation: 28 }],
    [
      '5: FC 1 less per [1]; at nothing local control',
      { cv: 6 },
      [5, 1],
      { fireControl: 0, flotation: 28, why: 'Changed shoots in local control from now on.' },
    ],
    [
      'the conning tower protects it',
      { cv: 6, of: battleship },
      [5, 1],
      { fireControl: 6, flotation: 66, because: ['1/armour-conningTower', 'What counts: conning tower, 5'] },
      { '1/armour-conningTower': false, '2/armour-belt': true },
    ],
    ['6: command, crew quality one lower, once, for [5]', { cv: 15 }, [6, 1], { crewQuality: 1, flotation: 20 }],
    ['it may fall below −2', { cv: 5, tracks: { crewQuality: -2 } }, [6], { crewQuality: -3 }],
    [
      'a flag officer is killed on the present CV or less',
      { cv: 8, ...flag },
      [6, 8, 1],
      { commander: [-3, null], why: 'his second takes over, command value -3' },
    ],
    ['above it he is hardly hurt', { cv: 8, ...flag }, [6, 9, 1], { commander: [-2, 'Holland'] }],
    ...atEach([7, 8, 9], 'engines, D6 knots per [4 + size], and her smoke', { cv: 11 }, [6, 3, 1], {
      speed: 26,
      lost: ['e-smoke'],
      flotation: 29,
    }),
    ['a small ship pays less: 4 − 2', { cv: 3, of: destroyer }, [7, 4, 1], { speed: 32, spent: 3 }],
    ['never below 1', { cv: 1, of: tiny }, [7, 2], { speed: 34 }],
    ['ruling: never below 2', { cv: 2, of: tiny, houseRules: { sizeCostMinimum: 2 } }, [7, 2], { speed: 34 }],
    ['no more dice once she lies still', { cv: 15, tracks: { speed: 4 } }, [7, 4, 1], { speed: 0, flotation: 20 }],
    [
      '10: SV 1 less per [1]; at nothing every turn needs a crew test',
      { cv: 4 },
      [10],
      { steering: 0, why: 'Changed needs a crew test for every turn from now on.' },
    ],
    ['11: helm, as steering, and a crew test that is passed', { cv: 2 }, [11, 4], { steering: 2, splash: 0 }],
    [
      'failed: splash, and to port on 1 to 10',
      { cv: 2 },
      [11, 3, 10],
      { splash: 1, why: 'Changed turns to port at once and moves 8 cm ahead' },
    ],
    [
      'to starboard, with her steering gone and lying still',
      { cv: 2, tracks: { steering: 0, speed: 0 } },
      [11, 3, 11, 1],
      { flotation: 28, why: 'Changed turns to starboard' },
    ],
    ['12: sensors, searchlights for [3]', { cv: 3 }, [12], { lost: ['e-searchlights'], spent: 3 }],
    [
      'then planes and catapults for [4], and a fire test',
      { cv: 4, ...dark },
      [12],
      { planes: 0, catapults: 0, fires: 1 },
      { '1/planes-fire': true },
    ],
    ['a fire test that fails', { cv: 4, ...dark }, [12], { fires: 0 }],
    ['ruling: it burns on the CV', { cv: 4, ...dark, houseRules: { fireTest: 'd20' } }, [12, 4], { fires: 1 }],
    ['ruling: not above it', { cv: 4, ...dark, houseRules: { fireTest: 'd20' } }, [12, 5], { fires: 0 }],
    [
      'then the gunnery radar for [5]',
      { cv: 5, ...dark, tracks: { planes: 0, catapults: 0 } },
      [12],
      { lost: ['e-gunneryRadar'] },
    ],
    ['what she never had is skipped', { cv: 5, of: unfitted }, [12], { lost: ['e-gunneryRadar'] }],
    [
      'none left: it cannot be applied',
      { cv: 5, of: unfitted, boxes: { 'e-gunneryRadar': ['struck'] } },
      [12, 1],
      { flotation: 4, why: 'Changed has none of these left: cannot be applied.' },
    ],
    ['13: fire, one per [4 + size], all CV used up', { cv: 14 }, [13], { fires: 2, spent: 10, rounds: 1 }],
    ...weapons.map((face): Case => [
      `${face}: MAIN loses the mount its owner says`,
      { cv: 9, of: cruiser },
      [face, 5],
      ...mount2,
    ]),
    [
      'a magazine that explodes makes a wreck of her',
      { cv: 9, of: cruiser },
      [14, 1],
      { standing: 'wreck', why: 'Collateral damage' },
      { '1/magazine': true },
    ],
    [
      'ruling: on the CV or less',
      { cv: 9, of: cruiser, houseRules: { magazineTest: 'd20' } },
      [14, 1, 9],
      { isGone: true },
    ],
    [
      'ruling: not above it',
      { cv: 9, of: cruiser, houseRules: { magazineTest: 'd20' } },
      [14, 1, 10],
      { isGone: false },
    ],
    [
      'turret armour that holds: rolled again',
      { cv: 9, of: battleship },
      [14, 5, 13],
      { kept: mounts('main-quad', 0), fires: 1 },
      { '1/armour-turret': false },
    ],
    [
      'OTHER loses what the CV pays for, and a factor',
      { cv: 4, of: cruiser },
      [14, 6],
      { lost: mounts('other-aa', 0, 1), kept: mounts('other-aa', 2, 3), asw: 0, crf: 5, spent: 4, rounds: 1 },
    ],
    ['factors go ASW before MRF before CRF', { cv: 2, of: cruiser, tracks: { asw: 0 } }, [14, 8], { crf: 4 }],
    [
      'ruling: three factors',
      { cv: 2, of: cruiser, houseRules: { incidentalFactors: 3 } },
      [14, 8],
      { asw: 0, crf: 3 },
    ],
    [
      'TORPEDOES lose what the CV pays for',
      { cv: 5, of: cruiser },
      [14, 9, 1],
      { lost: mounts('torpedoes-tt', 0, 1), kept: mounts('torpedoes-tt', 2, 3), flotation: 29 },
      { '2/armour-belt': true },
    ],
    [
      'a group with nothing left',
      { cv: 5, of: destroyer, boxes: harker },
      [14, 10, 1],
      { why: 'Harker has no torpedo mount left: cannot be applied.' },
    ],
    ['ruling: cargo on 1 to 5', { cv: 5, of: laden }, [14, 5], { cargo: 0 }],
    ['above it her weapons', { cv: 5, of: laden }, [14, 6, 1], { cargo: 2, lost: mounts('main-main', 0) }],
    [
      'ruling: asked',
      { cv: 5, of: laden, houseRules: { warshipCargo: 'ask' } },
      [14],
      { cargo: 0 },
      { '1/cargo-or-weapons': true },
    ],
  ])('%s', (...each) => comesTo(each))
})

describe('mounts are lost in the order of 10.8', () => {
  const battery = { inches: 5, impact: 2, radar: false } as const
  /** OTHER with one mount of each kind, in reverse order of loss. */
  const mixed = (...kinds: readonly MountKind[]) =>
    changed(battleshipData, {
      weapons: {
        ...battleshipData.weapons,
        other: {
          faces: { from: 6, to: 10 },
          batteries: kinds.map((kind, at) => ({ ...battery, id: `b${at}`, kind, mounts: [{ guns: 1 }] })),
        },
      },
      armour: { ...battleshipData.armour, casemate: 2, deck: 3 },
    })
  const bareOnes = mixed('turretUnarmoured', 'casemateUnarmoured', 'shielded', 'open')
  const armoured = mixed('turretArmoured', 'casemateArmoured', 'open')
  const b = (...at: readonly number[]) => at.map((each) => `m-other-b${each}-0`)
  test.each<Case>([
    [
      'open 1, shielded 2, bare casemate 3, bare turret 4',
      { cv: 10, of: bareOnes },
      [14, 6],
      { lost: b(0, 1, 2, 3), spent: 10 },
    ],
    [
      'as many as the CV pays for',
      { cv: 7, of: bareOnes },
      [14, 6, 1],
      { lost: b(1, 2, 3), kept: b(0), flotation: 71 },
      { '2/armour-belt': true },
    ],
    [
      'then an armoured casemate 3 and turret 4',
      { cv: 8, of: armoured },
      [14, 6],
      { lost: b(0, 1, 2), spent: 8, because: ['1/armour-casemate', 'What counts: casemate, 2'] },
    ],
    [
      'armour that holds keeps the rest out',
      { cv: 8, of: armoured },
      [14, 6, 13],
      { lost: b(2), kept: b(0, 1), fires: 1 },
      { '1/armour-casemate': false },
    ],
    [
      'from above a deck protects a bare casemate too',
      { cv: 9, of: bareOnes, attack: 'diveBomber' },
      [14, 6, 13],
      { lost: b(2, 3), kept: b(0, 1), because: ['1/armour-casemate', 'What counts: deck, 3'] },
      { '1/armour-casemate': false },
    ],
    [
      'and half a turret',
      { cv: 4, of: battleship, attack: 'rakingGun' },
      [14, 1],
      { because: ['1/armour-turret', 'What counts: half of the turret, 7'] },
    ],
    [
      'what counts is shown',
      { cv: 4, of: battleship, inches: 15 },
      [14, 1],
      { because: ['1/armour-turret', 'What counts: turret, 13', 'A shell', 'Calibre 15″', 'CV at hand: 4'] },
    ],
  ])('%s', (...each) => comesTo(each))
})

describe('the structural table of carriers and air bases', () => {
  /** Her size is 3, so that 4 + size is 7. */
  const of = changed(carrierData, { armour: noArmour, smoke: true })
  const armoured = changed(carrierData, { armour: { ...noArmour, flightDeck: 3 } })
  const gunned = changed(carrierData, { armour: noArmour, weapons: cruiserData.weapons })
  const fort = changed(airBaseData, { airfield: null })
  const kamikaze = { cv: 2, attack: 'kamikaze', of: armoured } as const
  const deck = '1/armour-armouredFlightDeck'
  test.each<Case>([
    ...atEach([7, 8, 9], 'engines, D6 knots per [4 + size], and her smoke', { cv: 7, of }, [5], {
      speed: 28,
      lost: ['e-smoke'],
    }),
    ['ruling: she keeps her smoke', { cv: 7, of, houseRules: { carrierSmoke: 'kept' } }, [7, 5], { kept: ['e-smoke'] }],
    ['10: steering', { cv: 3, of }, [10], { steering: 2 }],
    ['11: helm', { cv: 1, of }, [11, 4, 20], { splash: 1 }],
    ['12: sensors, searchlights for [3]', { cv: 3, of }, [12], { lost: ['e-searchlights'] }],
    ['then the gunnery radar for [5]', { cv: 5, of, ...dark }, [12], { lost: ['e-gunneryRadar'] }],
    ['13: fire', { cv: 15, of }, [13], { fires: 2 }],
    [
      '14: OTHER, with MRF before CRF and no ASW',
      { cv: 2, of },
      [14],
      { lost: mounts('other-dp', 0, 1), kept: mounts('other-dp', 2), crf: 13 },
    ],
    [
      'MAIN, one mount, a magazine test, all CV used up',
      { cv: 9, of: gunned },
      [14, 1],
      { lost: mounts('main-main', 0), spent: 4, rounds: 1, asked: '1/magazine' },
    ],
    [
      'ruling: TORPEDOES as on a warship',
      { cv: 5, of: gunned },
      [14, 9, 2],
      { lost: mounts('torpedoes-tt', 0, 1), rounds: 2 },
    ],
    ...atEach([15, 16], 'H 1 less per [1], and a catapult each time', { cv: 6, of }, [], { hull: 10, catapults: 1 }),
    [
      'H at 0: the catapult is lost too, and takes no CV',
      { cv: 6, of, tracks: { hull: 0 } },
      [15, 1],
      { catapults: 1, flotation: 40 },
    ],
    [
      'nor catapults left',
      { cv: 6, of, tracks: { hull: 0, catapults: 0 } },
      [15, 1],
      { why: 'Changed has no H left: cannot be applied.' },
    ],
    [
      'an armoured flight deck counts from above',
      { cv: 6, of: armoured, attack: 'diveBomber' },
      [15, 1],
      { hull: 16, because: [deck, 'What counts: armoured flight deck, 3'] },
      { [deck]: false },
    ],
    ['and nothing against the side', { cv: 6, of: armoured }, [15], { hull: 10 }],
    ...atEach([17, 18], 'RRR 1 less per [2], the rest again', { cv: 5, of }, [1], { readiness: 7, flotation: 45 }),
    ...atEach([19, 20], 'one fire, and a fuel test', { cv: 5, of }, [], {
      fires: 1,
      spent: 0,
      rounds: 1,
      isGone: false,
    }),
    ['it explodes: a wreck', { cv: 5, of }, [19], { standing: 'wreck' }, { '1/fuel': true }],
    ['ruling: on the CV or less', { cv: 5, of, houseRules: { fuelTest: 'd20' } }, [19, 5], { isGone: true }],
    ['ruling: not above it', { cv: 5, of, houseRules: { fuelTest: 'd20' } }, [19, 6], { isGone: false }],
    ['a kamikaze strikes her side on 1 to 3', kamikaze, [15, 3], { hull: 14, unasked: deck }],
    ['her deck on 4 to 6', kamikaze, [15, 4], { asked: deck }],
    [
      'ruling: asked',
      { ...kamikaze, houseRules: { kamikazeProtection: 'ask' } },
      [15],
      { asked: deck },
      { kamikaze: 'horizontal' },
    ],
    ['ashore S instead of F', { cv: 6, of: airBase }, [1], { structure: 34 }],
    [
      'and a wreck test at nothing',
      { cv: 6, of: airBase, tracks: { structure: 2, damageControlTeams: 0 } },
      [1, 4],
      { isGone: true, why: 'Hal Far is destroyed.' },
    ],
    ...atEach([7, 8, 9, 11], 'ashore what needs a ship cannot be applied', { cv: 6, of: airBase }, [1], {
      structure: 34,
      why: 'Hal Far has no such thing ashore: cannot be applied.',
    }),
    ['10: nor can steering', { cv: 6, of: airBase }, [10, 1], { rounds: 2 }],
    ['runways are hit as those of a carrier', { cv: 6, of: airBase }, [15], { hull: 6 }],
    ['and hangars', { cv: 6, of: airBase }, [17], { readiness: 5 }],
    ['and fuel', { cv: 6, of: airBase }, [19], { fires: 1 }],
    ['a battery without a runway has none of these', { cv: 6, of: fort }, [15, 17, 19], { why: 'Three times running' }],
  ])('%s', (...each) => comesTo(each))
})

const grain = changed(merchantData, { cargo: { points: 3, kind: 'other' } })

describe('the structural table of merchants', () => {
  const of = changed(merchantData, { cargo: { points: 3, kind: 'ammunition' } })
  const fitted = changed(merchantData, { fireControl: 3, searchlights: true, smoke: true })
  const d20 = { houseRules: { fireTest: 'd20' } } as const
  const burning = { cv: 9, of, ...d20, tracks: { fires: 1 } }
  test.each<Case>([
    ['12: sensors', { cv: 3, of: fitted }, [12], { lost: ['e-searchlights'] }],
    ['her smoke is lost with her engines', { cv: 4, of: fitted }, [7, 3], { lost: ['e-smoke'] }],
    ...atEach([14, 15, 16, 17, 18, 19, 20], 'the cargo is destroyed, all CV used up', { cv: 9, of: grain }, [], {
      cargo: 0,
      spent: 0,
      rounds: 1,
      isGone: false,
    }),
    [
      'fuel: a fire, and one more for each test that succeeds',
      { cv: 9, of: merchant },
      [14],
      { fires: 4 },
      { '1/cargo-fires': 3 },
    ],
    ['none succeeds', { cv: 9, of: merchant }, [14], { fires: 1 }],
    [
      'ruling: by D20, with the CV that the hit came with',
      { cv: 9, of: merchant, ...d20 },
      [14, 9, 10, 1, 20, 15],
      { fires: 3 },
    ],
    ['steering took 2 of the 9 before', { cv: 9, of: merchant, ...d20 }, [10, 14, 9, 10, 10, 10, 10], { fires: 2 }],
    ['of the rest of it', { cv: 9, of: merchant, ...d20, tracks: { cargo: 2 } }, [14, 9, 9], { fires: 3 }],
    [
      'ammunition: a wreck, collateral CV a D6 a point',
      { cv: 9, of },
      [14, 6, 5, 4],
      { standing: 'wreck', why: 'Collateral damage with CV 15' },
      { '1/cargo-fire': true },
    ],
    ['or not', { cv: 9, of }, [14], { isGone: false }],
    ['ruling: by D20', { cv: 9, of, ...d20 }, [14, 10], { isGone: false }],
    ['a test that fails is made again if she burns', burning, [14, 10, 9, 1, 1, 1], { isGone: true }],
    ['once', burning, [14, 10, 10], { isGone: false }],
    [
      'none left: it cannot be applied',
      { cv: 5, of: grain, tracks: { cargo: 0 } },
      [14, 13],
      { fires: 1, why: 'Changed has no cargo left: cannot be applied.' },
    ],
  ])('%s', (...each) => comesTo(each))
})

describe('the underwater table', () => {
  const torpedo = (column: Column, cv: number) => ({ attack: 'torpedo', column, cv, of: cruiser }) as const
  const poor = changed(cruiserData, { poorUnderwaterProtection: true })
  const hunter = changed(carrierData, { factors: { ...carrierData.factors, asw: 2 } })
  const morale = { fields: { casualties: 'morale:structureThird' } } as const
  const still = { tracks: { speed: 0 } } as const

  /** Rows in their order, at the first and last face of every column: CV, further faces, what comes of it. */
  const rows: readonly (readonly [cv: number, rest: readonly number[], came: Came, more?: Damage])[] = [
    [6, [4], { flotation: 24, spent: 6, rounds: 1 }],
    [5, [6], { speed: 29, kept: ['e-smoke'] }],
    [5, [6, 5], { speed: 24 }],
    [5, [6, 5, 4], { speed: 20 }],
    [3, [], { steering: 1 }],
    [1, [1, 1], { steering: 3, splash: 1 }],
    [5, [], { crewQuality: 1 }],
    [10, [], { damageControlTeams: 5 }],
    [10, [], { casualties: 'morale:structureThird powerFailure', spent: 0 }, morale],
  ]
  const everyCell = rows.flatMap(([cv, rest, came, more], at) =>
    columns.flatMap((column) => {
      const { from, to } = underwater[at]![column]
      return [...new Set([from, to])].map((face): Case => {
        return [`row ${at + 1}, ${column} ${face}`, { ...torpedo(column, cv), ...more }, [face, ...rest], came]
      })
    }),
  )

  test.each<Case>([
    ...everyCell,
    ['flooding failed, the same CV again', torpedo('bow', 6), [1, 3, 1, 10], { flotation: 12, spent: 6 }],
    ['poor underwater protection is worth −1', { ...torpedo('bow', 6), of: poor }, [1, 4, 5], { flotation: 18 }],
    ['of a flashover once, without a crew test', { ...torpedo('bow', 6), isFlashover: true }, [1], { flotation: 24 }],
    [
      'F brought to nothing: a wreck test that ends it',
      torpedo('bow', 6),
      [1, 3, 3, 3, 3, 10],
      { flotation: 0, isGone: false, spent: 6 },
    ],
    [
      'F nothing already: she sinks without a marker',
      { ...torpedo('stern', 6), tracks: { flotation: 0, damageControlTeams: 0 } },
      [1, 3],
      { standing: 'sunk' },
    ],
    ['the free die counts for a CV that pays for none', torpedo('bow', 2), [13, 6, 15], { speed: 29, steering: 2 }],
    [
      'she lies still already',
      { ...torpedo('bow', 1), ...still },
      [14, 15],
      { why: 'Tone Gawa lies still already: cannot be applied.' },
    ],
    [
      'power fails once',
      { ...torpedo('bow', 3), fields: { casualties: 'powerFailure' } },
      [19, 15],
      { steering: 1, why: 'Tone Gawa is without power already: cannot be applied.' },
    ],
    ...columns.flatMap((column): Case[] => [
      [
        `20, ${column}: weapons of a warship, no armour counts`,
        torpedo(column, 4),
        [20, 1],
        { lost: mounts('main-main', 0), unasked: 'armour' },
      ],
      [
        `20, ${column}: of a carrier above her H, ASW first`,
        { ...torpedo(column, 1), of: hunter },
        [20, 17],
        { lost: mounts('other-dp', 0), asw: 1 },
      ],
      [
        `20, ${column}: at her first H or below fuel`,
        { ...torpedo(column, 4), of: carrier, tracks: { hull: 1 } },
        [20, 16],
        { fires: 1 },
      ],
      [
        `20, ${column}: which may explode`,
        { ...torpedo(column, 4), of: carrier },
        [20, 16],
        { isGone: true },
        { '1/fuel': true },
      ],
      [`20, ${column}: cargo of a merchant`, { ...torpedo(column, 4), of: grain }, [20], { cargo: 0 }],
    ]),
    ['the column is asked', { attack: 'mine', cv: 3, of: cruiser }, [11], { steering: 1 }, { column: 'stern' }],
    ...[1, 2, 3, 4, 5, 6].map((face): Case => {
      const steering = underwater[4]![columns[Math.ceil(face / 2) - 1]!].from
      const struck = { attack: 'torpedo', cv: 3, of: cruiser, houseRules: { underwaterColumn: 'd6' } } as const
      return [`ruling: the column by a D6, ${face}`, struck, [face, steering], { steering: 1 }]
    }),
  ])('%s', (...each) => comesTo(each))
})
