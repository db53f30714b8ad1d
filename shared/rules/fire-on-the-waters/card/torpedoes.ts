import { crossPath } from '../../../card/mark-shapes'
import type { Operation } from '../../../card/operations'
import { textLine, type Run } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { trackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import type { Words } from '../../../words/speak'
import { pickAction, readsTracks, target, type Block } from '../../kit/card/block'
import { casualtiesBlock } from '../../kit/card/casualty-lines'
import type { DataForm, PartFormOf } from '../../kit/card/data-form'
import { replaced, without, type Entry } from '../../kit/card/entries'
import { captionBeside, heading, lettered } from '../../kit/card/lettering'
import { boxLines, margin, mm, redCrosses, smallestTarget, type Rect } from '../../kit/card/shapes'
import { casualtiesOf } from '../../kit/casualties'
import { sayCasualty } from '../ship/explain'
import type { TorpedoMount, WaterShip } from '../ship/ship'
import { boxesOfTubes, tubesTrack, works } from '../ship/ship-data'
import { torpedoTypes, type TorpedoType } from '../tables/torpedoes'
import { caption, cardKey, editors, armsRow } from './layout'
import { arcFields, mountNames, nameField, nextName, placesWithout } from './renaming'
import { arcOperations } from './span-label'

/** Her torpedo mounts with their tubes, what she carries to reload them, and what the torpedoes do. */
export function torpedoesBlock(document: ShipDocument, ship: WaterShip): Block {
  const { mounts, reloads } = torpedoPlaces(ship)
  const place = {
    x: armsRow.split,
    y: armsRow.heading - 3.2,
    width: margin.right - armsRow.split,
    height: armsRow.bottom - armsRow.heading + 3,
  }
  return {
    face: (words) => torpedoFace(ship, words),
    pieces: [
      ...mounts.map(({ mount, place: tubes }) => ({
        key: `tubes:${mount.id}`,
        reads: { tracks: [tubesTrack(mount.id)], boxes: boxesOfTubes(ship, mount.id) },
        draw: (inPlay: ShipInPlay) => firedFrom(ship, mount, tubes, inPlay),
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
      ...mounts.map(({ mount, place: tubes }, index) =>
        target(tubes, 'torpedoes', 1 + Math.floor(index / 4), (index % 4) + 1, pickAction(tubesTrack(mount.id))),
      ),
      ...(reloads ? [target(reloads, 'torpedoes', 1, 9, pickAction('reloads'))] : []),
    ],
    parts: [{ part: 'torpedoes', ...place, row: 2, column: 3, group: 'arms' }],
    editors: editors(document, { torpedoes: torpedoesForm }),
  }
}

const typesHeight = 3.3

/** Under the torpedoes, or where they would be. */
function belowTorpedoes(ship: WaterShip): Rect {
  const mounts = ship.torpedoes?.mounts ?? []
  const lines = typeLineCount(mounts)
  const types = lines === 0 ? 0.05 : lines * typesHeight + 1.6
  const top = mounts.length === 0 ? armsRow.heading - 3 : torpedoPlaces(ship).below + types
  return { x: armsRow.split, y: top, width: margin.right - armsRow.split, height: armsRow.bottom - top }
}

const left = armsRow.split
const room = margin.right - left
const reloadsWidth = 12.5
const perLine = 4
const linePitch = smallestTarget + 0.05

interface TorpedoPlaces {
  readonly mounts: readonly { readonly mount: TorpedoMount; readonly place: Rect }[]
  readonly reloads: Rect | null
  /** Where the lines of types begin. */
  readonly below: number
}

/** Mounts four to a line, the reloads behind them. */
function torpedoPlaces(ship: WaterShip): TorpedoPlaces {
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

function torpedoFace(ship: WaterShip, words: Words): Operation[] {
  if (!ship.torpedoes) return []
  const title = words(cardKey('torpedoes'))
  const places = torpedoPlaces(ship)
  return [
    ...heading(title, left, armsRow.heading, room),
    ...captionBeside(title, captionOf(ship.torpedoes.mounts, words), left, armsRow.heading, room, caption),
    ...places.mounts.flatMap(({ mount, place }) => mountFace(mount, place)),
    ...typeLines(ship.torpedoes.mounts, words).flatMap((text, index) =>
      textLine(left, mm(places.below + 2.9 + index * 3.3), room, [{ ...caption, text, ink: 'ink' }], { smallest: 0.9 }),
    ),
  ]
}

/** The mount in plan, its name, and its tubes from above: an empty one is crossed off. */
function mountFace(mount: TorpedoMount, place: Rect): Operation[] {
  const middle = place.y + place.height / 2
  const plan = { x: mm(place.x + 2.8), y: mm(middle - 1), radius: 2.6, ink: 'ink' } as const
  return [
    ...arcOperations(mount.arc, { turret: true, twin: false }, plan),
    lettered(mount.id, plan.x, mm(place.y + place.height - 0.2), {
      size: 2.8,
      face: 'work-700',
      ink: 'ink',
      anchor: 'middle',
    }),
    boxLines(tubesOf(mount, place), 0.28, tubePath),
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
function firedFrom(ship: WaterShip, mount: TorpedoMount, place: Rect, inPlay: ShipInPlay): Operation[] {
  const ready = own(inPlay.tracks, tubesTrack(mount.id)) ?? mount.tubes
  const fired = tubesOf(mount, place).slice(Math.max(0, ready))
  const crosses = fired.map(({ x, y, width, height }) => crossPath(x + 0.8, y, width - 1.6, height)).join('')
  const empty = fired.length === 0 ? [] : [boxLines(fired, 0.28, tubePath, 'red-wash'), redCrosses(crosses, 0.5)]
  if (boxesOfTubes(ship, mount.id).every((box) => works(inPlay, box))) return empty
  return [...empty, redCrosses(crossPath(place.x + 0.4, place.y + 0.4, 4.8, 6), 0.7)]
}

function reloadsLeft(place: Rect, inPlay: ShipInPlay, words: Words): Operation[] {
  const n = own(inPlay.tracks, trackId('reloads')) ?? 0
  const x = place.x + place.width
  const line = (run: Run, y: number) => textLine(x, mm(place.y + y), place.width, [run], { anchor: 'end' })
  return [
    ...line({ text: String(n), face: 'work-700', size: 4.8, ink: 'ink' }, 4.4),
    ...line({ ...caption, text: words(cardKey('reloads'), { n }) }, 7.8),
  ]
}

/** The caption; it names the types where more than a line of mounts leaves no room for their lines. */
function captionOf(mounts: readonly TorpedoMount[], words: Words): string {
  const kinds = [...new Set(mounts.map(({ reliability }) => reliability))].join(' ')
  const described = words(cardKey('reliability'), { reliability: kinds })
  return mounts.length > perLine ? [...typesOf(mounts), described].join(', ') : described
}

const typesOf = (mounts: readonly TorpedoMount[]) => [...new Set(mounts.map(({ type }) => type))]

/** Lines of types: none where there is more than a line of mounts. */
function typesShown(mounts: readonly TorpedoMount[]): readonly string[] {
  return mounts.length > perLine ? [] : typesOf(mounts).slice(0, 2)
}

/** How many lines of types there are under the mounts: a cap that changes by month has its own. */
function typeLineCount(mounts: readonly TorpedoMount[]): number {
  return typesShown(mounts).reduce((lines, name) => lines + (own(torpedoTypes, name)?.cappedBefore ? 2 : 1), 0)
}

/** What each type runs and how well: `24″ T93: 22″ at 6, 35″ at 5.5, 44″ at 4.5; 9 at most, no wake`. */
function typeLines(mounts: readonly TorpedoMount[], words: Words): readonly string[] {
  return typesShown(mounts).flatMap((name) => {
    const type = own(torpedoTypes, name)
    if (!type) return [name]
    const each = type.runs.map(({ rangeInches, speed }) => words(cardKey('run'), { inches: rangeInches, speed }))
    const runs = words(cardKey('torpedoType'), { inches: type.inches, type: type.type, runs: each.join(', ') })
    const cap = type.wake ? capIn(type, words) : words(cardKey('torpedoNoWake'), { cap: capIn(type, words) })
    return type.cappedBefore ? [runs, cap] : [words(cardKey('torpedoTypeWithCap'), { runs, cap })]
  })
}

/** A card is for the whole war: where the month decides how good a torpedo is, it shows both figures. */
function capIn({ maximumValue: most, cappedBefore }: TorpedoType, words: Words): string {
  if (!cappedBefore) return words(cardKey('torpedoCap'), { most })
  const date = words(`rules.fire-on-the-waters.reference.torpedoTypes.dates.${cappedBefore.before}`)
  return words(cardKey('torpedoCapByDate'), { before: cappedBefore.maximumValue, most, date })
}

/** Her torpedo mounts and what she carries to reload them. */
const torpedoesForm: PartFormOf<WaterShip> = (ship, say) => {
  const { torpedoes } = ship.value
  const carries = ship.optional('torpedoes', {
    name: 'carries',
    fresh: { mounts: [fresh(ship.value)], reloads: 0 },
    set: (to) => {
      if (to) return torpedoes ? undefined : ship.change({ torpedoes: to })
      return ship.change({
        torpedoes: null,
        places: placesWithout(ship.value, 'torpedoMount', torpedoes?.mounts ?? []),
      })
    },
  })
  if (!torpedoes) return { says: say('noTorpedoes'), entries: [carries] }
  const { mounts } = torpedoes
  const form = ship.at('torpedoes')
  return {
    says: mounts.map(({ id, tubes }) => `${id} ×${tubes}`).join(', '),
    entries: [
      carries,
      form.field('reloads'),
      form.list('mounts', {
        title: ({ id }) => say('mountNamed', { id }),
        entries: (mount, slot) => mountEntries(ship, mount, slot),
        adds: 'mount',
        fresh: () => fresh(ship.value),
        remove: (slot) =>
          ship.change({
            torpedoes: { ...torpedoes, mounts: without(mounts, slot) },
            places: placesWithout(ship.value, 'torpedoMount', [mounts[slot]!]),
          }),
      }),
    ],
  }
}

function mountEntries(ship: DataForm<WaterShip>, mount: DataForm<TorpedoMount>, slot: number): readonly Entry[] {
  const torpedoes = ship.value.torpedoes!
  const { type } = mount.value
  const types = [...new Set([...Object.keys(torpedoTypes), type])].map((value) => ({ value, label: value }))
  return [
    nameField(mount, ship, 'torpedoMount', (named) => ({
      torpedoes: { ...torpedoes, mounts: replaced(torpedoes.mounts, slot, named) },
    })),
    mount.field('tubes'),
    mount.field('type', { called: 'torpedoType', choices: types }),
    mount.field('reliability', { choices: 'reliabilities' }),
    ...arcFields(mount.at('arc')),
  ]
}

function fresh(ship: WaterShip): TorpedoMount {
  const like = ship.torpedoes?.mounts.at(-1)
  return {
    tubes: 3,
    type: Object.keys(torpedoTypes)[0] ?? '',
    reliability: 'B',
    arc: { from: 30, to: 150 },
    ...like,
    id: nextName('T', mountNames(ship)),
  }
}

/** Lasting damage that is not a box, in words. */
export function casualtiesOn(ship: WaterShip): Block {
  return casualtiesBlock({
    place: belowTorpedoes(ship),
    words: 'rules.fire-on-the-waters.card',
    headingAt: 3.4,
    textAt: 3.4,
    pitch: 3.5,
    head: 4.4,
    isRuled: ship.torpedoes !== null,
    said: (inPlay, words) => casualtiesOf(inPlay).map((casualty) => sayCasualty(casualty, words)),
  })
}
