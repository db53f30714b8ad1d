import { crossPath } from '../../../card/mark-shapes'
import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Words } from '../../../words/speak'
import { aboveBox, tubesTrack, works } from '../ship/boxes'
import type { TorpedoMount, WaterShip } from '../ship/ship'
import { itemsOf } from '../ship/ship-data'
import { torpedoTypes, type TorpedoType } from '../tables/torpedoes'
import { arcOperations } from './arcs'
import { captionBeside, heading } from './heading'
import { armsRow, margin, mm, smallestTarget, type Rect } from './places'

const key = (name: string) => `rules.fire-on-the-waters.card.${name}`

const left = armsRow.split
const room = margin.right - left
const reloadsWidth = 12.5
const perLine = 4
const linePitch = smallestTarget + 0.05

export interface TorpedoPlaces {
  readonly mounts: readonly { readonly mount: TorpedoMount; readonly place: Rect }[]
  readonly reloads: Rect | null
  /** Where the lines of types begin. */
  readonly below: number
}

/** Mounts four to a line, the reloads behind them. */
export function torpedoPlaces(ship: WaterShip): TorpedoPlaces {
  const { mounts, reloads } = ship.torpedoes ?? { mounts: [], reloads: 0 }
  if (mounts.length === 0) return { mounts: [], reloads: null, below: armsRow.top }
  const width = Math.min(16.4, (room - reloadsWidth) / Math.min(perLine, mounts.length))
  const placed = mounts.map((mount, index) => ({
    mount,
    place: {
      x: left + (index % perLine) * width,
      y: armsRow.top + Math.floor(index / perLine) * linePitch,
      width,
      height: smallestTarget,
    },
  }))
  const lines = Math.ceil(mounts.length / perLine)
  return {
    mounts: placed,
    reloads:
      reloads > 0
        ? { x: margin.right - reloadsWidth, y: armsRow.top, width: reloadsWidth, height: smallestTarget }
        : null,
    below: armsRow.top + lines * linePitch,
  }
}

export function torpedoFace(ship: WaterShip, words: Words): Operation[] {
  if (!ship.torpedoes) return []
  const title = words(key('torpedoes'))
  const places = torpedoPlaces(ship)
  return [
    ...heading(title, left, armsRow.heading, room),
    ...captionBeside(title, captionOf(ship.torpedoes.mounts, words), left, armsRow.heading, room),
    ...places.mounts.flatMap(({ mount, place }) => mountFace(mount, place)),
    ...typeLines(ship.torpedoes.mounts, words).flatMap((line, index) =>
      textLine(
        left,
        mm(places.below + 2.9 + index * 3.3),
        room,
        [{ text: line, face: 'work-500', size: 2.8, ink: 'ink' }],
        {
          smallest: 0.9,
        },
      ),
    ),
  ]
}

/** The mount in plan, its name, and its tubes from above: an empty one is crossed off. */
function mountFace(mount: TorpedoMount, place: Rect): Operation[] {
  const middle = place.y + place.height / 2
  const plan = { x: mm(place.x + 2.8), y: mm(middle - 1), radius: 2.6, ink: 'ink' } as const
  return [
    ...arcOperations(mount.arc, { turret: true, twin: false }, plan),
    {
      op: 'text',
      x: plan.x,
      y: mm(place.y + place.height - 0.2),
      text: mount.id,
      size: 2.8,
      face: 'work-700',
      ink: 'ink',
      anchor: 'middle',
    },
    {
      op: 'path',
      d: tubesOf(mount, place).map(tubePath).join(''),
      fill: 'sheet',
      stroke: { ink: 'ink', width: 0.28, weight: 'cell' },
    },
  ]
}

function tubesOf({ tubes }: TorpedoMount, { x, y, width, height }: Rect): readonly Rect[] {
  const pitch = Math.min(2.2, height / tubes)
  const top = y + (height - pitch * tubes) / 2
  return Array.from({ length: tubes }, (_, tube) => ({
    x: x + 6.2,
    y: top + tube * pitch,
    width: width - 7.6,
    height: pitch - 0.4,
  }))
}

/** Round at the muzzle. */
function tubePath({ x, y, width, height }: Rect): string {
  const half = mm(height / 2)
  return `M${mm(x + width)} ${mm(y)}H${mm(x + height / 2)}a${half} ${half} 0 0 0 0 ${mm(2 * half)}H${mm(x + width)}Z`
}

