import type { ShipDocument } from '../../../documents/ship'
import { own } from '../../../kernel/own'
import { signed, type Page, type ReferenceTables } from '../../kit/reference-sheet'
import { nations, shipTypes, type Nation, type ShipType, type WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { rowOfSize, type Sizes } from '../tables/damage'
import { mostMounts } from '../tables/hit-resolution'
import { fireControlSets, searchSets } from '../tables/spotting'
import { torpedoTypes } from '../tables/torpedoes'

/** Tables of this sheet, by their names. */
export type Tables = ReferenceTables<Cut>

/** Modifiers of a table by their names. */
export const modifiersOf = (rows: Readonly<Record<string, { readonly modifier: number }>>) =>
  Object.entries(rows).map(([name, { modifier }]) => [name, modifier] as const)

/** A figure for each type of ship in play. */
export function byType(
  { cut, general, table }: Page<Cut>,
  figures: Readonly<Record<ShipType, number>>,
  ...notes: readonly string[]
) {
  const rows = (Object.keys(figures) as ShipType[]).filter((type) => cut.types.includes(type))
  return table(
    'type onHitNumber',
    rows.map((type) => [type, general(`types.${type}`), signed(figures[type])]),
    ...notes,
  )
}

export const inches = (figure: number) => `${figure}″`

/** Two figures of a D100: `07`, `00`. */
export function percentile(face: number): string {
  return face >= 100 ? '00' : String(face).padStart(2, '0')
}

/** What of the sheet ships in play can read; without ships all of it. */
export interface Cut {
  readonly types: readonly ShipType[]
  readonly nations: readonly Nation[]
  /** Keys of `torpedoTypes` that somebody carries. */
  readonly torpedoes: readonly string[]
  /** Rows that a gun in play reads, a size between two rows the smaller. */
  rowsOfGuns<Row>(rows: readonly Row[], sizesOf: (row: Row) => Sizes): readonly Row[]
  rowsOfTorpedoes<Row>(rows: readonly Row[], sizesOf: (row: Row) => Sizes): readonly Row[]
  /** Most mounts of a battery, or tubes of a mount: no longer row is rolled on. */
  readonly mostMounts: number
  readonly fireControl: readonly string[]
  readonly search: readonly string[]
  /** Engines or boilers fitted; `null`: every column. */
  readonly fitted: readonly number[] | null
  /** The lowest damage control number: help raises it. */
  readonly leastDamageControl: number
}

export const everything: Cut = {
  types: shipTypes,
  nations,
  torpedoes: Object.keys(torpedoTypes),
  rowsOfGuns: (rows) => rows,
  rowsOfTorpedoes: (rows) => rows,
  mostMounts,
  fireControl: fireControlSets.flatMap(({ names }) => names),
  search: searchSets.map(({ name }) => name),
  fitted: null,
  leastDamageControl: 2,
}

export function cutTo(documents: readonly ShipDocument[]): Cut {
  const ships = documents.map(shipOf)
  if (ships.length === 0) return everything
  const guns = ships.flatMap(({ batteries }) => batteries.map(({ inches }) => inches))
  const torpedoes = [...new Set(ships.flatMap((ship) => ship.torpedoes?.mounts.map(({ type }) => type) ?? []))]
  const torpedoInches = torpedoes.flatMap((type) => own(torpedoTypes, type)?.inches ?? [])
  return {
    types: shipTypes.filter((type) => ships.some((ship) => ship.type === type)),
    nations: nations.filter((nation) => ships.some((ship) => ship.nation === nation)),
    torpedoes,
    rowsOfGuns: (rows, sizesOf) => rowsRead(rows, sizesOf, guns),
    rowsOfTorpedoes: (rows, sizesOf) => rowsRead(rows, sizesOf, torpedoInches),
    mostMounts: Math.min(mostMounts, Math.max(1, ...ships.map(mostTogether))),
    fireControl: ships.flatMap((ship) => setsOf(ship, 'fireControlRadar')),
    search: ships.flatMap((ship) => setsOf(ship, 'searchRadar')),
    fitted: ships.flatMap(({ rooms }) => [
      rooms.reduce((sum, room) => sum + (room.kind === 'engineRoom' ? room.engines : 0), 0),
      rooms.reduce((sum, room) => sum + (room.kind === 'boilerRoom' ? room.boilers : 0), 0),
    ]),
    leastDamageControl: Math.min(...ships.map(({ damageControl }) => damageControl)),
  }
}

function rowsRead<Row>(rows: readonly Row[], sizesOf: (row: Row) => Sizes, sizes: readonly number[]): readonly Row[] {
  const read = new Set(sizes.map((inches) => rowOfSize(rows, sizesOf, inches)))
  return rows.filter((row) => read.has(row))
}

function mostTogether({ batteries, torpedoes }: WaterShip): number {
  return Math.max(
    0,
    ...batteries.map(({ mounts }) => mounts.length),
    ...(torpedoes?.mounts ?? []).map(({ tubes }) => tubes),
  )
}

function setsOf({ places }: WaterShip, kind: 'fireControlRadar' | 'searchRadar'): readonly string[] {
  return places.flatMap(({ above }) => (above?.kind === kind ? [above.set] : []))
}
