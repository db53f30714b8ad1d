import { navalEventIds } from '../decks/naval/events'
import { linesOf, playedBattle, reportOf } from '../report/battle.testing'
import { setUp, starterScenarioDocuments, starterShipDocuments } from '../rules/run/starter.testing'
import type { SourcedPart } from './print-job-layout'
import { cardsPart, damagedCards, pack, rosterPart } from './printed-fleet.testing'

const scenario = starterScenarioDocuments('perfidious-albion').find(({ slug }) => slug === 'off-ushant')!
export const ushantSetup = setUp(scenario, starterShipDocuments('perfidious-albion'))

const deck = {
  deck: { from: 'naval', reds: navalEventIds, blacks: 4 },
  name: null,
  bleedMm: 3,
  cropMarks: true,
  backs: true,
} as const

/** Every kind of part, made of the starters and of a battle that was played; a deck in each of its ways. */
export const everyPart: readonly (readonly [name: string, part: SourcedPart])[] = [
  ['cards', cardsPart(damagedCards(5), { perPage: 'fit' })],
  ['cards, four on a page', cardsPart(damagedCards(5), { perPage: 4 })],
  ['roster', rosterPart(damagedCards(14))],
  ['plate', { part: 'plate', source: { cards: damagedCards(2), fresh: false, library: [] } }],
  ['briefing', { part: 'briefing', source: { pack, setup: ushantSetup, orders: 'all' } }],
  ['reference', { part: 'reference', source: { pack, tables: 'all', documents: null } }],
  ['deck', { part: 'deck', source: { ...deck, as: 'cards' } }],
  ['deck without bleed', { part: 'deck', source: { ...deck, bleedMm: 0, as: 'cards' } }],
  ['deck as a table', { part: 'deck', source: { ...deck, as: 'table' } }],
  ['deck as reference', { part: 'deck', source: { ...deck, as: 'reference' } }],
  ['blanks', { part: 'blanks', source: { pack, copies: 3, perPage: 'fit' } }],
  ['orders', { part: 'orders', source: { cards: damagedCards(9), fresh: true, turns: 12 } }],
  ['report', { part: 'report', source: { composed: reportOf(linesOf(playedBattle(11, 3))) } }],
  ['test page', { part: 'testPage', source: {} }],
]

/** Those that are read as text and tables. */
export const printedParts = everyPart.filter(([, { part }]) => !['cards', 'deck', 'blanks', 'testPage'].includes(part))
