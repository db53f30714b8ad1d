import { crossPath } from '../../../card/mark-shapes'
import { fitsLine } from '../../../card/fit'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Words } from '../../../words/speak'
import { pickAction, readsTracks, target, type Block } from '../../kit/card/block'
import { fitted, heading, lettered, smallestLetters } from '../../kit/card/lettering'
import { boxLines, mm, redCrosses, smallestTarget, type Rect } from '../../kit/card/shapes'
import type { TorpedoMount, WaterShip } from '../ship/ship'
import { boxesOfTubes, tubesTrack, works } from '../ship/ship-data'
import { torpedoTypes, type TorpedoType } from '../tables/torpedoes'
import { flotationPlaces, torpedoWidth } from './flotation-places'
import { arcOperations } from './labels'
import { caption, cardKey, editors, lossesRow } from './layout'
import { torpedoesForm } from './torpedo-editor'

/** Her torpedo mounts with their tubes, what she carries to reload them, and what the torpedoes do. */
export function torpedoesBlock(document: ShipDocument, ship: WaterShip): Block {
  const { mounts, reloads } = torpedoPlaces(ship)
  const { free } = flotationPlaces(ship)
  const x = Math.min(free.x, lossesRow.right - 2 * smallestTarget)
  return {
    face: (words) => torpedoFace(ship, words),
    pieces: [
      ...mounts.map(({ mount, place }) => ({
        key: `tubes:${mount.id}`,
        reads: { tracks: [tubesTrack(mount.id)], boxes: boxesOfTubes(ship, mount.id) },
        draw: (inPlay: ShipInPlay) => firedFrom(ship, mount, place, inPlay),
      })),
      ...(reloads
        ? [
            {
              key: 'reloads',
              reads: readsTracks('reloads'),
              draw: (inPlay: ShipInPlay, words: Words) => reloadsLeft(reloads, inPlay, words),
            },
          ]
        : []),
    ],
    targets: [
      ...mounts.map(({ mount, place }, index) =>
        target(place, 'torpedoes', 1, index + 1, pickAction(tubesTrack(mount.id))),
      ),
      ...(reloads ? [target(reloads, 'torpedoes', 1, 9, pickAction('reloads'))] : []),
    ],
    parts: [{ ...free, part: 'torpedoes', x, width: lossesRow.right - x, row: 2, column: 2, group: 'arms' }],
    editors: editors(document, { torpedoes: torpedoesForm }),
  }
}

const headingWidth = 25
const reloadsWidth = 12

interface TorpedoPlaces {
  readonly mounts: readonly { readonly mount: TorpedoMount; readonly place: Rect }[]
  readonly reloads: Rect | null
  /** What is left for the lines of types. */
  readonly rest: Rect
}

/** Behind flotation: the heading, her mounts, the reloads, and what her torpedoes do. */
function torpedoPlaces(ship: WaterShip): TorpedoPlaces {
  const { free } = flotationPlaces(ship)
  const { mounts, reloads } = ship.torpedoes ?? { mounts: [], reloads: 0 }
  const from = free.x + headingWidth
  const forReloads = reloads > 0 ? reloadsWidth : 0
  const pitch = Math.min(torpedoWidth, (lossesRow.right - from - forReloads) / Math.max(1, mounts.length))
  const place = (at: number, width: number): Rect => ({ ...free, x: mm(from + at * pitch), width: mm(width) })
  const end = from + mounts.length * pitch + forReloads + 1.5
  return {
    mounts: mounts.map((mount, at) => ({ mount, place: place(at, pitch) })),
    reloads: reloads > 0 ? place(mounts.length, reloadsWidth) : null,
    rest: { ...free, x: end, width: lossesRow.right - end },
  }
}

function torpedoFace(ship: WaterShip, words: Words): Operation[] {
  if (!ship.torpedoes) return []
  const { free } = flotationPlaces(ship)
  const { mounts, rest } = torpedoPlaces(ship)
  const room = headingWidth - 1.5
  return [
    ...heading(words(cardKey('torpedoes')), free.x, mm(free.y + 2.9), room),
    ...captionsOf(ship.torpedoes.mounts, rest.width, words).map((text, at) =>
      fitted(text, free.x, mm(free.y + 5.8 + at * 2.8), room, caption, smallestLetters),
    ),
    ...mounts.flatMap(({ mount, place }) => mountFace(mount, place)),
    ...typeLines(ship.torpedoes.mounts, rest.width, words).map((text, at) =>
      fitted(text, mm(rest.x), mm(rest.y + 2.7 + at * 2.95), rest.width, { ...caption, ink: 'ink' }, smallestLetters),
    ),
  ]
}

