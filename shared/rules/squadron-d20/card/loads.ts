import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { says } from '../ship/state'
import type { AircraftData } from '../ship/ship'
import { attackTypeModifiers } from '../tables/air'
import { cardKey, readsFields, type Block } from './block'
import { heading, letters, signed } from './lettering'
import { mm, type Rect } from './places'

const pitch = 5.3

export const loadsHeight = ({ loads }: AircraftData) => 6.4 + loads.length * pitch

/** Loads that the stand can carry, one at a time; the present one is the only solid line. */
export function loadsBlock({ loads }: AircraftData, place: Rect): Block {
  const { x, y, width } = place
  const top = (row: number) => y + 5 + row * pitch
  return {
    face: (words) => [
      { op: 'path', d: `M${x} ${mm(y)}h${width}`, stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' } },
      ...heading(words(cardKey('loadsTitle')), x, mm(y + 3.9), width),
      ...(loads.length === 0
        ? letters(words(cardKey('noLoads')), { x, y: y + 8.6, room: width, size: 2.9, face: 'work-500', ink: 'ink-3' })
        : []),
      ...loads.flatMap((_load, row) => [
        ...line(row, words, 'ink'),
        {
          op: 'path',
          d: `M${x} ${mm(top(row) + pitch)}h${width}`,
          stroke: { ink: 'rule', width: 0.2, weight: 'hair' },
        } satisfies Operation,
      ]),
    ],
    pieces: [
      {
        key: 'loads',
        reads: readsFields('load'),
        draw: (stand: ShipInPlay, words: Words) => {
          const row = loads.findIndex(({ attack }) => attack === says(stand, 'load'))
          if (row < 0) return []
          return [
            { op: 'rect', x, y: mm(top(row) + 0.35), width, height: mm(pitch - 0.7), fill: 'ink' },
            ...line(row, words, 'on-ink'),
          ]
        },
      },
    ],
    parts: [{ part: 'loads', ...place }],
  }

  function line(row: number, words: Words, ink: 'ink' | 'on-ink'): Operation[] {
    const { attack, modifier } = loads[row]!
    const at = { y: top(row) + 3.8, size: 3.2, ink } as const
    const toHit = words(cardKey('loadToHit'), { modifier: signed(attackTypeModifiers[attack] + modifier) })
    return [
      ...letters(words(cardKey(`loads.${attack}`)), { ...at, x: x + 1.6, room: width - 26, face: 'work-600' }),
      ...letters(toHit, { ...at, size: 2.8, x: x + width - 1.6, room: 24, face: 'work-500', anchor: 'end' }),
    ]
  }
}
