import type { DecksInPlay, Sealed } from '../decks/pile'
import type { DeckId, SideId } from '../kernel/ids'
import type { HeadLine, JournalLine } from './journal-line'
import type { GameState } from './state'
import type { TableChange } from './table-change'

/** The viewer of a window: the umpire sees everything, the table what lies open, a side that and its own secrets. */
export type Viewer =
  | { readonly is: 'umpire' }
  | { readonly is: 'table' }
  | { readonly is: 'side'; readonly side: SideId }

/**
 * The journal as a viewer may have it: seals that are not his own are there, since the lines must count on, and empty.
 * Every other line says in the open only what everybody may know, its label with it.
 */
export function linesFor(viewer: Viewer, lines: readonly JournalLine[]): readonly JournalLine[] {
  return lines.map((line) => lineFor(viewer, line))
}

function lineFor(viewer: Viewer, line: JournalLine): JournalLine {
  if (line.kind === 'head') return headFor(viewer, line)
  return line.kind !== 'sealed' || mayOpen(viewer, line.owner) ? line : { ...line, payload: '' }
}

/** Plans of decks whose contents are secret belong to the umpire. */
export function headFor(viewer: Viewer, head: HeadLine): HeadLine {
  const { decks, ...setup } = head.setup
  if (!decks || viewer.is === 'umpire') return head
  return { ...head, setup: { ...setup, decks: decks.filter(({ isOpen }) => isOpen) } }
}

function mayOpen(viewer: Viewer, owner: SideId | 'umpire'): boolean {
  return viewer.is === 'umpire' || (viewer.is === 'side' && viewer.side === owner)
}

/**
 * The state as a viewer may have it: what a fold of his lines would come to. Numbers on the backs of cards stay, and
 * of the faces those that were turned up or that he has looked at himself.
 */
export function stateFor(viewer: Viewer, state: GameState): GameState {
  return viewer.is === 'umpire' ? state : { ...state, decks: decksFor(viewer, state.decks) }
}

/** A change of the state for a viewer who has his view of the state before it. */
export function changeFor(viewer: Viewer, change: TableChange): TableChange {
  const { decks } = change.parts
  return decks ? { ...change, parts: { ...change.parts, decks: decksFor(viewer, decks) } } : change
}

function decksFor(viewer: Viewer, decks: DecksInPlay): DecksInPlay {
  if (viewer.is === 'umpire') return decks
  const sealed: Record<DeckId, Sealed> = {}
  if (viewer.is === 'side') {
    for (const [deck, secrets] of Object.entries(decks.sealed) as [DeckId, Sealed][]) {
      const seen = seenBy(viewer.side, secrets)
      if (seen) sealed[deck] = seen
    }
  }
  return { ...decks, sealed }
}

/** `undefined` where the side has looked at nothing. */
function seenBy(side: SideId, { faces, seenBy }: Sealed): Sealed | undefined {
  const tokens = Object.keys(seenBy)
    .map(Number)
    .filter((token) => seenBy[token]?.includes(side))
  if (tokens.length === 0) return undefined
  return {
    faces: Object.fromEntries(tokens.map((token) => [token, faces[token] ?? ''])),
    seenBy: Object.fromEntries(tokens.map((token) => [token, [side]])),
    shuffles: {},
    next: Math.max(...tokens) + 1,
  }
}
