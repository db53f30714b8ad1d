import {
  highRows,
  lowColumns,
  lowRows,
  middleColumns,
  middleRows,
  mostMounts,
  type HitRow,
  type Mounts,
} from '../tables/hit-resolution'
import { head, key, percentile, signed, tableOf, type MakeTable, type Row } from './table'

const groups = Array.from({ length: mostMounts }, (_, index) => (index + 1) as Mounts)

const numbers = ({ from, to }: { readonly from: number; readonly to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => signed(from + index).replace('+', ''))

/** A row as in print: it ends under the last column. */
function cellsOf(row: HitRow, columns: number): readonly string[] {
  const empty = Array.from({ length: columns - row.length }, () => '–')
  return [...empty, ...row.map(percentile)]
}

/** Hit numbers -7 to 9. */
export const hitResolutionTable: MakeTable = (words, cut) => {
  const columns = numbers(middleColumns)
  return tableOf(
    words,
    'hitResolution',
    [head(words, 'mounts'), head(words, 'hits'), ...columns],
    groups
      .filter((mounts) => mounts <= cut.mostMounts)
      .flatMap((mounts) =>
        middleRows[mounts].map((row, index): Row => ({
          key: `${mounts}/${index + 1}`,
          cells: [index === 0 ? String(mounts) : '·', String(index + 1), ...cellsOf(row, columns.length)],
        })),
      ),
    'read',
    'law',
    'groups',
    'erratum',
  )
}

/** Hit numbers -20 to -8. */
export const hitResolutionLowTable: MakeTable = (words, cut) => {
  const columns = numbers(lowColumns)
  return tableOf(
    words,
    'hitResolutionLow',
    [head(words, 'mounts'), ...columns],
    groups
      .filter((mounts) => mounts <= cut.mostMounts)
      .map((mounts) => ({ key: `low${mounts}`, cells: [String(mounts), ...cellsOf(lowRows[mounts], columns.length)] })),
    'read',
    'ruling',
  )
}

/** Hit numbers 10 to 18. */
export const hitResolutionHighTable: MakeTable = (words) =>
  tableOf(
    words,
    'hitResolutionHigh',
    [head(words, 'hitNumber'), head(words, 'hitsEach'), head(words, 'oneMoreAt')],
    Object.entries(highRows).map(([number, { each, extra }]) => ({
      key: `high${number}`,
      cells: [number, String(each), extra === null ? words(key('hitResolutionHigh.none')) : String(extra)],
    })),
    'ruling',
    'mishaps',
  )
