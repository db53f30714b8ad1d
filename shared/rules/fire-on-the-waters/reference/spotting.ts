import type { Nation } from '../ship/ship'
import { independentMovement, radarRangeModifiers, searchSets, spottingModifiers } from '../tables/spotting'
import { inches, span, type Tables } from './table'

/** Whose look-outs a modifier is about; the others are about all. */
const ofNation: Readonly<Record<string, Nation>> = { alertJapaneseNight: 'JUN', italiansNight: 'RM', italiansDay: 'RM' }

/** Look-outs, radar, and ships that move alone. */
export const spottingTables: Tables = {
  visualSpotting({ table, heads, figureRows, cut: { nations, search } }) {
    const isRead = ([name]: readonly [string, number]) =>
      (!ofNation[name] || nations.includes(ofNation[name])) && (name !== 'onRadar' || search.length > 0)
    const rows = Object.entries(spottingModifiers).filter(isRead)
    return table(heads('when', 'onRange'), figureRows(rows), 'range', 'ruling')
  },

  searchRadars: ({ table, heads, say, cut: { search } }) =>
    table(
      heads('set', 'band', 'range'),
      searchSets
        .filter(({ name }) => search.includes(name))
        .map(({ name, band, rangeInches, navy }) => [name, say('set', { navy, name }), band, inches(rangeInches)]),
      'bands',
      'shown',
      'ruling',
    ),

  radarRangeModifiers: ({ table, heads, figureRows, cut: { search } }) =>
    search.length === 0
      ? undefined
      : table(heads('when', 'onRange'), figureRows(Object.entries(radarRangeModifiers)), 'ruling'),

  independentMovement: ({ table, heads, say }) =>
    table(
      ['2D6', ...heads('what')],
      independentMovement.map(({ from, to, id }) => [`rolled${from}`, span(from, to), say(`rows.${id}`)]),
      'who',
    ),
}
