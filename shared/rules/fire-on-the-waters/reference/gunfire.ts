import {
  basicModifiers,
  gunfireMishaps,
  gunneryTargetSize,
  initialAids,
  optionalModifiers,
  axis,
  chitAutomaticHits,
  usualCup,
} from '../tables/gunnery'
import { shipTypes } from '../ship/ship'
import { head, key, percentile, proseTable, signed, span, tableOf, type MakeTable, type Row } from './table'
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

export const initialRollTable: MakeTable = (words) => ({
  ...proseTable(words, 'initialRoll', ['reach', 'automatic']),
  ...withAids(words),
})

function withAids(words: Parameters<MakeTable>[0]) {
  const { rows, rowKeys = [] } = proseTable(words, 'initialRoll', ['reach', 'automatic'])
  const aids = Object.entries(initialAids).map(([name, modifier]) => ({
    name,
    cells: [
      words(key(`initialRoll.names.${name}`)),
      words(key(`initialRoll.rows.${name}`), { figure: signed(modifier) }),
    ],
  }))
  return {
    rows: [...rows, ...aids.map(({ cells }) => cells)],
    rowKeys: [...rowKeys, ...aids.map(({ name }) => name)],
    notes: [{ key: key('initialRoll.ruling') }],
  }
}

export const gunneryTargetSizeTable: MakeTable = (words, { types }) =>
  tableOf(
    words,
    'gunneryTargetSize',
    [head(words, 'type'), head(words, 'onHitNumber')],
    shipTypes
      .filter((type) => types.includes(type))
      .map((type) => ({ key: type, cells: [words(key(`types.${type}`)), signed(gunneryTargetSize[type])] })),
    'ruling',
  )

export const gunneryBasicModifiersTable: MakeTable = (words, { fireControl }) => {
  const rows = Object.entries(basicModifiers).filter(([name]) => fireControl.length > 0 || !/Radar$/.test(name))
  return tableOf(
    words,
    'gunneryBasicModifiers',
    [head(words, 'when'), head(words, 'onHitNumber')],
    [
      ...rows.map(([name, { modifier }]): Row => ({
        key: name,
        cells: [words(key(`gunneryBasicModifiers.rows.${name}`)), signed(modifier)],
      })),
      {
        key: 'visibility',
        cells: [words(key('gunneryBasicModifiers.rows.visibility')), words(key('gunneryBasicModifiers.scenario'))],
      },
    ],
    'column',
    'steps',
    'scope',
  )
}

export const gunneryOptionalModifiersTable: MakeTable = (words) =>
  tableOf(
    words,
    'gunneryOptionalModifiers',
    [head(words, 'when'), head(words, 'onHitNumber')],
    Object.entries(optionalModifiers).map(([name, { modifier }]) => ({
      key: name,
      cells: [words(key(`gunneryOptionalModifiers.rows.${name}`)), signed(modifier)],
    })),
    'switched',
    'ruling',
  )

export const gunfireMishapsTable: MakeTable = (words, { nations }) =>
  tableOf(
    words,
    'gunfireMishaps',
    ['D100', head(words, 'what')],
    gunfireMishaps
      .filter(({ only }) => only !== 'Axis' || axis.some((nation) => nations.includes(nation)))
      .map(({ from, to, id }) => ({
        key: id,
        cells: [
          from === to ? percentile(from) : `${percentile(from)}–${percentile(to)}`,
          words(key(`gunfireMishaps.rows.${id}`)),
        ],
      })),
    'drawn',
    'ruling',
  )

export const chitsTable: MakeTable = (words) => {
  const row = (name: string): Row => ({
    key: name,
    cells: [words(key(`chits.names.${name}`)), words(key(`chits.rows.${name}`))],
  })
  return tableOf(
    words,
    'chits',
    [head(words, 'hitNumber'), head(words, 'what')],
    [
      row('low'),
      row('middle'),
      ...chitAutomaticHits.map(({ from, to, hitsPerMount }) => ({
        key: `automatic${from}`,
        cells: [span(from, to), words(key('chits.automatic'), { n: hitsPerMount })],
      })),
      row('letters'),
      row('x'),
    ],
    'ruling',
    'back',
  )
}

/** The make-up of the cup, as the ruling has it. */
export const chitCupTable: MakeTable = (words) =>
  tableOf(
    words,
    'chitCup',
    [head(words, 'chit'), head(words, 'inTheCup')],
    Object.entries(usualCup)
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => orderOfChit(a) - orderOfChit(b))
      .map(([chit, count]) => ({
        key: `chit${chit}`,
        cells: [chit === 'miss' ? words(key('chitCup.miss')) : chit.replace('-', '−'), String(count)],
      })),
    'ruling',
  )

/** Numbers first, from below. */
function orderOfChit(chit: string): number {
  const number = Number(chit)
  return Number.isNaN(number) ? 100 + ['miss', 'A', 'B', 'C', 'D', 'X'].indexOf(chit) : number
}

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
