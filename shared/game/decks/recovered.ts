import type { Entry } from '../journal-line'
import type { DeckId, SideId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import { sameValue } from '../../kernel/same-value'
import type { DeckEffect } from '../../decks/deck-effect'
import type { Face } from '../../decks/face'
import { nothingSealed, type DecksInPlay, type Sealed, type Token } from '../../decks/pile'
import type { Seal } from '../../decks/seal'
import { sealLines } from './reshuffle'

/** The piles that differ, put as they lay. Piles say nothing that not everybody may know. */
export function pilesBetween(from: DecksInPlay, to: DecksInPlay): DeckEffect[] {
  const decks = [...new Set([...Object.keys(from.piles), ...Object.keys(to.piles)])] as DeckId[]
  return decks
    .filter((deck) => !sameValue(own(from.piles, deck) ?? null, own(to.piles, deck) ?? null))
    .map((deck) => ({ type: 'pileSet', deck, pile: own(to.piles, deck) ?? null }))
}

/** The seals that were lost: which face each number has, who has looked at it, which shuffles there were. */
export function sealsBetween(from: DecksInPlay, to: DecksInPlay): Entry[] {
  return (Object.entries(to.sealed) as [DeckId, Sealed][]).flatMap(([deck, known]) => {
    const had = own(from.sealed, deck) ?? nothingSealed
    const tokens = Object.keys(known.faces).map(Number)
    const card = (token: Token): readonly [Token, Face] => [token, known.faces[token]!]
    const unknown = tokens.filter((token) => had.faces[token] === undefined)
    const shuffles = (Object.entries(known.shuffles) as [string, readonly Token[]][])
      .filter(([first]) => had.shuffles[Number(first)] === undefined)
      .filter(([first, taken]) => taken.every((_, index) => known.faces[Number(first) + index] !== undefined))
      .map(([first, taken]): Seal => ({ deck, taken, cards: taken.map((_, index) => card(Number(first) + index)) }))
    const sides = [...new Set(Object.values(known.seenBy).flat())]
    return [
      ...sealLines('umpire', 'deck', { deck, cards: unknown.map(card) }),
      ...shuffles.flatMap((each) => sealLines('umpire', 'deck', each)),
      ...sides.flatMap((side) => {
        const looked = tokens.filter((token) => sees(known, token, side) && !sees(had, token, side))
        return sealLines(side, 'hand', { deck, cards: looked.map(card) })
      }),
    ]
  })
}

function sees({ seenBy }: Sealed, token: Token, side: SideId): boolean {
  return seenBy[token]?.includes(side) ?? false
}
