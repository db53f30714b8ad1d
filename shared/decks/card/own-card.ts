import type { Asked, OwnCard } from '../own-card'
import type { Words } from '../../words/speak'
import type { PlayingCard } from './playing-card'

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
