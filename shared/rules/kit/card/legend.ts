import type { GlyphName } from '../../../card/glyphs'
import { measure } from '../../../card/measure'
import type { Face, Ink, Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Block } from './block'
import { lettered } from './lettering'
import { mm } from './shapes'

/** A sign of the card with what it means. */
export interface LegendEntry {
  /** Room of the sign before the words, mm. */
  readonly sign: number
  readonly text: string
  draw(x: number, baseline: number): readonly Operation[]
}

export interface LegendLine {
  readonly left: number
  readonly right: number
  readonly baseline: number
  readonly size: number
  readonly gap: number
  /** What has no room is passed over, and shorter ones after it are still set; without it the line ends there. */
  readonly fills?: true
  /** Where words and signs begin: to the hundredth, unless the card measures more finely. */
  readonly at?: (x: number) => number
  readonly entries: (words: Words) => readonly LegendEntry[]
}

const noteSize = 2.9

/** The line at the foot: the signs of this card, then as many of the marks as there is room for, and whose figures they are. */
export function legendBlock({ unofficial }: Pick<ShipDocument, 'unofficial'>, line: LegendLine): Block {
  return {
    face: (words) => {
      const { left, right, baseline, size, gap, at = mm } = line
      const note = unofficial ? words('card.unofficial') : ''
      const end = right - (note === '' ? 0 : measure('head-italic', noteSize, note) + gap)
      const operations: Operation[] = []
      let x = left
      for (const { sign, text, draw } of line.entries(words)) {
        const width = sign + measure('work-500', size, text)
        if (x + width > end) {
          if (line.fills) continue
          break
        }
        operations.push(
          ...draw(at(x), baseline),
          lettered(text, at(x + sign), baseline, { size, face: 'work-500', ink: 'ink-2' }),
        )
        x += width + gap
      }
      const style = { size: noteSize, face: 'head-italic', ink: 'ink-2', anchor: 'end' } as const
      return note === '' ? operations : [...operations, lettered(note, right, baseline, style)]
    },
  }
}

/** A mark or sign as it is on the card. */
export function glyphEntry(glyph: GlyphName, ink: Ink, text: string): LegendEntry {
  return {
    sign: 3.7,
    text,
    draw: (x, baseline) => [{ op: 'glyph', glyph, x, y: baseline - 2.5, size: 3, ink }],
  }
}

/** Letters as they are on the card. */
export function letterEntry(letter: string, face: Face, size: number, text: string): LegendEntry {
  return {
    sign: measure(face, size, letter) + 1,
    text,
    draw: (x, baseline) => [lettered(letter, x, baseline, { size, face, ink: 'ink' })],
  }
}
