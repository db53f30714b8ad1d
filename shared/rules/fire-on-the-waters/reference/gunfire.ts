import { signed, span } from '../../kit/reference-sheet'
import {
  axis,
  basicModifiers,
  chitAutomaticHits,
  gunfireMishaps,
  gunneryTargetSize,
  initialAids,
  optionalModifiers,
  usualCup,
} from '../tables/gunnery'
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
import { fireControlSets, friendlyFireFrom, friendlyFireModifiers } from '../tables/spotting'
import { byType, inches, modifiersOf, percentile, type Cut, type Tables } from './cut'

/** From the first die to the hits, with the chits that can replace the D100, and fire at friends. */
export const gunfireTables: Tables = {
  initialRoll: ({ table, say, proseRows }) =>
    table(
      'what rule',
      [
        ...proseRows('reach automatic'),
        ...Object.entries(initialAids).map(
          ([name, modifier]) =>
            [name, say(`names.${name}`), say(`rows.${name}`, { figure: signed(modifier) })] as const,
        ),
      ],
      'ruling',
    ),

  gunneryTargetSize: (page) => byType(page, gunneryTargetSize, 'ruling'),

  gunneryBasicModifiers: ({ table, say, figureRows, cut: { fireControl } }) =>
    table(
      'when onHitNumber',
      [
        ...figureRows(modifiersOf(basicModifiers).filter(([name]) => fireControl.length > 0 || !/Radar$/.test(name))),
        ['visibility', say('rows.visibility'), say('scenario')],
      ],
      'column steps scope',
    ),

  gunneryOptionalModifiers: ({ table, figureRows }) =>
    table('when onHitNumber', figureRows(modifiersOf(optionalModifiers)), 'switched ruling'),

  fireControlRadars: ({ table, say, cut: { fireControl } }) =>
    table(
      'set onHitNumber toSmall toLarge',
      fireControlSets
        .filter(({ names }) => names.some((name) => fireControl.includes(name)))
        .map(({ navy, names, kind, rangeDdOrSmaller, rangeClOrLarger }) => [
          names[0]!,
          say('set', { navy, names: names.join(', ') }),
          say(kind),
          inches(rangeDdOrSmaller),
          inches(rangeClOrLarger),
        ]),
      'note',
    ),

  /** Hit numbers -7 to 9. */
  hitResolution({ table, heads, cut }) {
    const columns = numbers(middleColumns)
    return table(
      [...heads('mounts hits'), ...columns],
      groupsIn(cut).flatMap((mounts) =>
        middleRows[mounts].map(
          (row, index) =>
            [
              `${mounts}/${index + 1}`,
              index === 0 ? String(mounts) : '·',
              String(index + 1),
              ...cellsOf(row, columns.length),
            ] as const,
        ),
      ),
      'read law groups erratum',
    )
  },

  /** Hit numbers 10 to 18. */
  hitResolutionHigh: ({ table, say }) =>
    table(
      'hitNumber hitsEach oneMoreAt',
      Object.entries(highRows).map(([number, { each, extra }]) => [
        `high${number}`,
        number,
        String(each),
        extra === null ? say('none') : String(extra),
      ]),
      'ruling mishaps',
    ),

  /** Hit numbers -20 to -8. */
  hitResolutionLow({ table, heads, cut }) {
    const columns = numbers(lowColumns)
    return table(
      [...heads('mounts'), ...columns],
      groupsIn(cut).map((mounts) => [`low${mounts}`, String(mounts), ...cellsOf(lowRows[mounts], columns.length)]),
      'read ruling',
    )
  },

  chits: ({ table, say, proseRows }) =>
    table(
      'hitNumber what',
      [
        ...proseRows('low middle'),
        ...chitAutomaticHits.map(
          ({ from, to, hitsPerMount }) =>
            [`automatic${from}`, span(from, to), say('automatic', { n: hitsPerMount })] as const,
        ),
        ...proseRows('letters x'),
      ],
      'ruling back',
    ),

  /** The make-up of the cup, as the ruling has it. */
  chitCup: ({ table, say }) =>
    table(
      'chit inTheCup',
      Object.entries(usualCup)
        .filter(([, count]) => count > 0)
        .sort(([a], [b]) => orderOfChit(a) - orderOfChit(b))
        .map(([chit, count]) => [`chit${chit}`, chit === 'miss' ? say('miss') : chit.replace('-', '−'), String(count)]),
      'ruling',
    ),

  gunfireMishaps: ({ table, say, cut: { nations } }) =>
    table(
      'D100 what',
      gunfireMishaps
        .filter(({ only }) => only !== 'Axis' || axis.some((nation) => nations.includes(nation)))
        .map(({ from, to, id }) => [
          id,
          from === to ? percentile(from) : `${percentile(from)}–${percentile(to)}`,
          say(`rows.${id}`),
        ]),
      'drawn ruling',
    ),

  friendlyFire: ({ table, say, proseRows }) =>
    table(
      'what rule',
      [
        ...proseRows('formation between line arc'),
        ...Object.entries(friendlyFireModifiers).map(
          ([name, modifier]) => [name, say(`names.${name}`), signed(modifier)] as const,
        ),
        ['fires', say('names.fires', { from: friendlyFireFrom }), say('rows.fires')],
      ],
      'several',
    ),
}

function groupsIn(cut: Cut): readonly Mounts[] {
  return Array.from({ length: Math.min(mostMounts, cut.mostMounts) }, (_, index) => (index + 1) as Mounts)
}

const numbers = ({ from, to }: { readonly from: number; readonly to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => signed(from + index).replace('+', ''))

/** A row as in print: it ends under the last column. */
function cellsOf(row: HitRow, columns: number): readonly string[] {
  return [...Array.from({ length: columns - row.length }, () => '–'), ...row.map(percentile)]
}

/** Numbers first, from below. */
function orderOfChit(chit: string): number {
  const number = Number(chit)
  return Number.isNaN(number) ? 100 + ['miss', 'A', 'B', 'C', 'D', 'X'].indexOf(chit) : number
}
