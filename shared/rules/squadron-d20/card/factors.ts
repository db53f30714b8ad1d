import type { Operation } from '../../../card/operations'
import type { Words } from '../../../words/speak'
import type { Factors } from '../ship/ship'
import { beganOn, standsOn } from '../ship/state'
import { cardKey, pickAction, readsTracks, target, type Block } from './block'
import { letters } from './lettering'
import { mm, type Rect } from './places'

/** In the order in which they are lost, and LRF, which is not. */
export const factorNames = ['asw', 'mrf', 'crf', 'lrf'] as const
type FactorName = (typeof factorNames)[number]

export interface FactorRow {
  readonly factors: Factors
  readonly x: number
  readonly y: number
  readonly width: number
  readonly row: number
}

const factorsHeight = 9.6

/** Factors of light weapons side by side; what she has not got has a dash. */
export function factorsBlock({ factors, x, y, width, row }: FactorRow): Block {
  const each = width / factorNames.length
  const placed = factorNames.map((name, index) => ({
    name,
    place: { x: x + index * each, y, width: each, height: factorsHeight },
  }))
  const has = placed.filter(({ name }) => factors[name] > 0)
  return {
    face: (words) =>
      placed.flatMap(({ name, place }, index) => [
        ...(index === 0 ? [] : [rule(place)]),
        ...caption(name, factors, place, words),
        ...(factors[name] > 0 ? [] : figure(place, '–', 'ink-3')),
      ]),
    pieces: has.map(({ name, place }) => ({
      key: `factor:${name}`,
      reads: readsTracks(name),
      draw: (stand, words) => {
        const [now, of] = [standsOn(stand, name), beganOn(stand, name)]
        return [
          ...figure(place, String(now), now < of ? 'red' : 'ink'),
          ...letters(now === of ? '' : words(cardKey('of'), { of }), {
            x: place.x + 1.2 + (now > 9 ? 5.6 : 3.2),
            y: place.y + 8,
            room: place.width - 5,
            size: 2.7,
            face: 'work-500',
            ink: 'ink-2',
          }),
        ]
      },
    })),
    targets: has.map(({ name, place }, index) => target(place, 'factors', row, index + 1, pickAction(name))),
    parts: [{ part: 'factors', x, y, width, height: factorsHeight }],
  }
}

const rule = ({ x, y, height }: Rect): Operation => ({
  op: 'path',
  d: `M${mm(x)} ${mm(y + 0.6)}v${mm(height - 1.4)}`,
  stroke: { ink: 'rule', width: 0.2, weight: 'hair' },
})

function caption(name: FactorName, { aaPlus }: Factors, { x, y, width }: Rect, words: Words): Operation[] {
  const text = words(cardKey(name === 'lrf' && aaPlus ? 'factors.lrfPlus' : `factors.${name}`))
  return letters(text, { x: x + 1.2, y: y + 2.8, room: width - 1.8, size: 2.7, face: 'work-500', ink: 'ink-2' })
}

function figure({ x, y, width }: Rect, text: string, ink: 'ink' | 'ink-3' | 'red'): Operation[] {
  return letters(text, { x: x + 1.2, y: y + 8, room: width - 2, size: 4.8, face: 'work-700', ink })
}
