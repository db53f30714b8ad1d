import type { GlyphName } from '../../../card/glyphs'
import { measure } from '../../../card/measure'
import type { Face, Ink, Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Block } from './block'
import { lettered } from './lettering'
import { barIn, crossUnder, ringIn, ringStyle, signAt } from './marks'
import { margin, mm, type Rect } from './shapes'

/** A sign of the card with what it means. */
export interface LegendEntry {
  /** Room of the sign before the words, mm. */
  readonly sign: number
  readonly text: string
  draw(x: number, baseline: number): readonly Operation[]
}

/** What stands at the right end of the foot. */
export type Foot = Pick<ShipDocument, 'unofficial'> | { readonly formOf: string }

const size = 2.6
const gap = 3.2
const baseline = 143.1
const noteSize = 2.9

/**
 * The line at the foot: the signs of this card, then as many of the marks as there is room for, and whose figures they
 * are; on a form whose rules. What has no room is passed over.
 */
export function legendBlock(foot: Foot, entries: (words: Words) => readonly LegendEntry[]): Block {
  return {
    face: (words) => {
      const { left, right } = margin
      const note =
        'formOf' in foot ? words(`rules.${foot.formOf}.name`) : foot.unofficial ? words('card.unofficial') : ''
      const end = right - (note === '' ? 0 : measure('head-italic', noteSize, note) + gap)
      const operations: Operation[] = []
      let x: number = left
      for (const { sign, text, draw } of entries(words)) {
        const width = sign + measure('work-500', size, text)
        if (x + width > end) continue
        operations.push(
          ...draw(mm(x), baseline),
          lettered(text, mm(x + sign), baseline, { size, face: 'work-500', ink: 'ink-2' }),
        )
        x += width + gap
      }
      const style = { size: noteSize, face: 'head-italic', ink: 'ink-2', anchor: 'end' } as const
      return note === '' ? operations : [...operations, lettered(note, right, baseline, style)]
    },
  }
}

const marks = {
  struck: (text) => glyphEntry('struck', 'red', text),
  flooded: (text) => glyphEntry('flood', 'blue', text),
  burning: (text) => glyphEntry('fire', 'flame', text),
  out: (text) => boxEntry(text, (box) => [barIn(box, false)]),
  /** Its cut corners. */
  struckOut: (text) => boxEntry(text, (box) => [...crossUnder(box, true), barIn(box, true)]),
  repaired: (text) => boxEntry(text, (box) => ringIn(box, false, { ...ringStyle, ink: 'ink' })),
} as const satisfies Readonly<Record<string, (text: string) => LegendEntry>>

/** The marks of a ship's parts, in one order and in the same words on every card. */
export function markEntries(
  words: Words,
  names = Object.keys(marks) as readonly (keyof typeof marks)[],
): readonly LegendEntry[] {
  return names.map((name) => marks[name](words(`card.legend.${name}`)))
}

/** A mark that is drawn to the size of its box, in a small one. */
function boxEntry(text: string, draw: (box: Rect) => readonly Operation[]): LegendEntry {
  return { sign: 5.4, text, draw: (x, baseline) => draw({ x, y: mm(baseline - 2.75), width: 4.6, height: 3.5 }) }
}

/** A mark or sign as it is on the card. */
export function glyphEntry(glyph: GlyphName, ink: Ink, text: string): LegendEntry {
  return {
    sign: 3.7,
    text,
    draw: (x, baseline) => signAt(glyph, x, baseline - 2.5, 3, ink),
  }
}

/** Letters as they are on the card. */
export function letterEntry(letter: string, face: Face, text: string): LegendEntry {
  return {
    sign: measure(face, size, letter) + 1,
    text,
    draw: (x, baseline) => [lettered(letter, x, baseline, { size, face, ink: 'ink' })],
  }
}
