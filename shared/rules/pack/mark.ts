import type { GlyphName } from '../../card/glyphs'
import type { Mark } from '../../game/mark'

/** A sign beside words; `signal` is its colour, where it is one of the three. */
export interface Sign {
  readonly glyph: GlyphName
  readonly signal?: 'red' | 'blue' | 'flame'
}

/** How a mark is drawn on the silhouette of a ship: cross, waves or flame. */
export type SeenMark = 'struck' | 'flooded' | 'burning'

/**
 * A mark of a pack. Words: `play.marks.<name>` and `steps.mark.<name>`, or those of the pack, `rules.<pack>.marks.<name>`
 * and `rules.<pack>.steps.mark.<name>`, for a mark of its own.
 */
export interface MarkKind extends Sign {
  readonly name: Mark
  /** Other ships see it: it is drawn on her side. Without it, it concerns her handling, not where she is hit. */
  readonly seenAs?: SeenMark
  /** The mark that this one mends: both stay, and a box that is struck again loses this one first. */
  readonly mends?: Mark
  /** It follows from others: the menu of a box offers it, the bar of marks does not. */
  readonly isInMenuOnly?: true
}

const struck: MarkKind = { name: 'struck', glyph: 'struck', signal: 'red', seenAs: 'struck' }
const flooded: MarkKind = { name: 'flooded', glyph: 'flood', signal: 'blue', seenAs: 'flooded' }
const burning: MarkKind = { name: 'burning', glyph: 'fire', signal: 'flame', seenAs: 'burning' }
const out: MarkKind = { name: 'out', glyph: 'out' }
const repaired: MarkKind = { name: 'repaired', glyph: 'repaired', mends: 'struck' }

/** Marks that most rules have; a pack lists those of its own among them. */
export const usualMarks = [struck, flooded, burning, out, repaired] as const

/** The sign of a mark; a hand for one that these rules do not have. */
export function signOfMark(marks: readonly MarkKind[], mark: Mark): Sign {
  return marks.find(({ name }) => name === mark) ?? { glyph: 'hand' }
}
