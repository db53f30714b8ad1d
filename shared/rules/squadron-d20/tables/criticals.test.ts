import { describe, expect, test } from 'vitest'
import { cargo, fire, fireCost, helmTurns, type Result } from './critical-results'
import { structural, structuralTables, type Row, type StructuralTable } from './criticals'
import { resultOfPrint, type PrintedRow } from './printed-results.testing'
import { facesWithoutOneRow } from './table-gaps.testing'
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

describe.each(structuralTables)('%s', (table) => {
  test('every cell is the printed one', () => {
    expect(flat(structural[table])).toEqual(flatPrinted(printedOf[table]))
  })

  test('every face is in one row, and every second die too', () => {
    expect(facesWithoutOneRow('D20', structural[table])).toEqual([])
    for (const row of structural[table]) {
      if ('sub' in row) expect(facesWithoutOneRow(row.sub.die, row.sub.rows)).toEqual([])
    }
  })
})

test('fires cost as much as a die of speed, and the helm turns by halves of a D20', () => {
  const printed = golden.structuralWarship.rows.find(({ id }) => id === fire.id)
  expect(printed?.steps?.[0]?.cost).toEqual({ base: 4, plus: 'targetSize' })
  expect(fireCost).toBe('size')
  const swerve = golden.structuralWarship.rows.find(({ id }) => id === 'helm')?.crewTest?.onFail
  const { port, starboard, die } = helmTurns
  expect(swerve?.die).toBe(die)
  expect(swerve?.rows).toEqual([
    [port.from, port.to, 'port'],
    [starboard.from, starboard.to, 'starboard'],
  ])
  expect(facesWithoutOneRow('D20', [port, starboard])).toEqual([])
})

test('cargo has no armour', () => expect(cargo.armour).toBeNull())
