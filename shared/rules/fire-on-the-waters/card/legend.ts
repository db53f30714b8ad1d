import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { glyphEntry, legendBlock, letterEntry, type LegendEntry } from '../../kit/card/legend'
import { lettered } from '../../kit/card/lettering'
import { margin, mm } from '../../kit/card/shapes'
import { cardKey, legendBaseline, ringFigure, ringPath, tabFigure } from './layout'

const size = 2.8

/** What the figures of a location are, then the marks. */
export function legendOf(document: Pick<ShipDocument, 'unofficial'>): Block {
  return legendBlock(document, { ...margin, baseline: legendBaseline, size, gap: 3, entries: entriesOf })
}

function entriesOf(words: Words): readonly LegendEntry[] {
  const own = (name: string) => words(cardKey(`legend.${name}`))
  return [
    ring(own('points')),
    letterEntry('−2', 'work-600', size, own('outer')),
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
    { op: 'path', d: ringPath(x, y - 1), stroke },
    lettered('2', mm(x + 1.6), y - 0.05, ringFigure),
  ]
  return { sign: 4.1, text, draw }
}

function tab(text: string): LegendEntry {
  const draw = (x: number, y: number): Operation[] => [
    { op: 'rect', x, y: y - 2.4, width: 3.1, height: 3, fill: 'plate' },
    lettered('1', mm(x + 1.55), y - 0.05, tabFigure),
  ]
  return { sign: 4, text, draw }
}
