import type { ShipDocument } from '../../../documents/ship'
import { batteriesOf, factorsOf, dataOf, torpedoesOf } from '../ship/stand-data'
import { type ShipData, mountKinds, type MountKind, type StandData } from '../ship/ship'
import { structuralTableOf, structuralTables, type StructuralTable } from '../tables/criticals'
import { signed, span, type Page, type ReferenceTables } from '../../kit/reference-sheet'
import { scale } from '../tables/turn'

/** The parts of the reference sheet that the stands in play need; without stands all of it. */
export interface Cut {
  /** Anything that shoots with guns of a battery. */
  readonly guns: boolean
  readonly torpedoes: boolean
  /** CRF or MRF. */
  readonly factors: boolean
  readonly smallCraft: boolean
  /** Stands of aircraft, or something to fly them off. */
  readonly aircraft: boolean
  /** Who fights in the air is sought out by fighters. */
  readonly fighters: boolean
  /** Ships, and places ashore: what critical damage is done to. */
  readonly targets: boolean
  readonly ships: boolean
  readonly carriers: boolean
  readonly structural: readonly StructuralTable[]
  readonly mounts: readonly MountKind[]
  readonly valuableCargo: readonly ('fuel' | 'ammunition')[]
}

export const everything: Cut = {
  guns: true,
  torpedoes: true,
  factors: true,
  smallCraft: true,
  aircraft: true,
  fighters: true,
  targets: true,
  ships: true,
  carriers: true,
  structural: structuralTables,
  mounts: mountKinds,
  valuableCargo: ['fuel', 'ammunition'],
}

export function cutTo(documents: readonly ShipDocument[]): Cut {
  if (documents.length === 0) return everything
  const stands = documents.map(dataOf)
  const ships = stands.filter((data): data is ShipData => data.kind === 'ship')
  const kinds = new Set(stands.map(({ kind }) => kind))
  const carriers = stands.some(fliesAircraft)
  const tables = stands.flatMap(structuralOf)
  const batteries = stands.flatMap((data) => batteriesOf(data).map(({ battery }) => battery))
  const mounts = [...batteries, ...stands.flatMap((data) => torpedoesOf(data) ?? [])].map(({ kind }) => kind)
  return {
    guns: batteries.length > 0,
    torpedoes: stands.some(carriesTorpedoes),
    factors: stands.some((data) => factorsOf(data).mrf > 0 || factorsOf(data).crf > 0),
    smallCraft: kinds.has('smallCraft'),
    aircraft: kinds.has('aircraft') || carriers,
    fighters: stands.some((data) => data.kind === 'aircraft' && data.role !== 'other') || carriers,
    targets: kinds.has('ship') || kinds.has('shore'),
    ships: kinds.has('ship'),
    carriers,
    structural: structuralTables.filter((table) => tables.includes(table)),
    mounts: mountKinds.filter((kind) => mounts.includes(kind)),
    valuableCargo: everything.valuableCargo.filter((kind) => ships.some(({ cargo }) => cargo?.kind === kind)),
  }
}

function fliesAircraft(data: StandData): boolean {
  return (data.kind === 'ship' && data.carrier !== null) || (data.kind === 'shore' && data.airfield !== null)
}

/** Torpedoes launched by ships: those of aircraft use the table of air attacks. */
function carriesTorpedoes(data: StandData): boolean {
  return data.kind === 'smallCraft' ? data.torpedoes !== null : torpedoesOf(data) !== null
}

function structuralOf(data: StandData): readonly StructuralTable[] {
  if (data.kind === 'shore') return [structuralTableOf.shore]
  if (data.kind !== 'ship') return []
  /** A warship with cargo reads the row of cargo where merchants have it. */
  const own = structuralTableOf[data.role]
  return data.cargo ? [own, 'structuralMerchant'] : [own]
}

/** Tables of this sheet, by their names. */
export type Tables = ReferenceTables<Cut>
export type InTable = Page<Cut>

/** Tables that nobody reads where this is not in play. */
export function where(part: 'aircraft' | 'fighters' | 'targets', tables: Tables): Tables {
  const wrapped = Object.entries(tables).map(([name, make]): [string, Tables[string]] => {
    return [name, (page) => page.cut[part] && make(page)]
  })
  return Object.fromEntries(wrapped)
}

/** `1–2` … `21+`: the counts of a row that may have no end. */
export function counts(
  { general }: InTable,
  { from, to }: { readonly from: number; readonly to: number | null },
): string {
  return to === null ? general('orMore', { from }) : span(from, to)
}

/** Modifiers by the printed scale, with a sign: `1–2: −1, 3–6: −2 …`. */
export function byScale(sheet: InTable, sign: 1 | -1): string {
  return scale.map((row) => `${counts(sheet, row)}: ${signed(sign * row.value)}`).join(', ')
}

/** `+2 … −2`. */
export function range(most: number, least: number): string {
  return `${signed(most)} … ${signed(least)}`
}
