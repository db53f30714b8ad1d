import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, target, pickAction, readsTracks } from '../../kit/card/block'
import { letters, heading, captionBeside, captionStyle, type Style } from '../../kit/card/lettering'
import { type Rect, mm, hairline } from '../../kit/card/shapes'
import type { Factors } from '../ship/ship'
import { beganOn, standsOn } from '../ship/state'
import { worth } from '../tables/turn'
import { caption, cardKey, figureStyle } from './layout'
import { scaleHeight } from './scale'

/** In the order in which they are lost, and LRF, which is not. */
const factorNames = ['asw', 'mrf', 'crf', 'lrf'] as const
type FactorName = (typeof factorNames)[number]

/** Factors of light weapons side by side; what she has not got has a dash. */
export function factorsBlock(factors: Factors, area: Rect, row: number): Block {
  const { x, y, width, height } = area
  const each = width / factorNames.length
  const placed = factorNames.map((name, index) => ({
    name,
    place: { x: mm(x + index * each), y, width: each, height },
  }))
  const has = placed.filter(({ name }) => factors[name] > 0)
  return {
    face: (words) =>
      placed.flatMap(({ name, place }) => [
        rule(place),
        ...captionOf(name, factors, place, words),
        ...(factors[name] > 0 ? [] : figure(place, '–', 'ink-3')),
      ]),
    pieces: has.map(({ name, place }) => ({
      key: `factor:${name}`,
      reads: readsTracks(name),
      draw: (stand, words) => {
        const [now, of] = [standsOn(stand, name), beganOn(stand, name)]
        return [
          ...figure(place, String(now), now === of ? 'ink' : 'red'),
          ...letters(
            now === of ? '' : words('card.of', { of }),
            place.x + 2.2 + measure(figureStyle.face, 4.8, String(now)),
            place.y + 8.2,
            place.width - 2.5 - measure(figureStyle.face, 4.8, String(now)),
            caption,
          ),
        ]
      },
    })),
    targets: has.map(({ name, place }, index) => target(place, 'factors', row, index + 1, pickAction(name))),
    parts: [{ part: 'factors', ...area }],
  }
}

const rule = ({ x, y, height }: Rect) => hairline(`M${mm(x)} ${mm(y + 0.4)}v${mm(height - 0.8)}`, 'rule-2')

/** A factor by its letters; `+` where the guns behind it carry AA+. */
function factorSaid(name: FactorName, { aaPlus }: Factors, words: Words): string {
  return words(cardKey(name === 'lrf' && aaPlus ? 'factors.lrfPlus' : `factors.${name}`))
}

function captionOf(name: FactorName, factors: Factors, { x, y, width }: Rect, words: Words): Operation[] {
  return letters(factorSaid(name, factors, words), x + 1.3, y + 3, width - 1.8, caption)
}

function figure({ x, y, width }: Rect, text: string, ink: 'ink' | 'ink-3' | 'red'): Operation[] {
  return letters(text, x + 1.3, y + 8.2, width - 2, { ...figureStyle, size: 4.8, ink })
}

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
      ...[baselines.names + 0.7, baselines.one + 0.7].map((at): Operation => hairline(`M${x} ${mm(at)}h${width}`)),
      ...(['one', 'now'] as const).flatMap((name) =>
        letters(words(cardKey(`factorRows.${name}`)), x, baselines[name], label, captionStyle),
      ),
      ...factorNames.flatMap((name, index) => [
        ...cell(factorSaid(name, factors, words), right(index), baselines.names, captionStyle),
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

  function cell(text: string, at: number, baseline: number, style: Style): Operation[] {
    return letters(text, at, baseline, each, { ...style, anchor: 'end' })
  }
}

/** The same without figures, two and two, to be written in. */
export function factorsFace({ x, y, width, height }: Rect, words: Words): Operation[] {
  const [wide, tall] = [width / 2, height / 2]
  return factorNames.flatMap((name, at) => {
    const place = { x: mm(x + (at % 2) * wide), y: mm(y + Math.floor(at / 2) * tall), width: wide, height: tall }
    const line = hairline(`M${mm(place.x + 1.3)} ${mm(place.y + tall - 1.4)}h${mm(wide - 3)}`)
    return [
      rule(place),
      ...letters(words(cardKey(`factors.${name}`)), place.x + 1.3, place.y + 3, wide - 2, caption),
      line,
    ]
  })
}
