import type { DeckId, SideId } from '../kernel/ids'
import { sameValue } from '../kernel/same-value'
import { isForbiddenName } from '../documents/bounded'
import type { Entry } from '../game/journal-line'
import { DeckDraft } from './deck-draft'
import type { Face } from './face'
import type { DeckTable, Sealed, Token } from './pile'

/** What a sealed line of a deck or a hand holds: which number has which face. */
export interface Seal {
  readonly deck: DeckId
  readonly cards: readonly (readonly [Token, Face])[]
  /** The cards that were taken up for it, where it is a shuffle of cards that lay there. */
  readonly taken?: readonly Token[]
}

export const highestToken = 1_000_000
const mostSealed = 5000
const longestFace = 64

type SealedEntry = Extract<Entry, { readonly kind: 'sealed' }>

/** As many cards as the payload of one line holds for certain, whatever their faces are called. */
const mostInLine = 1000

/** The lines of a seal: more than one where it is of a large deck. What was taken up for it stands in the last. */
export function sealLines(
  owner: SideId | 'umpire',
  what: 'deck' | 'hand',
  { deck, cards, taken }: Seal,
): SealedEntry[] {
  const lines: SealedEntry[] = []
  for (let at = 0; at < cards.length; at += mostInLine) {
    const some = cards.slice(at, at + mostInLine)
    const isLast = at + mostInLine >= cards.length
    const seal: Seal = { deck, cards: some, ...(taken && isLast ? { taken } : {}) }
    lines.push({ kind: 'sealed', owner, what, payload: JSON.stringify(seal) })
  }
  return lines
}

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

/** The decks with a sealed line taken in. */
export function takeSeal(table: DeckTable, owner: SideId | 'umpire', seal: Seal): DeckTable {
  const draft = new DeckDraft(table)
  draft.takeSeal(owner, seal)
  return draft.table
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
