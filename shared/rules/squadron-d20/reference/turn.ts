import { aircraftMorale, initiative, morale, orderOfPlay, scale, shipCauses } from '../tables/turn'
import { byScale, counts, prose, range, table, type MakeCutTable } from './table'

export const turnTables: readonly MakeCutTable[] = [
  table('orderOfPlay', { columns: ['step', 'phase', 'whatIsDone'], notes: ['ruling'] }, ({ words, say }) =>
    orderOfPlay.map(({ phase }, at) => ({
      key: phase,
      cells: [String(at + 1), words(`rules.squadron-d20.phases.${phase}`), say(`orderOfPlay.rows.${phase}`)],
    })),
  ),
  table('progressiveScale', { columns: ['count', 'worth'], notes: ['used', 'behind'] }, (sheet) =>
    scale.map((row) => ({ key: `from${row.from}`, cells: [counts(sheet, row), String(row.value)] })),
  ),
  table('initiative', { columns: ['commanders', initiative.die], notes: ['sum', 'ruling'] }, (sheet) =>
    scale.map((row) => ({
      key: `from${row.from}`,
      cells: [sheet.say('initiative.either', { count: counts(sheet, row) }), `±${row.value}`],
    })),
  ),
]

const needed = `${morale.needed}+`

export const moraleTables: readonly MakeCutTable[] = [
  table('morale', { columns: ['who', 'when', morale.die], notes: ['each', 'ruling'] }, ({ cut, say }) => [
    ...(cut.targets ? shipCauses : []).map(({ id }) => ({
      key: id,
      cells: [say('morale.ship'), say(`morale.rows.${id}`), needed],
    })),
    { key: 'squadron', cells: [say('morale.squadron'), say('morale.rows.squadron'), say('ruled')] },
    cut.aircraft && { key: 'aircraft', cells: [say('morale.stand'), say('morale.rows.aircraft'), needed] },
  ]),
  table('moraleModifiers', { columns: ['when', morale.die] }, (sheet) => [
    sheet.row(aircraftMorale.quality, range(2, -2)),
    sheet.row(aircraftMorale.aloneInSquadron, range(2, -2)),
    sheet.cut.targets && sheet.row('fires', byScale(sheet, -1)),
  ]),
]

/** Rulings where print is silent, and errata: names of sentences. */
export const proseTables: readonly MakeCutTable[] = [
  prose('rulings', (cut) => [
    'scale',
    'names',
    ...(cut.guns ? ['bands'] : []),
    ...(cut.factors ? ['letters', 'manyVessels'] : []),
    ...(cut.aircraft ? ['numbers'] : []),
    ...(cut.targets ? ['tests', 'officer', 'flooding', 'incidental', 'collateral', 'ashore', 'repairs'] : []),
    'morale',
  ]),
  prose('errata', (cut) => [
    ...(cut.guns ? ['gunNumbers', 'casemate'] : []),
    ...(cut.aircraft ? ['flak', 'strafing'] : []),
    ...(cut.targets ? ['optics', 'sensors', 'teams'] : []),
    ...(cut.carriers ? ['hangar'] : []),
    'tv',
  ]),
]
