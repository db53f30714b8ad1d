import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { ReferenceTable } from '../../pack/rules-pack'
import { aircraftMorale, initiative, morale, orderOfPlay, scale, shipCauses } from '../tables/turn'
import { airTables } from './aircraft'
import { damageTables } from './damage'
import { shootingTables } from './shooting'
import { cutTo, everything, type Cut, byScale, counts, prose, range, table, type MakeCutTable } from './table'

const turnTables: readonly MakeCutTable[] = [
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

const neededForMorale = `${morale.needed}+`

const moraleTables: readonly MakeCutTable[] = [
  table('morale', { columns: ['who', 'when', morale.die], notes: ['each', 'ruling'] }, ({ cut, say }) => [
    ...(cut.targets ? shipCauses : []).map(({ id }) => ({
      key: id,
      cells: [say('morale.ship'), say(`morale.rows.${id}`), neededForMorale],
    })),
    { key: 'squadron', cells: [say('morale.squadron'), say('morale.rows.squadron'), say('ruled')] },
    cut.aircraft && { key: 'aircraft', cells: [say('morale.stand'), say('morale.rows.aircraft'), neededForMorale] },
  ]),
  table('moraleModifiers', { columns: ['when', morale.die] }, (sheet) => [
    sheet.row(aircraftMorale.quality, range(2, -2)),
    sheet.row(aircraftMorale.aloneInSquadron, range(2, -2)),
    sheet.cut.targets && sheet.row('fires', byScale(sheet, -1)),
  ]),
]

/** Rulings where print is silent, and errata: names of sentences. */
const proseTables: readonly MakeCutTable[] = [
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

/** Every table of the reference sheet, in the order in which a turn needs them. */
const tables = [turnTables, shootingTables, airTables, damageTables, moraleTables, proseTables].flat()

/** Everything on the reference sheet. */
export function reference(words: Words): readonly ReferenceTable[] {
  return sheet(words, everything)
}

/** The reference sheet, limited to what these stands need; all of it without stands. */
export function referenceFor(documents: readonly ShipDocument[], words: Words): readonly ReferenceTable[] {
  return sheet(words, cutTo(documents))
}

function sheet(words: Words, cut: Cut): readonly ReferenceTable[] {
  return tables.flatMap((make) => make(words, cut) ?? [])
}
