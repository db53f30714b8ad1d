import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import type { Rect } from '../../kit/card/shapes'
import { inRuns } from '../../kit/gathered'
import { orderOf } from '../ship/places'
import type { Item, Place, Space, WaterShip } from '../ship/ship'
import { aboveBox, hullBox } from '../ship/ship-data'
import { aboveRect, columnWidth, hullRect, perRow } from './layout'

/**
 * What is one thing on the card: a room, a magazine, a turret over two locations. It has one outline, one label and one
 * set of marks. Never over two rows.
 */
export interface Part {
  readonly key: string
  readonly is: 'hull' | 'above'
  readonly content: Space | Item
  readonly places: readonly Place[]
  readonly boxes: readonly BoxId[]
  readonly rect: Rect
  /** Neighbouring hull spaces are flooded each by itself, but say what they are only once. */
  readonly isSilent: boolean
}

/** The hull first, bow to stern, then what is above. */
export const partsOf = onceEach((ship: WaterShip): readonly Part[] => {
  const places = [...ship.places].sort((one, other) => orderOf(one.at) - orderOf(other.at))
  return [...partsIn(places, 'hull'), ...partsIn(places, 'above')]
})

/** Outlines of the parts: neighbouring hull spaces have one. */
export function framesOf(ship: WaterShip): readonly Rect[] {
  const isStores = ({ content }: Part) => content.kind === 'stores'
  const joins = (last: Part, next: Part) =>
    isStores(last) && isStores(next) && isNext(last.places.at(-1)!.at, next.places[0]!.at)
  return inRuns(partsOf(ship), joins).map((run) => {
    const { rect } = run[0]!
    return { ...rect, width: run.reduce((sum, part) => sum + part.rect.width, 0) }
  })
}

function partsIn(places: readonly Place[], is: Part['is']): Part[] {
  const holding = places.filter((place) => contentAt(place, is) !== null)
  const isOne = (last: Place, next: Place) =>
    isNext(last.at, next.at) && isOneThing(contentAt(last, is)!, contentAt(next, is)!)
  const stores = (place: Place) => is === 'hull' && place.hull.kind === 'stores'
  // The one in the middle speaks for hull spaces side by side.
  const speaking = inRuns(places.filter(stores), (last, next) => isNext(last.at, next.at)).map(
    (run) => run[Math.floor((run.length - 1) / 2)]!,
  )
  return inRuns(holding, isOne).map((run): Part => {
    const [first] = run
    const { at } = first!
    const rect = is === 'hull' ? hullRect(at) : aboveRect(at)
    return {
      ...{ key: `${is}:${at}`, is, places: run, content: contentAt(first!, is)! },
      boxes: run.map((place) => (is === 'hull' ? hullBox(place.at) : aboveBox(place.at))),
      rect: { ...rect, width: run.length * columnWidth },
      isSilent: stores(first!) && !speaking.includes(first!),
    }
  })
}

const contentAt = ({ hull, above }: Place, is: Part['is']) => (is === 'hull' ? hull : above)

function isNext(at: number, next: number): boolean {
  return orderOf(next) === orderOf(at) + 1 && orderOf(next) !== perRow
}

/** A room, a magazine or a mount is one thing throughout; stores, fuel and the like are one at each location. */
function isOneThing(one: Space | Item, other: Space | Item): boolean {
  return one.kind === other.kind && nameOf(one) !== null && nameOf(one) === nameOf(other)
}

const onlyOnes: readonly string[] = ['bridge', 'steering', 'plot', 'cic', 'flagPlot']

/** Its name among others of its kind; `null` where each box holds one of its own. */
function nameOf(content: Space | Item): string | null {
  if ('room' in content) return content.room
  if ('mount' in content) return content.mount
  if (content.kind === 'magazine') return content.serves
  return onlyOnes.includes(content.kind) ? '' : null
}
