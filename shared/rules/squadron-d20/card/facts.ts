import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, readsFields } from '../../kit/card/block'
import { letters, captionStyle } from '../../kit/card/lettering'
import { type Rect, mm, margin, hairline } from '../../kit/card/shapes'
import type { AircraftData } from '../ship/ship'
import { says } from '../ship/state'
import { availability } from '../tables/air'
import { figureStyle, cardKey } from './layout'

/** A printed figure under its caption, with what it is worth under it. */
interface Fact {
  /** Caption: `card.facts.<name>`. */
  readonly name: string
  readonly figure: string
  readonly below?: (words: Words) => string
}

const factHeight = 15.4

/** Figures that no game changes, side by side behind rules. */
export function factsBlock(facts: readonly Fact[], place: Omit<Rect, 'height'>, part: string): Block {
  const placed = factPlaces(facts.length, place)
  return {
    face: (words) => facts.flatMap((fact, index) => factFace(fact, placed[index]!, words)),
    parts: [{ part, ...place, height: factHeight }],
  }
}

function factPlaces(count: number, { x, y, width }: Omit<Rect, 'height'>): readonly Rect[] {
  const each = width / count
  return Array.from({ length: count }, (_, index) => ({ x: x + index * each, y, width: each, height: factHeight }))
}

function factFace({ name, figure, below }: Fact, place: Rect, words: Words): Operation[] {
  const { x, y, width, height } = place
  const left = leftOf(place)
  const rule: Operation[] = left === x ? [] : [hairline(`M${mm(x)} ${mm(y + 0.6)}v${mm(height - 1.6)}`)]
  return [
    ...rule,
    ...letters(words(cardKey(`facts.${name}`)), left, y + 2.7, width - 2, captionStyle),
    ...figureAt(place, figure, 'ink'),
    ...letters(below?.(words) ?? '', left, y + 12.6, width - 2, captionStyle),
  ]
}

const leftOf = ({ x }: Rect) => (x <= margin.left + 0.01 ? x : x + 1.4)

function figureAt(place: Rect, text: string, ink: 'ink' | 'ink-3'): Operation[] {
  return letters(text, leftOf(place), place.y + 8.4, place.width - 2, { ...figureStyle, ink })
}

/** A figure that does not count now: the same again, in third ink and struck out. */
function idleFact(place: Rect, text: string): Operation[] {
  const left = leftOf(place)
  const wide = measure('work-700', 5.4, text)
  return [
    { op: 'rect', x: mm(left - 0.3), y: mm(place.y + 3.6), width: mm(wide + 1), height: 5.6, fill: 'sheet' },
    ...figureAt(place, text, 'ink-3'),
    {
      op: 'path',
      d: `M${mm(left - 0.6)} ${mm(place.y + 6.5)}h${mm(wide + 1.2)}`,
      stroke: { ink: 'ink-3', width: 0.5, weight: 'cell' },
    },
  ]
}

type Name = 'intercept' | 'dogfight1' | 'dogfight2'
const names: readonly Name[] = ['intercept', 'dogfight1', 'dogfight2']

/** Factors of air combat; those that its role and its load do not allow now are struck out (9.15). */
export function airFactorsBlock(stand: AircraftData, place: Omit<Rect, 'height'>): Block {
  const facts = names.map((name): Fact => ({
    name,
    figure: String(stand[name]),
    below: (words) => words(cardKey(`airUse.${name}`)),
  }))
  const places = factPlaces(facts.length, place)
  return {
    ...factsBlock(facts, place, 'airFactors'),
    pieces: [
      {
        key: 'air-factors',
        reads: readsFields('load'),
        draw: (inPlay: ShipInPlay): readonly Operation[] =>
          names.flatMap((name, index) =>
            usable(stand, isLoaded(inPlay)).includes(name) ? [] : idleFact(places[index]!, String(stand[name])),
          ),
      },
    ],
  }
}

function isLoaded(stand: ShipInPlay): boolean {
  const load = says(stand, 'load')
  return typeof load === 'string' && load !== 'none' && load !== 'aircraftGuns'
}

/** By the table of availability; a loaded fighter-bomber may also decline to dogfight. */
function usable({ role }: AircraftData, loaded: boolean): readonly Name[] {
  const as = role === 'fighterBomber' ? (loaded ? 'loadedFighterBomber' : 'emptyFighterBomber') : role
  const { intercepts, dogfight } = availability[as]
  return intercepts ? ['intercept', dogfight] : [dogfight]
}
