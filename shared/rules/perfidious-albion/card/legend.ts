import type { ShipDocument } from '../../../documents/ship'
import { measure } from '../../../card/measure'
import type { GlyphName } from '../../../card/glyphs'
import type { Ink, Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import { letterOf } from './contents'
import type { Hull } from './hull'
import { grid, gridRight, legendBaseline } from './places'
import { hoistsOf } from './supply'

/** The line at the foot: the letters this ship uses, then as many of the marks as there is room for. */
export function legendOperations(document: ShipDocument, hull: Hull, words: Words): Operation[] {
  const note = document.unofficial ? words('card.unofficial') : ''
  const noteWidth = measure('head-italic', noteSize, note)
  const end = gridRight - (note === '' ? 0 : noteWidth + gap)
  const operations: Operation[] = []
  let x: number = grid.x
  for (const entry of entriesOf(hull, words)) {
    const width = entry.sign + measure('work-500', size, entry.text)
    if (x + width > end) continue
    operations.push(...entry.draw(x), {
      op: 'text',
      x: x + entry.sign,
      y: legendBaseline,
      text: entry.text,
      size,
      face: 'work-500',
      ink: 'ink-2',
    })
    x += width + gap
  }
  if (note !== '') {
    const face = 'head-italic' as const
    operations.push({
      op: 'text',
      x: gridRight,
      y: legendBaseline,
      text: note,
      size: noteSize,
      face,
      ink: 'ink-2',
      anchor: 'end',
    })
  }
  return operations
}

interface Entry {
  /** Room of the sign before the words, mm. */
  readonly sign: number
  readonly text: string
  draw(x: number): readonly Operation[]
}

const size = 2.8
const noteSize = 2.9
const gap = 3.4

function entriesOf(hull: Hull, words: Words): readonly Entry[] {
  const letters = new Map<string, string>()
  for (const cell of hull.cells) {
    for (const content of cell.holds) {
      if (content.kind !== 'gun') letters.set(letterOf(content), words(`card.contents.${content.kind}`))
    }
  }
  const fireMarks = hull.cells.some((cell) => cell.fireMark)
  return [
    ...[...letters].sort(([a], [b]) => a.localeCompare(b)).map(([letter, text]) => lettered(letter, text)),
    ...(fireMarks ? [drawn('firemark', 'ink-2', words('card.legend.fireMark'))] : []),
    ...(hoistsOf(hull).length > 0 ? [hoist(words('card.legend.supply'))] : []),
    drawn('out', 'ink', words('card.legend.out')),
    drawn('repaired', 'ink', words('card.legend.repaired')),
    drawn('struck', 'red', words('card.legend.struck')),
    drawn('flood', 'blue', words('card.legend.flooded')),
    drawn('fire', 'flame', words('card.legend.burning')),
  ]
}

function lettered(letter: string, text: string): Entry {
  const face = 'work-700' as const
  return {
    sign: measure(face, size + 0.1, letter) + 1,
    text,
    draw: (x) => [{ op: 'text', x, y: legendBaseline, text: letter, size: size + 0.1, face, ink: 'ink' }],
  }
}

function drawn(glyph: GlyphName, ink: Ink, text: string): Entry {
  return {
    sign: 3.7,
    text,
    draw: (x) => [{ op: 'glyph', glyph, x, y: legendBaseline - 2.5, size: 3, ink }],
  }
}

function hoist(text: string): Entry {
  return {
    sign: 7,
    text,
    draw: (x) => [
      {
        op: 'path',
        d: `M${x} ${legendBaseline - 1}h6`,
        stroke: { ink: 'ink-2', width: 0.45, dash: [0.9, 0.9], weight: 'cell' },
      },
    ],
  }
}
