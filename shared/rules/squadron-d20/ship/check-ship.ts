import { assertNever } from '../../../kernel/assert-never'
import { refused, type Refusal } from '../../../kernel/result'
import { shipCheck } from '../../kit/ship-check'
import { settingsProblem, weaponsProblem } from './check-weapons'
import { readData } from './stand-data'
import type { AircraftData } from './aircraft'
import type { ShipData } from './ship'
import type { ShoreData } from './shore'
import { standSchema, type StandData } from './stand'

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
