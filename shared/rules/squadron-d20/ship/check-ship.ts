import { assertNever } from '../../../kernel/assert-never'
import { refused, type Refusal } from '../../../kernel/result'
import { shipCheck } from '../../kit/ship-reader'
import { readData, batteriesOf, torpedoesOf, weaponsOf } from './stand-data'
import {
  type AircraftData,
  type ShipData,
  type ShoreData,
  standSchema,
  type StandData,
  type TorpedoSetting,
  groupNames,
  type Battery,
  type MountKind,
  type Weapons,
} from './ship'

/** Checks a ship document: its schema, then what a schema cannot express. Refusals name `where`. */
export const checkShip = shipCheck(standSchema, readData, [problemOf])

function problemOf(data: StandData): Refusal | undefined {
  switch (data.kind) {
    case 'ship':
      return shipProblem(data)
    case 'smallCraft':
      return settingsProblem(data.torpedoes?.settings ?? [], 'data.torpedoes.settings')
    case 'aircraft':
      return loadProblem(data)
    case 'shore':
      return shoreProblem(data)
    default:
      return assertNever(data)
  }
}

function shipProblem(ship: ShipData): Refusal | undefined {
  return (
    letterProblem(ship) ?? carrierProblem(ship) ?? cargoProblem(ship) ?? planesProblem(ship) ?? weaponsProblem(ship)
  )
}

/** A and C are small warships: the tables of small guns know them by their letter. */
function letterProblem({ letter, role }: ShipData): Refusal | undefined {
  if (role === 'warship' || (letter !== 'A' && letter !== 'C')) return undefined
  return refused('ship-letter-of-warships', { where: 'data.letter', field: 'letter', what: letter })
}

function carrierProblem({ role, carrier, armour }: ShipData): Refusal | undefined {
  if (role === 'carrier') {
    return carrier
      ? undefined
      : refused('ship-carrier-without-hull', { where: 'data.carrier', field: 'hull', what: '' })
  }
  if (carrier) return refused('ship-hull-of-no-carrier', { where: 'data.carrier', field: 'hull', what: carrier.hull })
  if (armour.flightDeck === 0) return undefined
  return flightDeckProblem(armour.flightDeck)
}

const flightDeckProblem = (what: number) =>
  refused('ship-flight-deck-of-no-carrier', { where: 'data.armour.flightDeck', field: 'flightDeck', what })

/** The weapons row of a carrier's table means aircraft or hangars, so no hit would ever reach a cargo. */
function cargoProblem({ role, cargo }: ShipData): Refusal | undefined {
  if (!cargo || role !== 'carrier') return undefined
  return refused('ship-cargo-of-carrier', { where: 'data.cargo', field: 'cargo', what: cargo.points })
}

function planesProblem({ role, planes, catapults }: ShipData): Refusal | undefined {
  if (role === 'carrier' && planes > 0) {
    return refused('ship-planes-of-carrier', { where: 'data.planes', field: 'planes', what: planes })
  }
  if (role === 'carrier' && catapults > 0) {
    return refused('ship-planes-of-carrier', { where: 'data.catapults', field: 'catapults', what: catapults })
  }
  if (catapults === 0 || planes > 0) return undefined
  return refused('ship-catapult-without-plane', { where: 'data.catapults', field: 'catapults', what: catapults })
}

function loadProblem({ role, loads }: AircraftData): Refusal | undefined {
  for (const [index, { attack, modifier }] of loads.entries()) {
    const where = `data.loads[${index}]`
    if (loads.findIndex((other) => other.attack === attack) < index) {
      return refused('ship-load-twice', { where: `${where}.attack`, field: 'loads', what: attack })
    }
    if (modifier !== 0 && attack !== 'torpedoBomber') {
      return refused('ship-load-modifier', { where: `${where}.modifier`, field: 'loads', what: modifier })
    }
  }
  if (role !== 'fighterBomber' || loads.length > 0) return undefined
  return refused('ship-fighter-bomber-without-load', { where: 'data.loads', field: 'loads', what: '' })
}

function shoreProblem(base: ShoreData): Refusal | undefined {
  const { airfield, armour, weapons } = base
  if (!airfield && !weapons.main && !weapons.other && !weapons.torpedoes) {
    return refused('ship-base-of-nothing', { where: 'data.airfield', field: 'hull', what: '' })
  }
  if (!airfield && armour.flightDeck > 0) return flightDeckProblem(armour.flightDeck)
  return weaponsProblem(base)
}

type Armed = Extract<StandData, { readonly weapons: Weapons }>

