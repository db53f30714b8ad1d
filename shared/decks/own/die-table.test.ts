import { describe, expect, test } from 'vitest'
import { inOrder, rowForGap, dieTableProblems, type DieTable } from './deck-problems'

type Row = readonly [from: number, to: number, says?: string]
const table = (die: DieTable['die'], ...rows: readonly Row[]): DieTable => ({
  ask: 'die',
  die,
  rows: rows.map(([from, to, says = 'x']) => ({ from, to, says })),
})

describe('a table', () => {
  test.each([
    ['without rows', table('D6')],
    ['with every face once', table('D6', [1, 3], [4, 6])],
    ['of a D36, which has no 17', table('D36', [11, 36], [41, 66])],
  ])('%s is sound', (_, sound) => expect(dieTableProblems(sound)).toEqual([]))

  test.each([
    ['leaves faces out', table('D6', [1, 2], [5, 5]), [missing(3, 4), missing(6, 6)]],
    ['gives faces twice', table('D6', [1, 4], [3, 6]), [{ problem: 'twice', faces: { from: 3, to: 4 } }]],
    ['says nothing', table('D6', [1, 6, ' ']), [{ problem: 'unsaid', row: 0 }]],
    ['runs backwards', table('D6', [1, 3], [6, 4]), [{ problem: 'backwards', row: 1 }, missing(4, 6)]],
    ['goes beyond the die', table('D6', [1, 7]), [{ problem: 'beyond', row: 0 }]],
    ['is out of order', table('D6', [4, 6], [1, 3]), [{ problem: 'order', row: 1 }]],
    ['ends where a D36 goes on', table('D36', [11, 16]), [missing(21, 66)]],
  ])('that %s is said to', (_, flawed, problems) => expect(dieTableProblems(flawed)).toEqual(problems))

  test('gets a row for the first faces that have none', () => {
    expect(rowForGap(table('D20', [1, 5], [11, 20]))).toEqual({ from: 6, to: 10, says: '' })
    expect(rowForGap(table('D6', [1, 6]))).toBeUndefined()
  })

  test('is put in order', () => {
    expect(inOrder(table('D6', [4, 6], [1, 3]).rows).map(({ from }) => from)).toEqual([1, 4])
  })
})

function missing(from: number, to: number) {
  return { problem: 'missing', faces: { from, to } }
}
