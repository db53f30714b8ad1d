import { referenceSheet } from '../../kit/reference-sheet'
import { aircraftMorale, initiative, morale, orderOfPlay, scale, shipCauses } from '../tables/turn'
import { airTables } from './aircraft'
import { byScale, counts, cutTo, everything, range, type Tables } from './cut'
import { damageTables } from './damage'
import { shootingTables } from './shooting'

const turnTables: Tables = {
  orderOfPlay: ({ table, words, say }) =>
    table(
      'step phase whatIsDone',
      orderOfPlay.map(({ phase }, at) => [
        phase,
        String(at + 1),
        words(`rules.squadron-d20.phases.${phase}`),
        say(`rows.${phase}`),
      ]),
      'ruling',
    ),
  progressiveScale: (page) =>
    page.table(
      'count worth',
      scale.map((row) => [`from${row.from}`, counts(page, row), String(row.value)]),
      'used behind',
    ),
  initiative: (page) =>
    page.table(
      `commanders ${initiative.die}`,
      scale.map((row) => [`from${row.from}`, page.say('either', { count: counts(page, row) }), `±${row.value}`]),
      'sum ruling',
    ),
}

const neededForMorale = `${morale.needed}+`

const moraleTables: Tables = {
  morale: ({ table, cut, say, general }) =>
    table(
      `who when ${morale.die}`,
      [
        ...(cut.targets ? shipCauses : []).map(
          ({ id }) => [id, say('ship'), say(`rows.${id}`), neededForMorale] as const,
        ),
        ['squadron', say('squadron'), say('rows.squadron'), general('ruled')],
        cut.aircraft && ['aircraft', say('stand'), say('rows.aircraft'), neededForMorale],
      ],
      'each ruling',
    ),
  moraleModifiers: (page) =>
    page.table(`when ${morale.die}`, [
      page.row(aircraftMorale.quality, range(2, -2)),
      page.row(aircraftMorale.aloneInSquadron, range(2, -2)),
      page.cut.targets && page.row('fires', byScale(page, -1)),
    ]),
}

/** Rulings where print is silent, and errata: names of sentences. */
const proseTables: Tables = {
  rulings: ({ prose, cut }) =>
    prose(`
      scale names
      ${cut.guns ? 'bands' : ''}
      ${cut.factors ? 'letters manyVessels' : ''}
      ${cut.aircraft ? 'numbers' : ''}
      ${cut.targets ? 'tests officer flooding incidental collateral ashore repairs' : ''}
      morale
    `),
  errata: ({ prose, cut }) =>
    prose(`
      ${cut.guns ? 'gunNumbers casemate' : ''}
      ${cut.aircraft ? 'flak strafing' : ''}
      ${cut.targets ? 'optics sensors teams' : ''}
      ${cut.carriers ? 'hangar' : ''}
      tv
    `),
}

/** Every table of the reference sheet, in the order in which a turn needs them. */
const tables: Tables = {
  ...turnTables,
  ...shootingTables,
  ...airTables,
  ...damageTables,
  ...moraleTables,
  ...proseTables,
}

/** Everything on the reference sheet; and limited to what these stands need, all of it without stands. */
export const { reference, referenceFor } = referenceSheet('squadron-d20', tables, everything, cutTo)
