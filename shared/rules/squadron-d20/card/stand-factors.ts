import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import { standsOn } from '../ship/state'
import type { Factors } from '../ship/ship'
import { worth } from '../tables/turn'
import { cardKey, readsTracks, type Block } from './block'
import { factorNames } from './factors'
import { captionBeside, heading, letters } from './lettering'
import { mm, type Rect } from './places'
import { scaleHeight } from './scale-bar'

/** Factors of one vessel of a stand, and times the attacks that are left to it. */
export function standFactorsBlock(factors: Factors, { x, y, width }: Omit<Rect, 'height'>): Block {
  const label = 20
  const each = (width - label) / factorNames.length
  const right = (index: number) => x + label + (index + 1) * each - each * 0.3
  const baselines = { names: y + 6.6, one: y + 10.8, now: y + 16 } as const
  return {
    face: (words) => [
      ...heading(words(cardKey('factorsTitle')), x, mm(y + 2.9), width),
      ...captionBeside(words(cardKey('factorsTitle')), words(cardKey('factorsHow')), x, mm(y + 2.9), width),
      ...[baselines.names + 0.7, baselines.one + 0.7].map((at): Operation => ({
        op: 'path',
        d: `M${x} ${mm(at)}h${width}`,
        stroke: { ink: 'rule', width: 0.2, weight: 'hair' },
      })),
      ...(['one', 'now'] as const).flatMap((name) =>
        letters(words(cardKey(`factorRows.${name}`)), {
          x,
          y: baselines[name],
          room: label,
          size: 2.7,
          face: 'work-500',
          ink: 'ink-2',
        }),
      ),
      ...factorNames.flatMap((name, index) => [
        ...cell(
          words(cardKey(name === 'lrf' && factors.aaPlus ? 'factors.lrfPlus' : `factors.${name}`)),
          right(index),
          baselines.names,
          {
            size: 2.7,
            face: 'work-500',
            ink: 'ink-2',
          },
        ),
        ...cell(factors[name] === 0 ? '–' : String(factors[name]), right(index), baselines.one, {
          size: 3.4,
          face: 'work-600',
          ink: factors[name] === 0 ? 'ink-3' : 'ink',
        }),
      ]),
    ],
    pieces: [
      {
        key: 'factors-now',
        reads: readsTracks('vessels'),
        draw: (stand: ShipInPlay) => {
          const attacks = worth(standsOn(stand, 'vessels'))
          return factorNames.flatMap((name, index) =>
            factors[name] === 0
              ? []
              : cell(String(factors[name] * attacks), right(index), baselines.now, {
                  size: 4.6,
                  face: 'work-700',
                  ink: 'ink',
                }),
          )
        },
      },
    ],
    parts: [{ part: 'factors', x, y, width, height: scaleHeight }],
  }

  function cell(
    text: string,
    at: number,
    baseline: number,
    set: {
      readonly size: number
      readonly face: 'work-500' | 'work-600' | 'work-700'
      readonly ink: 'ink' | 'ink-2' | 'ink-3'
    },
  ): Operation[] {
    return letters(text, { x: at, y: baseline, room: each, anchor: 'end', ...set })
  }
}
