import { step } from '../game/commands'
import type { Entry } from '../game/journal-line'
import type { Effect } from '../game/effect'
import type { GameState } from '../game/state'
import type { SideId } from '../kernel/ids'
import { own } from '../kernel/own'
import type { Phrase } from '../kernel/phrase'
import { cutTo, withoutHidden } from '../kernel/seen-text'

/** What the user writes into a report. It lies in the journal, so that it is saved, undone and carried with the game. */
export type Caption =
  | { readonly of: 'title' | 'byline' | 'foreword' | 'afterword' }
  | { readonly of: 'turn'; readonly turn: number }
  | { readonly of: 'points'; readonly side: SideId }

const prefix = 'report:'
/** As much as a line of the journal takes. */
export const longestCaption = 2000

/** The text in this place, '' for nothing. */
export function captionIn(state: GameState, caption: Caption): string {
  const said = own(state.table, keyOf(caption))
  return typeof said === 'string' ? said : ''
}

export function pointsIn(state: GameState, side: SideId): number | null {
  const said = own(state.table, keyOf({ of: 'points', side }))
  return typeof said === 'number' && Number.isFinite(said) ? bounded(said) : null
}

/** Halves and quarters are shown; nobody counts points in more decimals. */
function bounded(points: number): number {
  return Math.round(100 * Math.min(mostPoints, Math.max(-mostPoints, points))) / 100
}

/** The entry that writes it. Lines are run together: a caption is a paragraph. */
export function writeCaption(caption: Caption, text: string): Entry {
  const to = cutTo(withoutHidden(text).replace(/\s+/g, ' ').trim(), longestCaption)
  return written(caption, to)
}

/** No battle is worth more, either way. */
const mostPoints = 99_999

/** The entry that writes down what a side has won; `null` takes it away. */
export function writePoints(side: SideId, points: number | null): Entry {
  return written({ of: 'points', side }, points === null ? null : bounded(points))
}

function written(caption: Caption, to: string | number | null): Entry {
  return step(labelOf(caption), [{ type: 'tableSet', key: keyOf(caption), to }])
}

/** Entries that write the report are no part of its story. */
export function writesReport(effects: readonly Effect[]): boolean {
  return effects.length > 0 && effects.every((effect) => effect.type === 'tableSet' && effect.key.startsWith(prefix))
}

function keyOf(caption: Caption): string {
  switch (caption.of) {
    case 'turn':
      return `${prefix}turn.${caption.turn}`
    case 'points':
      return `${prefix}points.${caption.side}`
    default:
      return `${prefix}${caption.of}`
  }
}

function labelOf(caption: Caption): Phrase {
  return caption.of === 'turn'
    ? { key: 'report.written.turn', values: { turn: caption.turn } }
    : { key: `report.written.${caption.of}` }
}
