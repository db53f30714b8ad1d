import { measure } from '../../../card/measure'
import type { GlyphName } from '../../../card/glyphs'
import type { Ink, Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { legendBaseline, margin, mm } from './places'

/** The line at the foot: what the figures of a location are, then as many of the marks as there is room for. */
export function legendOperations(document: ShipDocument, words: Words): Operation[] {
  const note = document.unofficial ? words('card.unofficial') : ''
  const end = margin.right - (note === '' ? 0 : measure('head-italic', noteSize, note) + gap)
  const operations: Operation[] = []
  let x: number = margin.left
  for (const { sign, text, draw } of entriesOf(words)) {
    const width = sign + measure('work-500', size, text)
    if (x + width > end) break
    operations.push(...draw(x), {
      op: 'text',
      x: mm(x + sign),
      y: legendBaseline,
      text,
      size,
      face: 'work-500',
      ink: 'ink-2',
    })
    x += width + gap
  }
  if (note === '') return operations
  const at = { x: margin.right, y: legendBaseline, anchor: 'end' } as const
  return [...operations, { op: 'text', ...at, text: note, size: noteSize, face: 'head-italic', ink: 'ink-2' }]
}

interface Entry {
  /** Room of the sign before the words, mm. */
  readonly sign: number
  readonly text: string
  draw(x: number): readonly Operation[]
}

const size = 2.8
const noteSize = 2.9
const gap = 3

function entriesOf(words: Words): readonly Entry[] {
  const own = (name: string) => words(`rules.fire-on-the-waters.card.legend.${name}`)
  return [
    ring(own('points')),
    lettered('−2', own('outer')),
    tab(own('inner')),
    drawn('struck', 'red', words('card.legend.struck')),
    drawn('flood', 'blue', words('card.legend.flooded')),
    drawn('fire', 'flame', words('card.legend.burning')),
    drawn('out', 'ink', words('card.legend.out')),
    drawn('repaired', 'ink', words('card.legend.repaired')),
  ]
}

function ring(text: string): Entry {
  return {
    sign: 4.1,
    text,
    draw: (x) => [
      {
        op: 'path',
        d: `M${mm(x)} ${legendBaseline - 1}a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1 -3.2 0Z`,
        stroke: { ink: 'blue', width: 0.3, weight: 'hair' },
      },
      {
        op: 'text',
        x: mm(x + 1.6),
        y: legendBaseline - 0.05,
        text: '2',
        size: 2.8,
        face: 'work-600',
        ink: 'ink',
        anchor: 'middle',
      },
    ],
  }
}

function lettered(letter: string, text: string): Entry {
  const face = 'work-600' as const
  return {
    sign: measure(face, size, letter) + 1,
    text,
    draw: (x) => [{ op: 'text', x: mm(x), y: legendBaseline, text: letter, size, face, ink: 'ink' }],
  }
}

function tab(text: string): Entry {
  return {
    sign: 4,
    text,
    draw: (x) => [
      { op: 'rect', x: mm(x), y: legendBaseline - 2.4, width: 3.1, height: 3, fill: 'plate' },
      {
        op: 'text',
        x: mm(x + 1.55),
        y: legendBaseline - 0.05,
        text: '1',
        size: 2.8,
        face: 'work-700',
        ink: 'on-plate',
        anchor: 'middle',
      },
    ],
  }
}

function drawn(glyph: GlyphName, ink: Ink, text: string): Entry {
  return {
    sign: 3.7,
    text,
    draw: (x) => [{ op: 'glyph', glyph, x: mm(x), y: legendBaseline - 2.5, size: 3, ink }],
  }
}
