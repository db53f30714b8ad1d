import type { ShipDocument } from '../../../documents/ship'
import { batteriesOf, factorsOf, sheetOf, torpedoesOf } from '../stand-data'
import type { ShipSheet } from '../stands/ship'
import { mountKinds, type MountKind } from '../stands/weapons'
import type { StandSheet } from '../stands/stand'
import { structuralTableOf, structuralTables, type StructuralTable } from '../tables/criticals'

/** What of the sheet stands in play can read; without stands all of it. */
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
  const sheets = documents.map(sheetOf)
  const ships = sheets.filter((sheet): sheet is ShipSheet => sheet.kind === 'ship')
  const kinds = new Set(sheets.map(({ kind }) => kind))
  const carriers = sheets.some(fliesAircraft)
  const tables = sheets.flatMap(structuralOf)
  const batteries = sheets.flatMap((sheet) => batteriesOf(sheet).map(({ battery }) => battery))
  const mounts = [...batteries, ...sheets.flatMap((sheet) => torpedoesOf(sheet) ?? [])].map(({ kind }) => kind)
  return {
    guns: batteries.length > 0,
    torpedoes: sheets.some(carriesTorpedoes),
    factors: sheets.some((sheet) => factorsOf(sheet).mrf > 0 || factorsOf(sheet).crf > 0),
    smallCraft: kinds.has('smallCraft'),
    aircraft: kinds.has('aircraft') || carriers,
    fighters: sheets.some((sheet) => sheet.kind === 'aircraft' && sheet.role !== 'other') || carriers,
    targets: kinds.has('ship') || kinds.has('shore'),
    ships: kinds.has('ship'),
    carriers,
    structural: structuralTables.filter((table) => tables.includes(table)),
    mounts: mountKinds.filter((kind) => mounts.includes(kind)),
    valuableCargo: everything.valuableCargo.filter((kind) => ships.some(({ cargo }) => cargo?.kind === kind)),
  }
}

function fliesAircraft(sheet: StandSheet): boolean {
  return (sheet.kind === 'ship' && sheet.carrier !== null) || (sheet.kind === 'shore' && sheet.airfield !== null)
}

/** Torpedoes in the water: those that aircraft drop go by the table of air attacks. */
function carriesTorpedoes(sheet: StandSheet): boolean {
  return sheet.kind === 'smallCraft' ? sheet.torpedoes !== null : torpedoesOf(sheet) !== null
}

function structuralOf(sheet: StandSheet): readonly StructuralTable[] {
  if (sheet.kind === 'shore') return [structuralTableOf.shore]
  if (sheet.kind !== 'ship') return []
  /** A warship with cargo reads the row of cargo where merchants have it. */
  const own = structuralTableOf[sheet.role]
  return sheet.cargo ? [own, 'structuralMerchant'] : [own]
}
