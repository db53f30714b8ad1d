import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { glyphEntry, legendBlock, letterEntry, markEntries, type Foot, type LegendEntry } from '../../kit/card/legend'
import { letterOf } from './cell-contents'
import type { Hull } from './hull'
import { hoistsOf } from './supply'

/** Signs and marks, then as many of her letters as there is room for: beside a letter stands its picture. */
export const legendOf = (foot: Foot, hull: Hull): Block => legendBlock(foot, (words) => entriesOf(hull, words))

function entriesOf(hull: Hull, words: Words): readonly LegendEntry[] {
  const letters = new Map<string, string>()
  for (const content of hull.cells.flatMap(({ holds }) => holds)) {
    if (content.kind !== 'gun') letters.set(letterOf(content), words(`card.contents.${content.kind}`))
  }
  return [
    ...(hull.cells.some(({ fireMark }) => fireMark)
      ? [glyphEntry('firemark', 'ink-2', words('card.legend.fireMark'))]
      : []),
    ...(hoistsOf(hull).length > 0 ? [hoist(words('card.legend.supply'))] : []),
    ...markEntries(words),
    ...[...letters]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([letter, text]) => letterEntry(letter, 'work-700', text)),
  ]
}

function hoist(text: string): LegendEntry {
  const stroke = { ink: 'ink-2', width: 0.45, dash: [0.9, 0.9], weight: 'cell' } as const
  return { sign: 7, text, draw: (x, baseline) => [{ op: 'path', d: `M${x} ${baseline - 1}h6`, stroke }] }
}
