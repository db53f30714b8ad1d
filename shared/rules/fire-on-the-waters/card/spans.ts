import { aboveBox, hullBox } from '../ship/boxes'
import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import type { Item, Place, Space, WaterShip } from '../ship/ship'
import type { Rect } from '../../kit/card/shapes'
import { aboveRect, hullRect, perStrip } from './layout'
import { orderOf } from '../ship/ship-data'

/** Neighbouring boxes that hold one thing: a room, a magazine, a turret over two locations. Never over two strips. */
export interface Span {
  readonly key: string
  readonly is: 'hull' | 'above'
  readonly content: Space | Item
  readonly places: readonly Place[]
  readonly boxes: readonly BoxId[]
  readonly rects: readonly Rect[]
}

/** Memoised per ship; the hull first, bow to stern, then what is above. */
export const spansOf = onceEach((ship: WaterShip): readonly Span[] => {
  const places = [...ship.places].sort((one, other) => orderOf(one.at) - orderOf(other.at))
  return [...grouped(places, 'hull'), ...grouped(places, 'above')]
})

function grouped(places: readonly Place[], is: Span['is']): Span[] {
  const runs: Place[][] = []
  for (const place of places) {
    const content = is === 'hull' ? place.hull : place.above
    if (!content) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    const before = last && (is === 'hull' ? last.hull : last.above)
    const joins = last && before && isNext(last.at, place.at) && isOneThing(before, content)
    if (joins) run?.push(place)
    else runs.push([place])
  }
  return runs.map((run) => spanOf(run, is))
}

function spanOf(places: readonly Place[], is: Span['is']): Span {
  const [first] = places
  const rect = is === 'hull' ? hullRect : aboveRect
  const box = is === 'hull' ? hullBox : aboveBox
  return {
    key: `${is}:${first!.at}`,
    is,
    content: (is === 'hull' ? first!.hull : first!.above)!,
    places,
    boxes: places.map(({ at }) => box(at)),
    rects: places.map(({ at }) => rect(at)),
  }
}

function isNext(at: number, next: number): boolean {
  return orderOf(next) === orderOf(at) + 1 && orderOf(next) !== perStrip
}

/** Stores, fuel and the like are one thing at each location; a room, a magazine or a mount is one thing throughout. */
function isOneThing(one: Space | Item, other: Space | Item): boolean {
  if (one.kind !== other.kind) return false
  switch (one.kind) {
    case 'boilerRoom':
    case 'engineRoom':
      return 'room' in other && other.room === one.room
    case 'magazine':
      return other.kind === 'magazine' && other.serves === one.serves
    case 'mount':
    case 'torpedoMount':
      return 'mount' in other && other.mount === one.mount
    case 'bridge':
    case 'steering':
    case 'plot':
    case 'cic':
    case 'flagPlot':
      return true
    default:
      return false
  }
}
