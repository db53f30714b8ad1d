import type { Viewer } from '../views'
import type { DeckId } from '../../kernel/ids'
import { isBlack, type Copies, type Face } from '../../decks/face'
import { handFor } from './turn-of-decks'
import { pileOf, type DecksInPlay } from '../../decks/pile'
import { hypergeometric } from '../../decks/odds/hypergeometric'
import { mixed, outlook, withinPiles, type CardCounts, type Outlook } from '../../decks/odds/outlook'

/** One possible distribution of the cards, for a viewer who does not see every hand. */
export interface PossibleCounts {
  readonly chance: number
  readonly standing: CardCounts
}

/** Before the game: every card is undrawn. */
export function countsBeforePlay(contents: readonly Copies[], isKind: (face: Face) => boolean): CardCounts {
  return {
    undrawn: countOf(contents, () => true),
    discards: 0,
    kindUndrawn: countOf(contents, isKind),
    kindDiscards: 0,
    othersUndrawn: countOf(contents, (face) => isOtherEvent(face, isKind)),
    othersDiscards: 0,
  }
}

/**
 * What a viewer of a running game knows from what was shown: of sealed faces only those of the viewer's own hand are
 * read. Cards held by others are known not to be blacks, since blacks are shown when they are drawn. `undefined` where
 * the deck was built in secret. The kind must not include blacks.
 */
export function countsFor(
  viewer: Viewer,
  decks: DecksInPlay,
  deck: DeckId,
  isKind: (face: Face) => boolean,
): readonly PossibleCounts[] | undefined {
  const pile = pileOf(decks, deck)
  if (!pile?.contents) return undefined
  const inHand = handFor(viewer, decks, deck)
    .filter(({ card }) => card >= pile.since)
    .map(({ face }) => face)
  const inDiscards = pile.discards.map((card) => pile.shown[card])
  const elsewhere = [...pile.undrawn, ...pile.away.filter((card) => card >= pile.since)].map((card) => pile.shown[card])
  const known = [...inHand, ...inDiscards, ...elsewhere].filter((face) => face !== undefined)
  const unseenReds = countOf(pile.contents, (face) => !isBlack(face)) - known.filter((face) => !isBlack(face)).length
  const unseenKind = countOf(pile.contents, isKind) - known.filter(isKind).length
  const hiddenInHand = inHand.filter((face) => face === undefined).length
  const hiddenInDiscards = inDiscards.filter((face) => face === undefined).length
  const isOther = (face: Face) => isOtherEvent(face, isKind)
  const among = (faces: readonly (Face | undefined)[], isCounted: (face: Face) => boolean) =>
    faces.filter((face) => face !== undefined && isCounted(face)).length
  const inPile = pile.undrawn.map((card) => pile.shown[card])
  const unseenInPile = unseenReds - hiddenInHand - hiddenInDiscards
  return hypergeometric(unseenReds, unseenKind, hiddenInHand)
    .flatMap((inHandChance, held) =>
      hypergeometric(unseenReds - hiddenInHand, unseenKind - held, hiddenInDiscards).map((chance, given) => ({
        chance: inHandChance * chance,
        standing: withinPiles({
          undrawn: pile.undrawn.length,
          discards: pile.discards.length,
          kindUndrawn: unseenKind - held - given + among(inPile, isKind),
          kindDiscards: among(inDiscards, isKind) + given,
          othersUndrawn: unseenInPile - (unseenKind - held - given) + among(inPile, isOther),
          othersDiscards: among(inDiscards, isOther) + hiddenInDiscards - given,
        }),
      })),
    )
    .filter(({ chance }) => chance > 0)
}

/** The outlook of a running game for one viewer; `undefined` where the deck was built in secret. */
export function outlookFor(
  viewer: Viewer,
  decks: DecksInPlay,
  deck: DeckId,
  isKind: (face: Face) => boolean,
  turns: number,
): Outlook | undefined {
  const rules = pileOf(decks, deck)?.rules
  const standings = countsFor(viewer, decks, deck, isKind)
  if (!rules || !standings) return undefined
  return mixed(standings.map(({ chance, standing }) => ({ chance, outlook: outlook(standing, rules, turns) })))
}

/** An event of another kind: like those of the kind it goes to the hand. */
function isOtherEvent(face: Face, isKind: (face: Face) => boolean): boolean {
  return !isBlack(face) && !isKind(face)
}

function countOf(contents: readonly Copies[], isCounted: (face: Face) => boolean): number {
  return contents.reduce((sum, { face, copies }) => sum + (isCounted(face) ? copies : 0), 0)
}
