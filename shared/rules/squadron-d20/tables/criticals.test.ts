import { describe, expect, test } from 'vitest'
import { fireCost, helmTurns, structuralResults, type Result } from './critical-results'
import {
  structural,
  structuralTables,
  type Row,
  type StructuralTable,
  columns,
  columnsByDie,
  floodingCrewTest,
  underwater,
  type OneOf,
} from './criticals'
import { resultOfPrint, type PrintedRow } from './printed-results.testing'

import golden from './tables.golden.json'

type Printed = PrintedRow & {
  readonly from: number
  readonly to: number
  readonly sub?: { die: string; rows: PrintedPart[] }
}
type PrintedPart = PrintedRow & { readonly from: number; readonly to: number }

const printedOf: Readonly<Record<StructuralTable, readonly Printed[]>> = {
  structuralWarship: golden.structuralWarship.rows as unknown as Printed[],
  structuralMerchant: [
    ...(golden.structuralWarship.rows as unknown as Printed[]).filter(
      ({ to }) => to <= golden.structuralMerchant.sameAs.to,
    ),
    ...(golden.structuralMerchant.rows as unknown as Printed[]),
  ],
  structuralCarrier: golden.structuralCarrier.rows as unknown as Printed[],
}

/** A row flat: its faces, those of the sub-table, and what it does. */
type Flat = readonly [from: number, to: number, subFrom: number | null, subTo: number | null, is: Result]

function flat(rows: readonly Row[]): readonly Flat[] {
  return rows.flatMap((row): Flat[] =>
    'is' in row
      ? [[row.from, row.to, null, null, row.is]]
      : row.sub.rows.map((sub): Flat => [row.from, row.to, sub.from, sub.to, sub.is]),
  )
}

function flatPrinted(rows: readonly Printed[]): readonly Flat[] {
  return rows.flatMap((row): Flat[] =>
    row.sub
      ? row.sub.rows.map((sub): Flat => [row.from, row.to, sub.from, sub.to, resultOfPrint(sub)])
      : [[row.from, row.to, null, null, resultOfPrint(row)]],
  )
}

test.each(structuralTables)('%s: every cell is the printed one', (table) => {
  expect(flat(structural[table])).toEqual(flatPrinted(printedOf[table]))
})

test('fires cost as much as a die of speed, and the helm turns by halves of a D20', () => {
  const printed = golden.structuralWarship.rows.find(({ id }) => id === structuralResults.fire.id)
  expect(printed?.steps?.[0]?.cost).toEqual({ base: 4, plus: 'targetSize' })
  expect(fireCost).toBe('size')
  const swerve = golden.structuralWarship.rows.find(({ id }) => id === 'helm')?.crewTest?.onFail
  const { port, starboard, die } = helmTurns
  expect(swerve?.die).toBe(die)
  expect(swerve?.rows).toEqual([
    [port.from, port.to, 'port'],
    [starboard.from, starboard.to, 'starboard'],
  ])
})

test('cargo has no armour', () => expect(structuralResults.cargo.armour).toBeNull())

interface PrintedColumns extends PrintedRow {
  readonly bow: readonly [number, number]
  readonly midships: readonly [number, number]
  readonly stern: readonly [number, number]
}

const printed = golden.underwater.rows as unknown as readonly PrintedColumns[]
const faces = ([from, to]: readonly [number, number]) => ({ from, to })

/** The three rows of the engine room differ by their free dice. */
function called(row: PrintedColumns): Result {
  const result = resultOfPrint(row)
  const free = result.speedDice?.free ?? 0
  return free > 0 ? { ...result, key: `engineRoom${free}` } : result
}

describe('the underwater table', () => {
  test('every cell of the rows 1 to 19 is the printed one', () => {
    const ours = underwater.flatMap((row) => ('is' in row ? [row] : []))
    const theirs = printed.slice(0, -1).map((row) => ({
      bow: faces(row.bow),
      midships: faces(row.midships),
      stern: faces(row.stern),
      is: called(row),
    }))
    expect(ours).toEqual(theirs)
  })

  test('row 20 is one of three', () => {
    const last = underwater.at(-1)!
    expect([last.bow, last.midships, last.stern]).toEqual(columns.map((column) => faces(printed.at(-1)![column])))
    const { warship, carrier, merchant } = (last as { oneOf: OneOf }).oneOf
    const [printedWarship, printedCarrier, printedMerchant] = golden.underwater.rows.at(-1)!.oneOf!
    expect(warship).toEqual(resultOfPrint(printedWarship as unknown as PrintedRow))
    expect(merchant).toEqual(resultOfPrint(printedMerchant as unknown as PrintedRow))
    expect(carrier.die).toBe(printedCarrier?.die)
    expect(carrier.aboveHull).toEqual(warship)
    expect(carrier.upToHull).toEqual(resultOfPrint(printedCarrier?.atMostOriginalH as unknown as PrintedRow))
  })

  test('poor underwater protection is felt in the crew test; a D6 finds each column as often', () => {
    const rule = golden.underwater.rows[0]?.crewTest?.modifiers?.[0]
    expect(rule).toEqual({ id: 'poorUnderwaterProtection', modifier: floodingCrewTest.poorUnderwaterProtection })
    expect(Object.values(columnsByDie).flatMap(({ from, to }) => [from, to])).toEqual([1, 2, 3, 4, 5, 6])
    expect(columns).toEqual(golden.underwater.columns)
  })
})