/** Weapons groups: faces that make up one D10, batteries by ids of their own, mounts that agree with the armour. */
function weaponsProblem(data: Armed): Refusal | undefined {
  return (
    facesProblem(data.weapons) ?? idTwice(data) ?? radarUnfitted(data) ?? mountArmourProblem(data) ?? runProblem(data)
  )
}

const dieFaces = 10

/** The owner's D10 has to find exactly one group of those she has. */
function facesProblem(weapons: Weapons): Refusal | undefined {
  const owner = new Map<number, string>()
  for (const name of groupNames) {
    const group = weapons[name]
    if (!group) continue
    const where = `data.weapons.${name}.faces`
    const { from, to } = group.faces
    if (to < from) return refused('ship-faces-fall', { where, field: name, what: `${from}–${to}` })
    for (let face = from; face <= to; face++) {
      const other = owner.get(face)
      if (other) return refused('ship-face-twice', { where, field: name, what: face, other })
      owner.set(face, name)
    }
  }
  if (owner.size === 0) return undefined
  for (let face = 1; face <= dieFaces; face++) {
    if (!owner.has(face)) return refused('ship-face-missing', { where: 'data.weapons', field: 'faces', what: face })
  }
  return undefined
}

interface Placed {
  readonly battery: Battery
  readonly where: string
}

function placed(data: Armed): readonly Placed[] {
  const { main, other } = weaponsOf(data)
  return batteriesOf(data).map(({ group, battery }) => {
    const at = (group === 'main' ? main : other)?.batteries.indexOf(battery) ?? 0
    return { battery, where: `data.weapons.${group}.batteries[${at}]` }
  })
}

function idTwice(data: Armed): Refusal | undefined {
  const all = placed(data)
  const twice = all.find(({ battery: { id } }, index) => all.findIndex(({ battery }) => battery.id === id) < index)
  return twice && refused('ship-battery-id-twice', { where: `${twice.where}.id`, what: twice.battery.id })
}

function radarUnfitted(data: Armed): Refusal | undefined {
  if (data.gunneryRadar) return undefined
  const served = placed(data).find(({ battery }) => battery.radar)
  return served && refused('ship-battery-without-radar', { where: `${served.where}.radar`, what: served.battery.id })
}

/** Which armour figure protects an armoured mount; it has to be above 0. */
const behind = {
  casemateArmoured: 'casemate',
  turretArmoured: 'turret',
} as const satisfies Partial<Record<MountKind, string>>

const bare = { casemateUnarmoured: 'casemate', turretUnarmoured: 'turret' } as const

/**
 * An armoured mount needs the figure. A figure of which every mount of its sort claims to be bare contradicts itself;
 * beside armoured ones a ship may well carry some without.
 */
function mountArmourProblem(data: Armed): Refusal | undefined {
  const all = placed(data)
  for (const { battery, where } of all) {
    const { kind } = battery
    if (isArmoured(kind) && data.armour[behind[kind]] === 0) {
      return refused('ship-mount-without-armour', { where: `${where}.kind`, what: battery.id, armour: behind[kind] })
    }
    if (!isBare(kind) || data.armour[bare[kind]] === 0) continue
    const isWorn = all.some((other) => isArmoured(other.battery.kind) && behind[other.battery.kind] === bare[kind])
    if (isWorn) continue
    return refused('ship-armour-of-no-mount', {
      where: `data.armour.${bare[kind]}`,
      field: bare[kind],
      what: data.armour[bare[kind]],
      battery: battery.id,
    })
  }
  return undefined
}

const isArmoured = (kind: MountKind): kind is keyof typeof behind => Object.hasOwn(behind, kind)
const isBare = (kind: MountKind): kind is keyof typeof bare => Object.hasOwn(bare, kind)

function runProblem(data: Armed): Refusal | undefined {
  return settingsProblem(torpedoesOf(data)?.settings ?? [], 'data.weapons.torpedoes.settings')
}

/** Settings fall in speed, and a slower torpedo runs no less far. */
function settingsProblem(settings: readonly TorpedoSetting[], where: string): Refusal | undefined {
  for (const [index, { knots, rangeBands }] of settings.entries()) {
    const before = settings[index - 1]
    if (!before) continue
    if (knots >= before.knots) {
      return refused('ship-setting-rises', { where: `${where}[${index}].knots`, what: knots, before: before.knots })
    }
    if (rangeBands < before.rangeBands) {
      const values = { what: rangeBands, before: before.rangeBands }
      return refused('ship-setting-shorter', { where: `${where}[${index}].rangeBands`, ...values })
    }
  }
  return undefined
}
