import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, readsFields } from '../../kit/card/block'
import { letters, heading, signed } from '../../kit/card/lettering'
import { type Rect, mm, hairline } from '../../kit/card/shapes'
import type { AircraftData } from '../ship/ship'
import { says } from '../ship/state'
import { attackTypeModifiers } from '../tables/air'
import { faintStyle, cardKey } from './layout'

const pitch = 5.3

export const loadsHeight = ({ loads }: AircraftData) => 6.4 + loads.length * pitch

/** Loads that the stand can carry, one at a time; the present one is the only solid line. */
export function loadsBlock({ loads }: AircraftData, place: Rect): Block {
  const { x, y, width } = place
  const top = (row: number) => y + 5 + row * pitch
  return {
    face: (words) => [
      hairline(`M${x} ${mm(y)}h${width}`, 'rule-2'),
      ...heading(words(cardKey('loadsTitle')), x, mm(y + 3.9), width),
      ...(loads.length === 0 ? letters(words(cardKey('noLoads')), x, y + 8.6, width, faintStyle) : []),
      ...loads.flatMap((_load, row) => [
        ...line(row, words, 'ink'),
        hairline(`M${x} ${mm(top(row) + pitch)}h${width}`),
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
    const y0 = top(row) + 3.8
    const toHit = words(cardKey('loadToHit'), { modifier: signed(attackTypeModifiers[attack] + modifier) })
    return [
      ...letters(words(cardKey(`loads.${attack}`)), x + 1.6, y0, width - 26, { size: 3.2, face: 'work-600', ink }),
      ...letters(toHit, x + width - 1.6, y0, 24, { size: 2.8, face: 'work-500', ink, anchor: 'end' }),
    ]
  }
}
