import { describe, expect, test } from 'vitest'
import { columnsShown, foldedRows, sumInTurn, sumRows, sumsShown } from './sum-rows'
import type { Reckoning, SumLine } from '#shared/rules/pack/procedure'

const figure = (percent: string) => ({ key: percent })
const line = (key: string, percent: string, is: SumLine['is'] = 'modifier'): SumLine => ({
  say: { key },
  figure: figure(percent),
  is,
})
const sum = (of: string, ...lines: readonly SumLine[]): Reckoning => ({
  title: { key: of },
  of,
  lines,
  total: figure('0'),
  means: figure('0'),
  sure: 0,
  chanceOfMore: 0,
})

const Z = sum('Z', line('over 24', '30', 'table'), line('crew', '10'), line('sea', '0', 'nothing'))
const B = sum('B', line('over 16', '20', 'table'), line('crew', '10'), line('local', '-10'), line('sea', '-5'))
const table = (...sums: readonly Reckoning[]) =>
  sumRows(sums, ({ key }) => key).map(({ say, is, cells }) => [say.key, is, ...cells.map((cell) => cell?.figure.key)])

describe('several sums in one table', () => {
  test('have a row for a reason that they share, whatever it makes for each', () => {
    expect(table(Z, B)).toEqual([
      ['over 24', 'table', '30', '20'],
      ['crew', 'modifier', '10', '10'],
      ['local', 'modifier', undefined, '-10'],
      ['sea', 'modifier', '0', '-5'],
    ])
  })

  test('keep a row of zeros', () => {
    expect(table(Z)).toContainEqual(['sea', 'nothing', '0'])
  })
})

test('the sum in turn is that of the letter, or the battery, in the key of the question', () => {
  expect(sumInTurn([Z, B], 'B/1/section')).toBe(1)
  expect(sumInTurn([sum('exeter/main'), sum('exeter/sec')], 'strike/exeter/sec/hit-1/yellow')).toBe(1)
  expect(sumInTurn([sum('by'), sum('by/saves')], 'by/saves/save')).toBe(1)
  expect(sumInTurn([Z, B], 'etiquette/smallCraft')).toBeUndefined()
})

test('the sum of a later throw is shown alone in its turn, and not before', () => {
  const saves = { ...sum('Z/saves'), isLater: true } as const
  expect(sumsShown([Z, saves, B], 'Z/die')).toEqual([Z, B])
  expect(sumsShown([Z, saves, B], 'Z/saves/save')).toEqual([saves])
})

test('of more than five columns those around the one in turn are shown', () => {
  const guns = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  expect(columnsShown(guns.slice(0, 3), 0)).toEqual({ from: 0, to: 3 })
  expect(columnsShown(guns, 6)).toEqual({ from: 3, to: 8 })
})

test('long heads are fewer, so that reasons stay whole; every one comes in its turn', () => {
  const heads = ['Atlanta 5″', 'San Francisco 8″', 'San Francisco 5″', 'Helena 6″', 'Helena 5″']
  expect(columnsShown(heads, 0)).toEqual({ from: 0, to: 3 })
  for (const turn of heads.keys()) {
    const { from, to } = columnsShown(heads, turn)
    expect(from <= turn && turn < to && to - from >= 3).toBe(true)
  }
})

test('reasons that count for nothing share a line where the sum is long, and keep their own where it is short', () => {
  const folded = (counting: number) => {
    const lines = Array.from({ length: counting }, (_, at) => line(`reason ${at}`, '1'))
    const rows = sumRows([sum('Z', ...lines, line('sea', '0', 'nothing'))], ({ key }) => key)
    return foldedRows(rows)
  }
  expect(folded(7).nothing).toEqual([])
  expect(folded(8).nothing.map(({ say }) => say.key)).toEqual(['sea'])
  expect(folded(8).rows).toHaveLength(8)
})
