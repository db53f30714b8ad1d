import type { Words } from '../../words/speak'
import { isBlack, type Face } from '../face'
import { usualNavalHouseRules, type NavalHouseRules } from '../naval/house-rules'
import type { Pile } from '../pile'
import type { PlayingCard } from './playing-card'
import type { NavalEvent } from '../naval/event'
import { navalEventOf } from '../naval/events'
import type { Asked, OwnCard } from '../own-card'

/** The front of a card of a pile: the custom deck's own text, or that of the naval events. */
export function printedFace(
  { printed }: Pick<Pile, 'printed'>,
  face: Face,
  words: Words,
  rules?: NavalHouseRules,
): PlayingCard {
  const own = isBlack(face) ? undefined : printed?.find(({ id }) => id === face)
  return own === undefined ? navalCard(face, words, rules) : ownCardFace(own, words)
}

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

/** The front of a card of a custom deck. */
export function ownCardFace(card: OwnCard, words: Words): PlayingCard {
  const { corner, suit } = marked(card.mark)
  return {
    corner,
    suit,
    title: card.title,
    facts: facts(card, words),
    text: [card.text.trim(), ...card.asks.map((each) => table(each, words))].filter((part) => part !== '').join('\n'),
    foot: words(`decks.severity.${card.severity}`),
    art: null,
    isEvent: true,
  }
}

function facts({ asks, lasts }: OwnCard, words: Words): PlayingCard['facts'] {
  const struck = asks.filter((each) => each.ask === 'ship' || each.ask === 'formation')
  const names = struck.map(({ ask, whose }) => words(`eventCards.${ask}.${whose}`))
  const dice = asks.filter((each) => each.ask === 'die').map(({ die }) => die)
  return [
    ...row(words('eventCards.strikes'), together(names, words)),
    ...row(words('eventCards.rolls'), together(dice, words)),
    [words('eventCards.lasts'), lasts === 'turns' ? turns(asks, words) : words(`decks.lasts.${lasts}`)],
  ]
}

function row(label: string, text: string): PlayingCard['facts'] {
  return text === '' ? [] : [[label, text]]
}

function together(names: readonly string[], words: Words): string {
  return names.reduce((first, next) => (first === '' ? next : words('eventCards.also', { first, next })), '')
}

function turns(asks: readonly Asked[], words: Words): string {
  const asked = asks.find((each) => each.ask === 'turns')
  if (asked === undefined) return words('eventCards.someTurns')
  const { least, most } = asked
  return least === most ? words('eventCards.turns', { n: least }) : words('eventCards.turnsBetween', { least, most })
}

/** The table of a die in one sentence, as the printed cards have it. */
function table(each: Asked, words: Words): string {
  if (each.ask !== 'die' || each.rows.length === 0) return ''
  const rows = each.rows.map(({ from, to, says }) =>
    words('eventCards.row', { faces: from === to ? String(from) : `${from}–${to}`, says }),
  )
  return words('eventCards.rows', { die: each.die, rows: rows.join(', ') })
}

const suits: Readonly<Record<string, PlayingCard['suit']>> = { '♥': 'hearts', '♦': 'diamonds', '♠': 'spades' }

/** A suit sign is drawn as a pip; any other mark is text in the corner. */
function marked(mark: string): Pick<PlayingCard, 'corner' | 'suit'> {
  const sign = [...mark].find((letter) => suits[letter] !== undefined)
  if (sign === undefined) return { corner: mark.trim(), suit: null }
  return { corner: mark.replace(sign, '').replaceAll('\ufe0f', '').trim(), suit: suits[sign] ?? null }
}
