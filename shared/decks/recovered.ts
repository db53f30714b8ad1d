import type { Entry } from '../game/journal-line'
import type { DeckId, SideId } from '../kernel/ids'
import { own } from '../kernel/own'
import { sameValue } from '../kernel/same-value'
import type { DeckEffect } from './deck-effects'
import type { Face } from './face'
import { nothingSealed, type DeckTable, type Sealed, type Token } from './pile'
import { sealText, type Seal } from './seal'

/** As many cards as one seal says again. */
const mostCards = 2000

/** The piles that differ, put as they lay. Piles say nothing that not everybody may know. */
export function pilesBetween(from: DeckTable, to: DeckTable): DeckEffect[] {
  const decks = [...new Set([...Object.keys(from.piles), ...Object.keys(to.piles)])] as DeckId[]
  return decks
    .filter((deck) => !sameValue(own(from.piles, deck) ?? null, own(to.piles, deck) ?? null))
    .map((deck) => ({ type: 'pileSet', deck, pile: own(to.piles, deck) ?? null }))
}

/** The seals that were lost: which face each number has, who has looked at it, which shuffles there were. */
export function sealsBetween(from: DeckTable, to: DeckTable): Entry[] {
  return (Object.entries(to.sealed) as [DeckId, Sealed][]).flatMap(([deck, known]) => {
    const had = own(from.sealed, deck) ?? nothingSealed
    const tokens = Object.keys(known.faces).map(Number)
    const card = (token: Token): readonly [Token, Face] => [token, known.faces[token]!]
    const unknown = tokens.filter((token) => had.faces[token] === undefined)
    const shuffles = Object.entries(known.shuffles)
      .filter(([taken]) => own(had.shuffles, taken) === undefined)
      .map(([key, first]): Seal => {
        const taken = key.split(' ').map(Number)
        return { deck, taken, cards: taken.map((_, index) => card(first + index)) }
      })
    const sides = [...new Set(Object.values(known.seenBy).flat())]
    return [
      ...inPieces(unknown).map((some) => seal('umpire', 'deck', { deck, cards: some.map(card) })),
      ...shuffles.map((each) => seal('umpire', 'deck', each)),
      ...sides.flatMap((side) => {
        const looked = tokens.filter((token) => sees(known, token, side) && !sees(had, token, side))
        return inPieces(looked).map((some) => seal(side, 'hand', { deck, cards: some.map(card) }))
      }),
    ]
  })
}

function sees({ seenBy }: Sealed, token: Token, side: SideId): boolean {
  return seenBy[token]?.includes(side) ?? false
}

function inPieces(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = []
  for (let at = 0; at < tokens.length; at += mostCards) pieces.push(tokens.slice(at, at + mostCards))
  return pieces
}

function seal(owner: SideId | 'umpire', what: 'deck' | 'hand', of: Seal): Entry {
  return { kind: 'sealed', owner, what, payload: sealText(of) }
}
