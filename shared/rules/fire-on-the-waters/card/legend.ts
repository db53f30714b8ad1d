import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { glyphEntry, legendBlock, letterEntry, type LegendEntry } from '../../kit/card/legend'
import { lettered } from '../../kit/card/lettering'
import { margin, mm } from '../../kit/card/shapes'
import { cardKey, legendBaseline, ringFigure, ringPath, tabFigure } from './layout'

const size = 2.6

/** What the figures of a location are, then the marks. */
export function legendOf(document: Pick<ShipDocument, 'unofficial'>): Block {
  return legendBlock(document, { ...margin, baseline: legendBaseline, size, gap: 3.2, entries: entriesOf })
}

function entriesOf(words: Words): readonly LegendEntry[] {
  const own = (name: string) => words(cardKey(`legend.${name}`))
  return [
    ring(own('points')),
    letterEntry('−4', 'work-600', size, own('outer')),
    tab(own('inner')),
    glyphEntry('struck', 'red', words('card.legend.struck')),
    glyphEntry('flood', 'blue', words('card.legend.flooded')),
    glyphEntry('fire', 'flame', words('card.legend.burning')),
    glyphEntry('out', 'ink', words('card.legend.out')),
    glyphEntry('repaired', 'ink', words('card.legend.repaired')),
  ]
}

function ring(text: string): LegendEntry {
  const stroke = { ink: 'blue', width: 0.3, weight: 'hair' } as const
  const draw = (x: number, y: number): Operation[] => [
    { op: 'path', d: ringPath(x, mm(y - 0.9)), stroke },
    lettered('3', mm(x + 1.7), y + 0.1, ringFigure),
  ]
  return { sign: 4.3, text, draw }
}

function tab(text: string): LegendEntry {
  const draw = (x: number, y: number): Operation[] => [
    { op: 'rect', x, y: mm(y - 2.5), width: 3.1, height: 3.2, fill: 'plate' },
    lettered('5', mm(x + 1.55), y + 0.1, tabFigure),
  ]
  return { sign: 4, text, draw }
}
