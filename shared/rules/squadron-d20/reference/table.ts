import type { ShipDocument } from '../../../documents/ship'
import { batteriesOf, factorsOf, dataOf, torpedoesOf } from '../ship/stand-data'
import { type ShipData, mountKinds, type MountKind, type StandData } from '../ship/ship'
import { structuralTableOf, structuralTables, type StructuralTable } from '../tables/criticals'
import type { Words } from '../../../words/speak'
import { referenceSheet, signed, span, type MakeReferenceTable, type ReferenceRow } from '../../kit/reference-sheet'
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

const { key, head, tableIfAny, proseTable } = referenceSheet('squadron-d20')
export type MakeCutTable = MakeReferenceTable<Cut>

/** Whether the stands in play need a table: a part of the sheet, or by several. */
type When = { [Part in keyof Cut]: Cut[Part] extends boolean ? Part : never }[keyof Cut] | ((cut: Cut) => boolean)
type Listed = readonly string[] | ((cut: Cut) => readonly string[])

interface TableHead {
  readonly when?: When
  /** Names of heads; a die stands for itself, and a name with a dot for a sentence of its own. */
  readonly columns: Listed
  readonly notes?: Listed
}

/** What the rows of a table are made of. */
export interface InTable {
  readonly words: Words
  readonly cut: Cut
  /** A sentence of the sheet. */
  say(name: string, values?: Parameters<Words>[1]): string
  /** A row of this table under its name: its sentence is `<table>.rows.<name>`. */
  row(name: string, cell: string): ReferenceRow
}

/** A table of the sheet, where the stands in play need it; nothing without rows. */
export function table(
  name: string,
  { when = () => true, columns, notes = [] }: TableHead,
  rows: (sheet: InTable) => readonly (ReferenceRow | false)[],
): MakeCutTable {
  return (words, cut) => {
    if (!(typeof when === 'function' ? when(cut) : cut[when])) return undefined
    const say: InTable['say'] = (sentence, values) => words(key(sentence), values)
    const row: InTable['row'] = (sentence, cell) => ({ key: sentence, cells: [say(`${name}.rows.${sentence}`), cell] })
    const heads = listed(columns, cut).map((column) => {
      if (/^D\d/.test(column)) return column
      return column.includes('.') ? say(column) : head(words, column)
    })
    const made = rows({ words, cut, say, row }).filter((each) => each !== false)
    return tableIfAny(words, name, heads, made, ...listed(notes, cut))
  }
}

/** A table of sentences alone. */
export function prose(name: string, rows: Listed, when: When = () => true): MakeCutTable {
  return (words, cut) =>
    (typeof when === 'function' ? when(cut) : cut[when]) ? proseTable(words, name, listed(rows, cut)) : undefined
}

const listed = (names: Listed, cut: Cut): readonly string[] => (typeof names === 'function' ? names(cut) : names)

/** `1–2` … `21+`: the counts of a row that may have no end. */
export function counts({ say }: InTable, { from, to }: { readonly from: number; readonly to: number | null }): string {
  return to === null ? say('orMore', { from }) : span(from, to)
}

/** Modifiers by the printed scale, with a sign: `1–2: −1, 3–6: −2 …`. */
export function byScale(sheet: InTable, sign: 1 | -1): string {
  return scale.map((row) => `${counts(sheet, row)}: ${signed(sign * row.value)}`).join(', ')
}

/** `+2 … −2`. */
export function range(most: number, least: number): string {
  return `${signed(most)} … ${signed(least)}`
}
