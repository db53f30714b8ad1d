import type { Entry } from '../../game/journal-line'
import { north, south } from '../../game/tiny-fleet.testing'
import type { RandomWord } from '../../kernel/dice'
import type { Result } from '../../kernel/result'
import { DeckDraft, takeSeal } from '../deck-draft'
import { drawCards, placeDeck } from '../../game/decks/deal'
import { mishaps } from '../../game/decks/decks.testing'
import { blackFace, type Face } from '../face'
import { noDecks, pileOf, type DecksInPlay, type Pile, type Token } from '../pile'
import { moveCard } from '../../game/decks/play-card'
import { readSeal } from '../seal'
import type { EveningDeck } from './play-evenings'

/** An evening as it is played at the table, card by card through the entries of the journal: the bulk's measure. */
export function playAtTheTable(deck: EveningDeck, turns: number, next: RandomWord): readonly (readonly Face[])[] {
  const { momentPercent, blacks, rules } = deck
  const contents = [
    ...momentPercent.map((_, card) => ({ face: `red-${card}`, copies: 1 })),
    ...(blacks > 0 ? [{ face: blackFace, copies: blacks }] : []),
  ]
  let decks = noDecks
  let turn = 1
  const does = (entries: Result<readonly Entry[]>) => {
    if (entries.ok) decks = entries.value.reduce((table, entry) => taken(table, entry, turn), decks)
    return entries.ok
  }
  const pile = (): Pile => pileOf(decks, mishaps)!
  const deal = () => ({ decks, turn })
  does(
    placeDeck(deal(), { deck: mishaps, name: 'North', of: north, drawer: south, rules, contents, isOpen: true }, next),
  )
  const played: Face[][] = []
  for (; turn <= turns; turn++) {
    for (let left = rules.cardsPerTurn; left > 0 && does(drawCards(deal(), mishaps, 1, next)); left--) {
      const { hand } = pile()
      if (hand.length > (rules.handLimit ?? Infinity)) does(moveCard(deal(), mishaps, hand.at(-1)!, 'giveUp'))
    }
    const faceUp = (card: Token) => decks.sealed[mishaps]!.faces[card]!
    const inThis = pile().hand.filter((card) => {
      const percent = momentPercent[Number(faceUp(card).slice('red-'.length))]!
      return maysPlay(deck, pile(), turn) && next() < (percent / 100) * 2 ** 32
    })
    played.push(inThis.map(faceUp))
    for (const card of inThis) does(moveCard(deal(), mishaps, card, 'play'))
    if (rules.playMode === 'immediate') for (const card of pile().hand) does(moveCard(deal(), mishaps, card, 'discard'))
  }
  return played
}

function maysPlay({ policy, rules }: EveningDeck, { hand }: Pile, turn: number): boolean {
  if (rules.playMode === 'immediate') return true
  switch (policy.kind) {
    case 'atOnce':
      return true
    case 'fromTurn':
      return turn >= policy.turn
    case 'fullHand':
      return hand.length >= policy.cards
  }
}

function taken(decks: DecksInPlay, entry: Entry, turn: number): DecksInPlay {
  if (entry.kind === 'sealed') return takeSeal(decks, entry.owner, readSeal(entry.payload)!)
  if (entry.kind !== 'step') throw new Error(entry.kind)
  const draft = new DeckDraft(decks)
  for (const effect of entry.effects) {
    const missing = draft.apply(effect as never, turn)
    if (missing) throw new Error(missing)
  }
  return draft.table
}
