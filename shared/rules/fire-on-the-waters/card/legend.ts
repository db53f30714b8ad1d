import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { legendBlock, letterEntry, markEntries, type Foot, type LegendEntry } from '../../kit/card/legend'
import { lettered } from '../../kit/card/lettering'
import { mm } from '../../kit/card/shapes'
import { cardKey, ringFigure, ringPath, tabFigure } from './layout'

/** What the figures of a location are, then the marks. */
export const legendOf = (foot: Foot): Block => legendBlock(foot, entriesOf)

function entriesOf(words: Words): readonly LegendEntry[] {
  const own = (name: string) => words(cardKey(`legend.${name}`))
  return [ring(own('points')), letterEntry('−4', 'work-600', own('outer')), tab(own('inner')), ...markEntries(words)]
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
