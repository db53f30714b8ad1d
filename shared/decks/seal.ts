import type { DeckId } from '../kernel/ids'
import { sameValue } from '../kernel/same-value'
import { isForbiddenName } from '../json/bounded'
import { highestToken, type Face } from './face'
import type { Sealed, Token } from './pile'

/** What a sealed line of a deck or a hand holds: which number has which face. */
export interface Seal {
  readonly deck: DeckId
  readonly cards: readonly (readonly [Token, Face])[]
  /** The cards that were taken up for it, where it is a shuffle of cards that lay there. */
  readonly taken?: readonly Token[]
}

const mostSealed = 5000
const longestFace = 64

/** Reads a payload, a stranger's among them; `undefined` for what is no seal, or was taken out of this view. */
export function readSeal(payload: string): Seal | undefined {
  let read: unknown
  try {
    read = JSON.parse(payload)
  } catch {
    return undefined
  }
  const { deck, cards, taken } = Object(read) as Record<'deck' | 'cards' | 'taken', unknown>
  if (typeof deck !== 'string' || deck.length > longestFace || isForbiddenName(deck)) return undefined
  if (!Array.isArray(cards) || cards.length > mostSealed || !cards.every(isSealedCard)) return undefined
  if (taken === undefined) return { deck: deck as DeckId, cards }
  if (!Array.isArray(taken) || taken.length > mostSealed || !taken.every(isToken)) return undefined
  return { deck: deck as DeckId, cards, taken }
}

function isSealedCard(card: unknown): card is readonly [Token, Face] {
  if (!Array.isArray(card) || card.length !== 2) return false
  const [token, face] = card as unknown[]
  return isToken(token) && typeof face === 'string' && face.length > 0 && face.length <= longestFace
}

function isToken(token: unknown): token is Token {
  return Number.isInteger(token) && (token as number) >= 1 && (token as number) <= highestToken
}

/** The first number that the same cards got when they were taken up before, whatever their order; every face of it known. */
export function shuffledBefore({ shuffles, faces }: Sealed, taken: readonly Token[]): Token | undefined {
  const wanted = inOrder(taken)
  const firsts = Object.keys(shuffles).map(Number)
  return firsts.find(
    (first) => sameValue(shuffles[first], wanted) && taken.every((_, index) => faces[first + index] !== undefined),
  )
}

function inOrder(taken: readonly Token[]): readonly Token[] {
  return taken.toSorted((one, other) => one - other)
}
