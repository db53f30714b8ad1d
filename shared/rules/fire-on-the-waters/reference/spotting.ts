import type { Nation } from '../ship/ship'
import {
  fireControlSets,
  friendlyFireFrom,
  friendlyFireModifiers,
  independentMovement,
  radarRangeModifiers,
  searchSets,
  spottingModifiers,
} from '../tables/spotting'
import { head, inches, key, proseTable, signed, span, tableIfAny, tableOf, type MakeTable, type Row } from './table'

/** Whose look-outs a modifier is about; the others are about all. */
const ofNation: Readonly<Record<string, Nation>> = { alertJapaneseNight: 'JUN', italiansNight: 'RM', italiansDay: 'RM' }

export const visualSpottingTable: MakeTable = (words, { nations, search }) =>
  tableOf(
    words,
    'visualSpotting',
    [head(words, 'when'), head(words, 'onRange')],
    Object.entries(spottingModifiers)
      .filter(([name]) => !ofNation[name] || nations.includes(ofNation[name]))
      .filter(([name]) => name !== 'onRadar' || search.length > 0)
      .map(([name, modifier]) => ({
        key: name,
        cells: [words(key(`visualSpotting.rows.${name}`)), signed(modifier)],
      })),
    'range',
    'ruling',
  )

export const fireControlRadarsTable: MakeTable = (words, { fireControl }) =>
  tableIfAny(
    words,
    'fireControlRadars',
    [head(words, 'set'), head(words, 'onHitNumber'), head(words, 'toSmall'), head(words, 'toLarge')],
    fireControlSets
      .filter(({ names }) => names.some((name) => fireControl.includes(name)))
      .map(({ navy, names, kind, rangeDdOrSmaller, rangeClOrLarger }) => ({
        key: names[0]!,
        cells: [
          words(key('fireControlRadars.set'), { navy, names: names.join(', ') }),
          words(key(`fireControlRadars.${kind}`)),
          inches(rangeDdOrSmaller),
          inches(rangeClOrLarger),
        ],
      })),
    'note',
  )

export const searchRadarsTable: MakeTable = (words, { search }) =>
  tableIfAny(
    words,
    'searchRadars',
    [head(words, 'set'), head(words, 'band'), head(words, 'range')],
    searchSets
      .filter(({ name }) => search.includes(name))
      .map(({ name, band, rangeInches, navy }) => ({
        key: name,
        cells: [words(key('searchRadars.set'), { navy, name }), band, inches(rangeInches)],
      })),
    'bands',
    'shown',
    'ruling',
  )

export const radarRangeModifiersTable: MakeTable = (words, { search }) =>
  search.length === 0
    ? undefined
    : tableOf(
        words,
        'radarRangeModifiers',
        [head(words, 'when'), head(words, 'onRange')],
        Object.entries(radarRangeModifiers).map(([name, modifier]) => ({
          key: name,
          cells: [words(key(`radarRangeModifiers.rows.${name}`)), signed(modifier)],
        })),
        'ruling',
      )

export const friendlyFireTable: MakeTable = (words) => {
  const prose = proseTable(words, 'friendlyFire', ['formation', 'between', 'line', 'arc'])
  const modifiers = Object.entries(friendlyFireModifiers).map(([name, modifier]): Row => ({
    key: name,
    cells: [words(key(`friendlyFire.names.${name}`)), signed(modifier)],
  }))
  const last: Row = {
    key: 'fires',
    cells: [words(key('friendlyFire.names.fires'), { from: friendlyFireFrom }), words(key('friendlyFire.rows.fires'))],
  }
  return tableOf(
    words,
    'friendlyFire',
    prose.columns,
    [...prose.rows.map((cells, index) => ({ key: prose.rowKeys![index]!, cells })), ...modifiers, last],
    'several',
  )
}

export const independentMovementTable: MakeTable = (words) =>
  tableOf(
    words,
    'independentMovement',
    ['2D6', head(words, 'what')],
    independentMovement.map(({ from, to, id }) => ({
      key: `rolled${from}`,
      cells: [span(from, to), words(key(`independentMovement.rows.${id}`))],
    })),
    'who',
  )
