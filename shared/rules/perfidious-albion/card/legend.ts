import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { glyphEntry, legendBlock, letterEntry, type LegendEntry } from '../../kit/card/legend'
import { letterOf } from './cell-contents'
import type { Hull } from './hull'
import { grid, gridRight } from './layout'
import { hoistsOf } from './supply'

const size = 2.8

/** The letters this ship uses, then the marks. */
export function legendOf(document: Pick<ShipDocument, 'unofficial'>, hull: Hull): Block {
  const place = { left: grid.x, right: gridRight, baseline: 142.9, size, gap: 3.4, at: (x: number) => x } as const
  return legendBlock(document, { ...place, fills: true, entries: (words) => entriesOf(hull, words) })
}

function entriesOf(hull: Hull, words: Words): readonly LegendEntry[] {
  const letters = new Map<string, string>()
  for (const content of hull.cells.flatMap(({ holds }) => holds)) {
    if (content.kind !== 'gun') letters.set(letterOf(content), words(`card.contents.${content.kind}`))
  }
  return [
    ...[...letters]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([letter, text]) => letterEntry(letter, 'work-700', size + 0.1, text)),
    ...(hull.cells.some(({ fireMark }) => fireMark)
      ? [glyphEntry('firemark', 'ink-2', words('card.legend.fireMark'))]
      : []),
    ...(hoistsOf(hull).length > 0 ? [hoist(words('card.legend.supply'))] : []),
    glyphEntry('out', 'ink', words('card.legend.out')),
    glyphEntry('repaired', 'ink', words('card.legend.repaired')),
    glyphEntry('struck', 'red', words('card.legend.struck')),
    glyphEntry('flood', 'blue', words('card.legend.flooded')),
    glyphEntry('fire', 'flame', words('card.legend.burning')),
  ]
}

function hoist(text: string): LegendEntry {
  const stroke = { ink: 'ink-2', width: 0.45, dash: [0.9, 0.9], weight: 'cell' } as const
  return { sign: 7, text, draw: (x, baseline) => [{ op: 'path', d: `M${x} ${baseline - 1}h6`, stroke }] }
}
