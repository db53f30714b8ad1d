import { expect, test } from 'vitest'
import { en } from '../../rules/words'
import { speaker } from '../../words/speak'
import { moments } from './event'
import { isNavalEventId, navalEventOf, navalEvents } from './events'
import printed from './events.golden.json'

const words = speaker(en)

/** Where print writes a sentence in a cell, we have a name. */
const named: Readonly<Record<string, string>> = {
  'D6 x 1000': 'D6 thousands',
  "commonest of the submarines of the card player's side": 'commonestOfCardPlayer',
  '12 inch common shell': 'commonShell12Inch',
  '8 inch HE shell': 'heShell8Inch',
  '18 inch torpedo': 'torpedo18Inch',
  '21 inch torpedo': 'torpedo21Inch',
  'no air rules': 'noAirRules',
}
const inOurNames = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, at: unknown) => (typeof at === 'string' ? (named[at] ?? at) : at))

test.each(printed.cards)('$id is the printed card: $title', (card) => {
  expect(navalEventOf(card.id)).toEqual({
    id: card.id,
    rank: card.rank,
    suit: card.suit,
    key: keyOf(card.title),
    severity: card.severity,
    lasts: card.duration,
    strikes: card.whoIsStruck,
    chosenBy: card.whoChooses,
    moment: card.playWhen,
    momentIs: card.playWhenIs,
    effects: inOurNames(card.effects),
    dice: inOurNames(card.dice),
  })
  expect(words(`decks.naval.${keyOf(card.title)}.title`).toLowerCase()).toBe(
    card.title.toLowerCase().replace('signaling', 'signalling'),
  )
})

test('there are 26, in printed order, and no black card among them', () => {
  expect(navalEvents.map(({ id }) => id)).toEqual(printed.cards.map(({ id }) => id))
  expect(new Set(navalEvents.map(({ id }) => id)).size).toBe(26)
  expect([...moments]).toEqual(printed.playWhen)
  expect([isNavalEventId('black'), isNavalEventId('10S'), isNavalEventId('constructor')]).toEqual([false, false, false])
})

test('each has a title, a text and words for everything on it', () => {
  const keys = navalEvents.flatMap(({ key, lasts, strikes, severity, suit, moment }) => [
    `decks.naval.${key}.title`,
    `decks.naval.${key}.text`,
    `decks.lasts.${lasts}`,
    `decks.strikes.${strikes}`,
    `decks.severity.${severity}`,
    `decks.suits.${suit}`,
    ...(typeof moment === 'string' ? [moment] : [moment.day, moment.night]).map((at) => `decks.moments.${at}`),
  ])
  for (const key of keys) expect(words(key)).not.toBe(key)
  for (const moment of moments) expect(words(`decks.moments.${moment}`)).not.toContain('decks.')
})

/** `Target Confusion – Main Battery` is `targetConfusionMainBattery`. */
function keyOf(title: string): string {
  const parts = title.toLowerCase().match(/[a-z]+/g) ?? []
  return parts.map((part, index) => (index === 0 ? part : part[0]!.toUpperCase() + part.slice(1))).join('')
}