/** The mount in plan, its name, and its tubes from above: an empty one is crossed off. */
function mountFace(mount: TorpedoMount, place: Rect): Operation[] {
  const plan = { x: mm(place.x + 2.7), y: mm(place.y + 2.9), radius: 2.3, ink: 'ink' } as const
  return [
    ...arcOperations(mount.arc, { turret: false, guns: 1 }, plan),
    fitted(
      mount.id,
      plan.x,
      mm(place.y + place.height - 0.8),
      5,
      { size: 2.8, face: 'work-700', ink: 'ink', anchor: 'middle' },
      smallestLetters,
    ),
    boxLines(tubesOf(mount, place), 0.28, tubePath),
  ]
}

function tubesOf({ tubes }: TorpedoMount, { x, y, width, height }: Rect): readonly Rect[] {
  const pitch = Math.min(2, (height - 0.6) / tubes)
  const top = y + (height - pitch * tubes) / 2
  return Array.from({ length: tubes }, (_, tube) => ({
    x: x + 5.9,
    y: top + tube * pitch,
    width: width - 7.2,
    height: pitch - 0.4,
  }))
}

/** Round at the muzzle. */
function tubePath({ x, y, width, height }: Rect): string {
  const half = mm(height / 2)
  return `M${mm(x + width)} ${mm(y)}H${mm(x + height / 2)}a${half} ${half} 0 0 0 0 ${mm(2 * half)}H${mm(x + width)}Z`
}

/** Tubes that are empty, and whether the mount can still be trained. */
function firedFrom(ship: WaterShip, mount: TorpedoMount, place: Rect, inPlay: ShipInPlay): Operation[] {
  const ready = own(inPlay.tracks, tubesTrack(mount.id)) ?? mount.tubes
  const fired = tubesOf(mount, place).slice(Math.max(0, ready))
  const crosses = fired.map(({ x, y, width, height }) => crossPath(x + 0.8, y, width - 1.6, height)).join('')
  const empty = fired.length === 0 ? [] : [boxLines(fired, 0.28, tubePath, 'red-wash'), redCrosses(crosses, 0.5)]
  if (boxesOfTubes(ship, mount.id).every((box) => works(inPlay, box))) return empty
  return [...empty, redCrosses(crossPath(place.x + 0.3, place.y + 0.4, 4.8, 5), 0.7)]
}

function reloadsLeft(place: Rect, inPlay: ShipInPlay, words: Words): Operation[] {
  const n = own(inPlay.tracks, trackId('reloads')) ?? 0
  const [x, room] = [mm(place.x + place.width / 2), place.width - 0.6]
  return [
    lettered(String(n), x, mm(place.y + 4.2), { size: 4.4, face: 'work-700', ink: 'ink', anchor: 'middle' }),
    fitted(
      words(cardKey('reloads'), { n }),
      x,
      mm(place.y + 7.8),
      room,
      { ...caption, anchor: 'middle' },
      smallestLetters,
    ),
  ]
}

const typesOf = (mounts: readonly TorpedoMount[]) => [...new Set(mounts.map(({ type }) => type))]

/** How reliable they are, and of which types where there is no room for what each does. */
function captionsOf(mounts: readonly TorpedoMount[], room: number, words: Words): readonly string[] {
  const kinds = [...new Set(mounts.map(({ reliability }) => reliability))].join(' ')
  const described = words(cardKey('reliability'), { reliability: kinds })
  return room < leastTypes ? [typesOf(mounts).join(', '), described] : [described]
}

/** Less than this says nothing of a torpedo, mm. */
const leastTypes = 45

/** What each type runs and how well: `24″ T93: 22″ at 6, 35″ at 5.5, 44″ at 4.5; 9 at most, no wake`, on three lines at most. */
function typeLines(mounts: readonly TorpedoMount[], room: number, words: Words): readonly string[] {
  if (room < leastTypes) return []
  const lines = typesOf(mounts).flatMap((name) => {
    const type = own(torpedoTypes, name)
    if (!type) return [name]
    const each = type.runs.map(({ rangeInches, speed }) => words(cardKey('run'), { inches: rangeInches, speed }))
    const runs = words(cardKey('torpedoType'), { inches: type.inches, type: type.type, runs: each.join(', ') })
    const cap = type.wake ? capIn(type, words) : words(cardKey('torpedoNoWake'), { cap: capIn(type, words) })
    const both = words(cardKey('torpedoTypeWithCap'), { runs, cap })
    return !type.cappedBefore && fitsLine(caption.face, smallestLetters, both, room) ? [both] : [runs, cap]
  })
  return lines.slice(0, 3)
}

/** A card is for the whole war: where the month decides how good a torpedo is, it shows both figures. */
function capIn({ maximumValue: most, cappedBefore }: TorpedoType, words: Words): string {
  if (!cappedBefore) return words(cardKey('torpedoCap'), { most })
  const date = words(`rules.fire-on-the-waters.reference.torpedoTypes.dates.${cappedBefore.before}`)
  return words(cardKey('torpedoCapByDate'), { before: cappedBefore.maximumValue, most, date })
}
