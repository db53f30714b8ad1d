import { initiative, orderOfPlay } from '../tables/initiative'
import { aircraftMorale, morale, shipCauses } from '../tables/morale'
import { scale } from '../tables/scale'
import { byScale, counts, head, key, modifier, range, tableOf, type MakeCutTable, type Row } from './table'

export const orderOfPlayTable: MakeCutTable = (words) =>
  tableOf(
    words,
    'orderOfPlay',
    [head(words, 'step'), head(words, 'phase'), head(words, 'whatIsDone')],
    orderOfPlay.map((row, at) => ({
      key: row.phase,
      cells: [
        String(at + 1),
        words(`rules.squadron-d20.phases.${row.phase}`),
        words(key(`orderOfPlay.rows.${row.phase}`)),
      ],
    })),
    'ruling',
  )

export const progressiveScaleTable: MakeCutTable = (words) =>
  tableOf(
    words,
    'progressiveScale',
    [head(words, 'count'), head(words, 'worth')],
    scale.map((row) => ({ key: `from${row.from}`, cells: [counts(words, row), String(row.value)] })),
    'used',
    'behind',
  )

export const initiativeTable: MakeCutTable = (words) =>
  tableOf(
    words,
    'initiative',
    [head(words, 'commanders'), initiative.die],
    scale.map((row) => ({
      key: `from${row.from}`,
      cells: [words(key('initiative.either'), { count: counts(words, row) }), `±${row.value}`],
    })),
    'sum',
    'ruling',
  )

export const moraleTable: MakeCutTable = (words, cut) => {
  const causes: readonly Row[] = cut.targets
    ? shipCauses.map(({ id }) => ({
        key: id,
        cells: [words(key('morale.ship')), words(key(`morale.rows.${id}`)), needed],
      }))
    : []
  const aircraft: readonly Row[] = cut.aircraft
    ? [{ key: 'aircraft', cells: [words(key('morale.stand')), words(key('morale.rows.aircraft')), needed] }]
    : []
  return tableOf(
    words,
    'morale',
    [head(words, 'who'), head(words, 'when'), morale.die],
    [
      ...causes,
      {
        key: 'squadron',
        cells: [words(key('morale.squadron')), words(key('morale.rows.squadron')), words(key('ruled'))],
      },
      ...aircraft,
    ],
    'each',
    'ruling',
  )
}

const needed = `${morale.needed}+`

export const moraleModifiersTable: MakeCutTable = (words, cut) =>
  tableOf(
    words,
    'moraleModifiers',
    [head(words, 'when'), morale.die],
    [
      modifier(words, 'moraleModifiers', aircraftMorale.quality, range(2, -2)),
      modifier(words, 'moraleModifiers', aircraftMorale.aloneInSquadron, range(2, -2)),
      ...(cut.targets ? [modifier(words, 'moraleModifiers', 'fires', byScale(words, -1))] : []),
    ],
  )
