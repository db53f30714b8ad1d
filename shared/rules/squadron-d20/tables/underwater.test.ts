import { describe, expect, test } from 'vitest'
import type { Result } from './critical-results'
import { resultOfPrint, type PrintedRow } from './printed-results.testing'
import { facesWithoutOneRow } from './table-gaps.testing'
import golden from './tables.golden.json'
import { columns, columnsByDie, floodingCrewTest, underwater, type OneOf } from './underwater'

interface Printed extends PrintedRow {
  readonly bow: readonly [number, number]
  readonly midships: readonly [number, number]
  readonly stern: readonly [number, number]
}

const printed = golden.underwater.rows as unknown as readonly Printed[]
const faces = ([from, to]: readonly [number, number]) => ({ from, to })

/** The three rows of the engine room differ by their free dice. */
function called(row: Printed): Result {
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

  test.each(columns)('%s: every face is in one row', (column) => {
    expect(
      facesWithoutOneRow(
        'D20',
        underwater.map((row) => row[column]),
      ),
    ).toEqual([])
  })

  test('poor underwater protection is felt in the crew test; a D6 finds each column as often', () => {
    const rule = golden.underwater.rows[0]?.crewTest?.modifiers?.[0]
    expect(rule).toEqual({ id: 'poorUnderwaterProtection', modifier: floodingCrewTest.poorUnderwaterProtection })
    expect(facesWithoutOneRow('D6', Object.values(columnsByDie))).toEqual([])
    expect(columns).toEqual(golden.underwater.columns)
  })
})
