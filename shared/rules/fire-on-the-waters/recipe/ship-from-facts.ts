import type { ShipDocument } from '../../../documents/ship'
import { factWords } from '../../kit/facts'
import { starterShip } from '../../kit/ship-made'
import { locations, type Battery, type Item, type Nation, type Place, type Space, type WaterShip } from '../ship/ship'
import { orderOf } from '../ship/places'
import { readMounts, type BatteryFacts, type ShipFacts } from './facts'
import {
  damageControl,
  flotationByPlace,
  gunBands,
  mountReliability,
  sideGrade,
  speedInches,
  topGrade,
  torpedoReach,
  torpedoReliability,
  turnClass,
} from './figures'
import { hullSpaces, itemsAbove } from './lines'

/** Makes a data form from public facts. Every figure is explained in the pack's README, "The recipe". */
export function shipFromFacts(facts: ShipFacts): ShipDocument {
  const slug = facts.head.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
  return starterShip('fire-on-the-waters', { ...facts.head, slug }, dataForm(facts))
}

/** Navies that the tables name, by their flags. */
const nations: Readonly<Record<string, Nation>> = {
  'us-navy': 'USN',
  'royal-navy': 'RN',
  'imperial-japanese-navy': 'JUN',
  'regia-marina': 'RM',
  kriegsmarine: 'KM',
}

function dataForm(facts: ShipFacts): WaterShip {
  const { is, role = null, tons, lengthMetres, knots } = facts.figures
  const nation = nations[facts.head.navy] ?? 'other'
  return {
    type: is,
    role,
    nation,
    displacementTons: tons,
    lengthMetres,
    topSpeed: speedInches(knots),
    turnClass: turnClass(lengthMetres),
    damageControl: damageControl(nation, is),
    shafts: facts.plant.shafts,
    rooms: rooms(facts.plant),
    torpedoReach: torpedoReach(lengthMetres, facts.armour?.underwater),
    places: places(facts),
    batteries: facts.batteries.map(battery),
    torpedoes: torpedoes(facts),
    aircraft: facts.aircraft ?? 0,
    profile: facts.looks,
  }
}

function rooms({ boilers, engines, enginesPerShaft = 1 }: ShipFacts['plant']): WaterShip['rooms'] {
  return [
    ...Object.entries(boilers).map(([id, n]) => ({ id, kind: 'boilerRoom' as const, boilers: n })),
    ...Object.entries(engines).map(([id, shafts]) => ({
      id,
      kind: 'engineRoom' as const,
      engines: shafts.length * enginesPerShaft,
      shafts: [...shafts],
    })),
  ]
}

function places(facts: ShipFacts): Place[] {
  const spaces = hullSpaces(facts)
  const items = itemsAbove(facts)
  for (const [line, { length }] of Object.entries({ hull: spaces, above: items })) {
    if (length !== locations.length) throw new Error(`${facts.head.name}: ${length} words in the line ${line}`)
  }
  const points = flotationByPlace(facts.figures.tons, spaces)
  return locations.map((at, index) => place(facts, at, points[index]!, spaces[index]!, items[index]!))
}

/** Side and upper works share one grade: the thicker of the two. */
function place(facts: ShipFacts, at: number, points: number, hull: Space, above: Item | null): Place {
  const { belt = '', deck = '', bridgeMm = 0 } = facts.armour ?? {}
  const span = facts.torpedoSpans?.[at]
  const mount = above?.kind === 'mount' ? batteryOf(facts, above.mount) : undefined
  const bridge = above?.kind === 'bridge' ? bridgeMm : 0
  return {
    at,
    points,
    outer: sideGrade(Math.max(plateAt(belt, at), mount?.faceMm ?? 0, bridge)),
    inner: topGrade(Math.max(plateAt(deck, at), mount?.topMm ?? 0)),
    hull,
    above,
    ...(span && { torpedoSpan: { from: span[0], to: span[1] } }),
  }
}

/** The thickest plate at a location, of strakes written as `22-23:76`. */
function plateAt(strakes: string, at: number): number {
  const here = factWords(strakes).map((word) => {
    const [from = 0, to = 0, millimetres = 0] = word.split(/[-:]/).map(Number)
    return orderOf(from) <= orderOf(at) && orderOf(at) <= orderOf(to) ? millimetres : 0
  })
  return Math.max(0, ...here)
}

function batteryOf({ batteries }: ShipFacts, mount: string): BatteryFacts | undefined {
  return batteries.find(({ mounts }) => readMounts(mounts).some(({ id }) => id === mount))
}

function battery(facts: BatteryFacts): Battery {
  const mounts = readMounts(facts.mounts).map(({ id, of, arc }) => ({ id, guns: of, arc }))
  const guns = mounts.map((mount) => mount.guns)
  return {
    id: facts.id,
    is: facts.is,
    inches: facts.inches,
    shielded: facts.shielded,
    reliability: facts.reliability ?? mountReliability(Math.max(...guns), facts.shielded),
    mounts,
    bands: gunBands({ ...facts, guns }),
  }
}

function torpedoes({ torpedoes: facts }: ShipFacts): WaterShip['torpedoes'] {
  if (!facts) return null
  const { type, reloads } = facts
  const reliability = torpedoReliability(type)
  return {
    mounts: readMounts(facts.mounts).map(({ id, of, arc }) => ({ id, tubes: of, type, reliability, arc })),
    reloads,
  }
}
