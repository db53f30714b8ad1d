import type { GlyphName } from '../../../card/glyphs'
import { measure } from '../../../card/measure'
import type { Ink, Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Weapons } from '../ship/ship'
import { cardKey, type Block } from './block'
import { legendBaseline, margin, mm } from './places'

const size = 2.7
const noteSize = 2.9
const gap = 3

interface Entry {
  /** Room of the sign before the words, mm. */
  readonly sign: number
  readonly text: string
  draw(x: number): readonly Operation[]
}

/** The line at the foot: signs of this kind of card, then as many of the marks as there is room for. */
export function legendBlock(document: ShipDocument, own: readonly LegendEntry[]): Block {
  return { face: (words) => legendOperations(document, own, words) }
}

export type LegendEntry = 'third' | 'radar' | 'armoured'

/** Signs that a card with such weapons has. */
export function weaponSigns(weapons: Weapons): readonly LegendEntry[] {
  const batteries = [...(weapons.main?.batteries ?? []), ...(weapons.other?.batteries ?? [])]
  const isCovered = batteries.some(({ kind }) => kind !== 'open' && kind !== 'shielded')
  return [
    ...(batteries.some(({ radar }) => radar) ? (['radar'] as const) : []),
    ...(isCovered ? (['armoured'] as const) : []),
  ]
}

function legendOperations(document: ShipDocument, own: readonly LegendEntry[], words: Words): Operation[] {
  const note = document.unofficial ? words('card.unofficial') : ''
  const end = margin.right - (note === '' ? 0 : measure('head-italic', noteSize, note) + gap)
  const operations: Operation[] = []
  let x: number = margin.left
  for (const { sign, text, draw } of [...own.map((name) => ownEntry(name, words)), ...markEntries(words)]) {
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

function ownEntry(name: LegendEntry, words: Words): Entry {
  const text = words(cardKey(`legend.${name}`))
  switch (name) {
    case 'third':
      return {
        sign: 3,
        text,
        draw: (x) => [{ op: 'path', d: `M${mm(x + 1.1)} ${legendBaseline - 1.9}l1.1 1.7h-2.2Z`, fill: 'ink' }],
      }
    case 'radar':
      return { ...drawn('radar', 'ink', text) }
    case 'armoured':
      return {
        sign: 6.2,
        text,
        draw: (x) => [
          { op: 'rect', x: mm(x), y: legendBaseline - 2.1, width: 2.3, height: 2.1, fill: 'ink' },
          {
            op: 'rect',
            x: mm(x + 2.9),
            y: legendBaseline - 2.05,
            width: 2.2,
            height: 2,
            fill: 'sheet',
            stroke: { ink: 'ink', width: 0.3 },
          },
        ],
      }
  }
}

function markEntries(words: Words): readonly Entry[] {
  return [
    drawn('struck', 'red', words(cardKey('legend.lost'))),
    drawn('out', 'ink', words('card.legend.out')),
    drawn('repaired', 'ink', words('card.legend.repaired')),
  ]
}

function drawn(glyph: GlyphName, ink: Ink, text: string): Entry {
  return {
    sign: 3.7,
    text,
    draw: (x) => [{ op: 'glyph', glyph, x: mm(x), y: legendBaseline - 2.5, size: 3, ink }],
  }
}
