import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { glyphEntry, legendBlock, type LegendEntry } from '../../kit/card/legend'
import { mm, margin } from '../../kit/card/shapes'
import type { Weapons } from '../ship/ship'
import { legendBaseline, cardKey } from './layout'

/** Signs of this kind of card, then the marks. */
export function legendOf(document: ShipDocument, own: readonly Sign[]): Block {
  return legendBlock(document, {
    ...margin,
    baseline: legendBaseline,
    size: 2.7,
    gap: 3,
    entries: (words) => [
      ...own.map((name) => ownEntry(name, words)),
      glyphEntry('struck', 'red', words(cardKey('legend.lost'))),
      glyphEntry('out', 'ink', words('card.legend.out')),
      glyphEntry('repaired', 'ink', words('card.legend.repaired')),
    ],
  })
}

type Sign = 'third' | 'radar' | 'armoured'

/** Signs that a card with such weapons has. */
export function weaponSigns(weapons: Weapons): readonly Sign[] {
  const batteries = [...(weapons.main?.batteries ?? []), ...(weapons.other?.batteries ?? [])]
  const isCovered = batteries.some(({ kind }) => kind !== 'open' && kind !== 'shielded')
  return [
    ...(batteries.some(({ radar }) => radar) ? (['radar'] as const) : []),
    ...(isCovered ? (['armoured'] as const) : []),
  ]
}

function ownEntry(name: Sign, words: Words): LegendEntry {
  const text = words(cardKey(`legend.${name}`))
  switch (name) {
    case 'third':
      return {
        sign: 3,
        text,
        draw: (x, y) => [{ op: 'path', d: `M${mm(x + 1.1)} ${y - 1.9}l1.1 1.7h-2.2Z`, fill: 'ink' }],
      }
    case 'radar':
      return glyphEntry('radar', 'ink', text)
    case 'armoured': {
      const open = { width: 2.2, height: 2, fill: 'sheet', stroke: { ink: 'ink', width: 0.3 } } as const
      return {
        sign: 6.2,
        text,
        draw: (x, y) => [
          { op: 'rect', x, y: y - 2.1, width: 2.3, height: 2.1, fill: 'ink' },
          { op: 'rect', x: mm(x + 2.9), y: y - 2.05, ...open },
        ],
      }
    }
  }
}
