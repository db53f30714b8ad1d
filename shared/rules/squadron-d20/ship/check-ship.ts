import { refused, type Refusal } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { shipCheck } from '../../kit/ship-reader'
import {
  groupNames,
  standSchema,
  type AircraftData,
  type MountKind,
  type ShipData,
  type ShoreData,
  type StandData,
  type TorpedoSetting,
  type Weapons,
} from './ship'
import { batteriesOf, readData, torpedoesOf, weaponsOf } from './stand-data'

type Problems = Generator<Refusal, void>

/** Checks a ship document: its schema, then what a schema cannot express. Refusals name `where`. */
export const checkShip = shipCheck(standSchema, readData, problemsOf)

function* problemsOf(data: StandData): Problems {
  switch (data.kind) {
    case 'ship':
      yield* shipProblems(data)
      yield* weaponProblems(data)
      return
    case 'smallCraft':
      yield* settingProblems(data.torpedoes?.settings ?? [], 'data.torpedoes.settings')
      return
    case 'aircraft':
      yield* loadProblems(data)
      return
    case 'shore':
      yield* shoreProblems(data)
      yield* weaponProblems(data)
  }
}

/** What is refused of one field of a card. */
const of = (where: string, field: string, what: Scalar) => ({ where: `data.${where}`, field, what })

const deckOfNone = (what: number) =>
  refused('ship-flight-deck-of-no-carrier', of('armour.flightDeck', 'flightDeck', what))

function* shipProblems({ role, letter, carrier, armour, cargo, planes, catapults }: ShipData): Problems {
  // A and C are small warships: the tables of small guns know them by their letter.
  if (role !== 'warship' && (letter === 'A' || letter === 'C')) {
    yield refused('ship-letter-of-warships', of('letter', 'letter', letter))
  }
  if (role === 'carrier') {
    if (!carrier) yield refused('ship-carrier-without-hull', of('carrier', 'hull', ''))
    // The weapons row of a carrier's table means aircraft or hangars, so no hit would ever reach a cargo.
    if (cargo) yield refused('ship-cargo-of-carrier', of('cargo', 'cargo', cargo.points))
    if (planes > 0) yield refused('ship-planes-of-carrier', of('planes', 'planes', planes))
    if (catapults > 0) yield refused('ship-planes-of-carrier', of('catapults', 'catapults', catapults))
    return
  }
  if (carrier) yield refused('ship-hull-of-no-carrier', of('carrier', 'hull', carrier.hull))
  if (armour.flightDeck > 0) yield deckOfNone(armour.flightDeck)
  if (catapults > 0 && planes === 0) {
    yield refused('ship-catapult-without-plane', of('catapults', 'catapults', catapults))
  }
}

function* loadProblems({ role, loads }: AircraftData): Problems {
  for (const [index, { attack, modifier }] of loads.entries()) {
    const where = `loads[${index}]`
    if (loads.findIndex((other) => other.attack === attack) < index) {
      yield refused('ship-load-twice', of(`${where}.attack`, 'loads', attack))
    }
    if (modifier !== 0 && attack !== 'torpedoBomber') {
      yield refused('ship-load-modifier', of(`${where}.modifier`, 'loads', modifier))
    }
  }
  if (role === 'fighterBomber' && loads.length === 0) {
    yield refused('ship-fighter-bomber-without-load', of('loads', 'loads', ''))
  }
}

function* shoreProblems({ airfield, armour, weapons }: ShoreData): Problems {
  if (airfield) return
  if (groupNames.every((name) => !weapons[name])) yield refused('ship-base-of-nothing', of('airfield', 'hull', ''))
  if (armour.flightDeck > 0) yield deckOfNone(armour.flightDeck)
}

type Armed = ShipData | ShoreData

/** Weapons groups: faces that make up one D10, batteries by ids of their own, mounts that agree with the armour. */
function* weaponProblems(data: Armed): Problems {
  yield* faceProblems(data.weapons)
  yield* batteryProblems(data)
  yield* armourProblems(data)
  yield* settingProblems(torpedoesOf(data)?.settings ?? [], 'data.weapons.torpedoes.settings')
}

const dieFaces = 10

/** The owner's D10 has to find exactly one group of those she has. */
function* faceProblems(weapons: Weapons): Problems {
  const owner = new Map<number, string>()
  for (const name of groupNames) {
    const { from, to } = weapons[name]?.faces ?? { from: 1, to: 0 }
    const where = `weapons.${name}.faces`
    if (weapons[name] && to < from) yield refused('ship-faces-fall', of(where, name, `${from}–${to}`))
    for (let face = from; face <= to; face++) {
      const other = owner.get(face)
      if (other) yield refused('ship-face-twice', { ...of(where, name, face), other })
      owner.set(face, name)
    }
  }
  for (let face = 1; face <= dieFaces && owner.size > 0; face++) {
    if (!owner.has(face)) yield refused('ship-face-missing', of('weapons', 'faces', face))
  }
}

/** Her batteries, each with its place in the document. */
function placed(data: Armed) {
  const { main, other } = weaponsOf(data)
  return batteriesOf(data).map(({ group, battery }) => {
    const at = (group === 'main' ? main : other)?.batteries.indexOf(battery) ?? 0
    return { battery, where: `data.weapons.${group}.batteries[${at}]` }
  })
}

function* batteryProblems(data: Armed): Problems {
  const all = placed(data)
  for (const [index, { battery, where }] of all.entries()) {
    const { id } = battery
    if (all.findIndex((each) => each.battery.id === id) < index) {
      yield refused('ship-battery-id-twice', { where: `${where}.id`, what: id })
    }
  }
  const served = all.find(({ battery }) => battery.radar)
  if (served && !data.gunneryRadar) {
    yield refused('ship-battery-without-radar', { where: `${served.where}.radar`, what: served.battery.id })
  }
}

/** Which armour figure protects an armoured mount; it has to be above 0. */
const behind: Partial<Record<MountKind, 'casemate' | 'turret'>> = {
  casemateArmoured: 'casemate',
  turretArmoured: 'turret',
}
const bare: typeof behind = { casemateUnarmoured: 'casemate', turretUnarmoured: 'turret' }

/**
 * An armoured mount needs the figure. A figure of which every mount of its sort claims to be bare contradicts itself;
 * beside armoured ones a ship may well carry some without.
 */
function* armourProblems(data: Armed): Problems {
  const all = placed(data)
  for (const { battery, where } of all) {
    const { kind, id } = battery
    const [armoured, without] = [behind[kind], bare[kind]]
    if (armoured && data.armour[armoured] === 0) {
      yield refused('ship-mount-without-armour', { where: `${where}.kind`, what: id, armour: armoured })
    }
    if (!without || data.armour[without] === 0) continue
    if (all.some((other) => behind[other.battery.kind] === without)) continue
    const values = of(`armour.${without}`, without, data.armour[without])
    yield refused('ship-armour-of-no-mount', { ...values, battery: id })
  }
}

/** Settings fall in speed, and a slower torpedo runs no less far. */
function* settingProblems(settings: readonly TorpedoSetting[], where: string): Problems {
  for (const [index, { knots, rangeBands }] of settings.entries()) {
    const before = settings[index - 1]
    if (!before) continue
    if (knots >= before.knots) {
      yield refused('ship-setting-rises', { where: `${where}[${index}].knots`, what: knots, before: before.knots })
    }
    if (rangeBands < before.rangeBands) {
      const values = { what: rangeBands, before: before.rangeBands }
      yield refused('ship-setting-shorter', { where: `${where}[${index}].rangeBands`, ...values })
    }
  }
}
