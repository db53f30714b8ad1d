import type { ShipDocument } from '../../../documents/ship'
import { starterShip } from '../../kit/ship-made'
import { locations, type Battery, type Item, type Place, type Space, type WaterShip } from '../ship/ship'
import { orderOf } from '../ship/ship-data'
import { itemsAbove } from './above-words'
import { readMounts, type BatteryFacts, type ShipFacts, type Strake } from './facts'
import { flotationByPlace } from './flotation'
import {
  damageControl,
  mountReliability,
  sideGrade,
  speedInches,
  topGrade,
  torpedoReach,
  torpedoReliability,
  turnClass,
} from './grades'
import { gunBands } from './gun-bands'
import { hullSpaces } from './hull-words'

/** Makes a data form from public facts. Every figure is explained in the pack's README, "The recipe". */
export function shipFromFacts(facts: ShipFacts): ShipDocument {
  return starterShip('fire-on-the-waters', facts, dataForm(facts))
}

function dataForm(facts: ShipFacts): WaterShip {
  return {
    type: facts.is,
    role: facts.role ?? null,
    nation: facts.nation,
    displacementTons: facts.tons,
    lengthMetres: facts.lengthMetres,
    topSpeed: speedInches(facts.knots),
    turnClass: turnClass(facts.lengthMetres),
    damageControl: damageControl(facts.nation, facts.is),
    shafts: facts.shafts,
    rooms: rooms(facts),
    torpedoReach: torpedoReach(facts.lengthMetres, facts.underwater),
    places: places(facts),
    batteries: facts.batteries.map(battery),
    torpedoes: torpedoes(facts),
    aircraft: facts.aircraft ?? 0,
    profile: facts.profile,
  }
}

function rooms({ boilers, engines, enginesPerShaft = 1 }: ShipFacts): WaterShip['rooms'] {
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
    if (length !== locations.length) throw new Error(`${facts.slug}: ${length} words in the line ${line}`)
  }
  const points = flotationByPlace(facts.tons, spaces)
  return locations.map((at, index) => place(facts, at, points[index]!, spaces[index]!, items[index]!))
}

/** Side and upper works share one grade: the thicker of the two. */
function place(facts: ShipFacts, at: number, points: number, hull: Space, above: Item | null): Place {
  const span = facts.torpedoSpans?.[at]
  const mount = above?.kind === 'mount' ? batteryOf(facts, above.mount) : undefined
  const bridgeMm = above?.kind === 'bridge' ? (facts.bridgeMm ?? 0) : 0
  return {
    at,
    points,
    outer: sideGrade(Math.max(plateAt(facts.belt, at), mount?.faceMm ?? 0, bridgeMm)),
    inner: topGrade(Math.max(plateAt(facts.deck, at), mount?.topMm ?? 0)),
    hull,
    above,
    ...(span && { torpedoSpan: { from: span[0], to: span[1] } }),
  }
}

function plateAt(strakes: readonly Strake[], at: number): number {
  const here = strakes.filter(([from, to]) => orderOf(from) <= orderOf(at) && orderOf(at) <= orderOf(to))
  return Math.max(0, ...here.map(([, , millimetres]) => millimetres))
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