/** Tubes that are empty, and whether the mount can still be trained. */
export function tubesPiece(ship: WaterShip, mount: TorpedoMount, inPlay: ShipInPlay): Operation[] {
  const place = torpedoPlaces(ship).mounts.find((each) => each.mount === mount)?.place
  if (!place) return []
  const ready = own(inPlay.tracks, tubesTrack(mount.id)) ?? mount.tubes
  const fired = tubesOf(mount, place).slice(Math.max(0, ready))
  const empty: Operation[] =
    fired.length === 0
      ? []
      : [
          {
            op: 'path',
            d: fired.map(tubePath).join(''),
            fill: 'red-wash',
            stroke: { ink: 'ink', width: 0.28, weight: 'cell' },
          },
          {
            op: 'path',
            d: fired.map(({ x, y, width, height }) => crossPath(x + 0.8, y, width - 1.6, height)).join(''),
            stroke: { ink: 'red', width: 0.5, weight: 'mark' },
          },
        ]
  if (boxesOfTubes(ship, mount.id).every((box) => works(inPlay, box))) return empty
  const d = crossPath(place.x + 0.4, place.y + 0.4, 4.8, 6)
  return [...empty, { op: 'path', d, stroke: { ink: 'red', width: 0.7, weight: 'mark' } }]
}

export function boxesOfTubes(ship: WaterShip, id: string) {
  return itemsOf(ship, 'torpedoMount').flatMap(({ place, item }) => (item.mount === id ? [aboveBox(place.at)] : []))
}

export function reloadsPiece(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const place = torpedoPlaces(ship).reloads
  if (!place) return []
  const left = own(inPlay.tracks, trackId('reloads')) ?? 0
  const x = place.x + place.width
  return [
    ...textLine(x, mm(place.y + 4.4), place.width, [{ text: String(left), face: 'work-700', size: 4.8, ink: 'ink' }], {
      anchor: 'end',
    }),
    ...textLine(
      x,
      mm(place.y + 7.8),
      place.width,
      [{ text: words(key('reloads'), { n: left }), face: 'work-500', size: 2.8, ink: 'ink-2' }],
      { anchor: 'end' },
    ),
  ]
}

/** The caption; it names the types where more than a line of mounts leaves no room for their lines. */
function captionOf(mounts: readonly TorpedoMount[], words: Words): string {
  const kinds = [...new Set(mounts.map(({ reliability }) => reliability))].join(' ')
  const described = words(key('reliability'), { reliability: kinds })
  return mounts.length > perLine ? [...typesOf(mounts), described].join(', ') : described
}

const typesOf = (mounts: readonly TorpedoMount[]) => [...new Set(mounts.map(({ type }) => type))]

/** Lines of types: none where there is more than a line of mounts. */
function typesShown(mounts: readonly TorpedoMount[]): readonly string[] {
  return mounts.length > perLine ? [] : typesOf(mounts).slice(0, 2)
}

/** How many lines of types there are under the mounts: a cap that changes by month has its own. */
export function typeLineCount(mounts: readonly TorpedoMount[]): number {
  return typesShown(mounts).reduce((lines, name) => lines + (own(torpedoTypes, name)?.cappedBefore ? 2 : 1), 0)
}

/** What each type runs and how well: `24″ T93: 22″ at 6, 35″ at 5.5, 44″ at 4.5; 9 at most, no wake`. */
function typeLines(mounts: readonly TorpedoMount[], words: Words): readonly string[] {
  return typesShown(mounts).flatMap((name) => {
    const type = own(torpedoTypes, name)
    if (!type) return [name]
    const each = type.runs.map(({ rangeInches, speed }) => words(key('run'), { inches: rangeInches, speed }))
    const runs = words(key('torpedoType'), { inches: type.inches, type: type.type, runs: each.join(', ') })
    const cap = type.wake ? capIn(type, words) : words(key('torpedoNoWake'), { cap: capIn(type, words) })
    return type.cappedBefore ? [runs, cap] : [words(key('torpedoTypeWithCap'), { runs, cap })]
  })
}

/** A card is for the whole war: where the month decides how good a torpedo is, it shows both figures. */
function capIn({ maximumValue: most, cappedBefore }: TorpedoType, words: Words): string {
  if (!cappedBefore) return words(key('torpedoCap'), { most })
  const date = words(`rules.fire-on-the-waters.reference.torpedoTypes.dates.${cappedBefore.before}`)
  return words(key('torpedoCapByDate'), { before: cappedBefore.maximumValue, most, date })
}
