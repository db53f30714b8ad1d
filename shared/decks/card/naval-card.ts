import type { Words } from '../../words/speak'
import { isBlack, type Face } from '../face'
import type { NavalEvent } from '../naval/event'
import { navalEventOf } from '../naval/events'
import { usualNavalHouseRules, type NavalHouseRules } from '../naval/house-rules'
import type { PlayingCard } from './playing-card'

/** The front of a naval event card or a black one, under the house rules in force. */
export function navalCard(face: Face, words: Words, rules: NavalHouseRules = usualNavalHouseRules): PlayingCard {
  if (isBlack(face)) return blackCard(words)
  const event = navalEventOf(face)
  return event === undefined ? strangeCard(face) : eventCard(event, words, rules)
}

function eventCard(event: NavalEvent, words: Words, rules: NavalHouseRules): PlayingCard {
  const { rank, suit, key, severity, lasts } = event
  return {
    corner: rank,
    suit,
    title: words(`decks.naval.${key}.title`),
    facts: [
      [words('eventCards.strikes'), struck(event, words, rules)],
      [words('eventCards.played'), moment(event, words)],
      [words('eventCards.lasts'), words(`decks.lasts.${lasts}`)],
    ],
    text: words(`decks.naval.${key}.text`),
    foot: words(`decks.severity.${severity}`),
    art: key,
    isEvent: true,
  }
}

function blackCard(words: Words): PlayingCard {
  return {
    corner: '',
    suit: 'spades',
    title: words('decks.black'),
    facts: [],
    text: '',
    foot: words('eventCards.blackFoot'),
    art: null,
    isEvent: false,
  }
}

/** An unknown face: only its name is known. */
function strangeCard(face: Face): PlayingCard {
  return { corner: '', suit: null, title: face, facts: [], text: '', foot: '', art: null, isEvent: true }
}

/** For an attack from outside, the house rule says who names the ship; other cards say so themselves. */
function struck({ strikes, chosenBy }: NavalEvent, words: Words, { victimChosenBy }: NavalHouseRules): string {
  if (chosenBy.ship === 'victimChosenBy') return words(`eventCards.victim.${victimChosenBy}`)
  return words(chosenBy.ships === 'struckSide' ? 'eventCards.twoOfOwners' : `decks.strikes.${strikes}`)
}

function moment({ moment }: NavalEvent, words: Words): string {
  if (typeof moment === 'string') return words(`decks.moments.${moment}`)
  const day = words(`decks.moments.${moment.day}`)
  const night = words(`decks.moments.${moment.night}`)
  return words('eventCards.byDayAndNight', { day, night })
}
