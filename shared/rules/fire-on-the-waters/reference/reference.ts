import { referenceSheet, span } from '../../kit/reference-sheet'
import type { Nation } from '../ship/ship'
import { phases } from '../table/table-facts'
import { independentMovement, radarRangeModifiers, searchSets, spottingModifiers } from '../tables/spotting'
import { damageTables } from './damage'
import { gunfireTables } from './gunfire'
import { cutTo, everything, inches, type Tables } from './cut'
import { torpedoTables } from './torpedoes'

/** The turn itself. */
const turnTable: Tables = {
  turn: ({ table, say, words }) =>
    table(
      'step phase whatIsDone',
      phases.map((phase, index) => [
        phase,
        String(index + 1),
        words(`rules.fire-on-the-waters.phases.${phase}`),
        say(`rows.${phase}`),
      ]),
      'ruling',
    ),
}

/** Whose look-outs a modifier is about; the others are about all. */
const ofNation: Readonly<Record<string, Nation>> = { alertJapaneseNight: 'JUN', italiansNight: 'RM', italiansDay: 'RM' }

/** Look-outs, radar, and ships that move alone. */
const spottingTables: Tables = {
  visualSpotting({ table, figureRows, cut: { nations, search } }) {
    const isRead = ([name]: readonly [string, number]) =>
      (!ofNation[name] || nations.includes(ofNation[name])) && (name !== 'onRadar' || search.length > 0)
    const rows = Object.entries(spottingModifiers).filter(isRead)
    return table('when onRange', figureRows(rows), 'range ruling')
  },

  searchRadars: ({ table, say, cut: { search } }) =>
    table(
      'set band range',
      searchSets
        .filter(({ name }) => search.includes(name))
        .map(({ name, band, rangeInches, navy }) => [name, say('set', { navy, name }), band, inches(rangeInches)]),
      'bands shown ruling',
    ),

  radarRangeModifiers: ({ table, figureRows, cut: { search } }) =>
    search.length === 0 ? undefined : table('when onRange', figureRows(Object.entries(radarRangeModifiers)), 'ruling'),

  independentMovement: ({ table, say }) =>
    table(
      '2D6 what',
      independentMovement.map(({ from, to, id }) => [`rolled${from}`, span(from, to), say(`rows.${id}`)]),
      'who',
    ),
}

/** How the sheet is read. */
const readingTables: Tables = {
  /** What the sheet leaves open and how it is read. */
  rulings: ({ prose }) => prose('types sizes planes torpedoOnTable rounding order greenDice fires markers merchants'),

  /** What it prints wrong. */
  errata: ({ prose }) => prose('hitTable aspect lead armour furutaka arethusa speeds chits'),
}

/** Every table of the sheet, in the order in which a turn asks for them. */
const tables: Tables = {
  ...turnTable,
  ...spottingTables,
  ...gunfireTables,
  ...torpedoTables,
  ...damageTables,
  ...readingTables,
}

/** Everything on the reference sheet; and cut down to what these ships read, carry and can suffer, the whole without ships. */
export const { reference, referenceFor } = referenceSheet('fire-on-the-waters', tables, everything, cutTo)
