import { arcOperations } from './span-label'
import { fitLine } from '../../../card/fit'
import { crossPath } from '../../../card/mark-shapes'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import type { Block } from '../../kit/card/block'
import { captionBeside, fitted, heading, lettered, smallestLetters } from '../../kit/card/lettering'
import { hairline, margin, mm, redCrosses, smallestTarget } from '../../kit/card/shapes'
import type { Battery, GunMount, WaterShip } from '../ship/ship'
import { boxesOfMount, magazinesOf, works } from '../ship/ship-data'
import { batteryForm, batteryPart, gunsForm } from './battery-editor'
import {
  bandTable,
  batteriesWidth,
  batteryPlaces,
  idsOf,
  mostNamed,
  mountGroups,
  type BatteryPlace,
  type MountGroup,
} from './battery-places'
import { caption, cardKey, editors, armsRow, filled } from './layout'

/** Her guns: the heading that adds and takes away batteries, and each battery with its mounts and ranges. */
export function batteriesBlock(document: ShipDocument, ship: WaterShip): Block {
  const places = batteryPlaces(ship)
  const added = { x: margin.left, y: armsRow.top - smallestTarget, width: 128, height: smallestTarget }
  return {
    face: (words) => [
      ...gunsHeading(ship, words),
      ...ship.batteries.flatMap((battery, index) => batteryFace(ship, battery, places[index]!, words)),
    ],
    pieces: ship.batteries.map((battery, index) => ({
      key: `battery:${battery.id}`,
      reads: { boxes: [...new Set(battery.mounts.flatMap(({ id }) => boxesToFire(ship, id)))] },
      draw: (inPlay, words) => mountsOut(ship, battery, places[index]!, inPlay, words),
    })),
    parts: [
      { part: 'guns', ...added, row: 2, column: 1, group: 'arms' },
      ...places.map(({ x, y, width, height, compact }, index) => ({
        part: batteryPart(index),
        ...{ x, y, width, height },
        row: 3 + (compact ? Math.floor(index / 2) : index),
        column: compact ? 1 + (index % 2) : 1,
        group: 'arms',
      })),
    ],
    editors: editors(document, {
      guns: gunsForm,
      ...Object.fromEntries(ship.batteries.map((_, index) => [batteryPart(index), batteryForm(index)])),
    }),
  }
}

function gunsHeading(ship: WaterShip, words: Words): Operation[] {
  if (ship.batteries.length === 0)
    return heading(words(cardKey('noGuns')), margin.left, armsRow.heading, batteriesWidth)
  const title = words(cardKey('guns'))
  return [
    ...heading(title, margin.left, armsRow.heading, batteriesWidth),
    ...captionBeside(title, words(cardKey('gunsHow')), margin.left, armsRow.heading, batteriesWidth, caption),
  ]
}

/** Of a battery: its size, its mounts with their arcs, and what it does at each range. */
function batteryFace(ship: WaterShip, battery: Battery, place: BatteryPlace, words: Words): Operation[] {
  const { x, y, width } = place
  return [
    hairline(`M${x} ${mm(y + 0.2)}h${mm(width)}`, 'rule-2'),
    ...nameOf(battery, place, words),
    ...mountGroups(battery, place).flatMap((group) => groupOperations(group, battery)),
    ...bandTable(ship, battery, place, words),
  ]
}

function nameOf(battery: Battery, { name, compact, scale }: BatteryPlace, words: Words): Operation[] {
  const cover = words(cardKey(battery.shielded ? 'shielded' : 'open'))
  const values = { cover, reliability: battery.reliability, n: battery.mounts.length }
  const second = words(cardKey(compact ? 'batteryMounts' : 'batterySecond'), values)
  const is = words(cardKey(compact ? `short.${battery.is}` : battery.is))
  const middle = name.y + name.height / 2
  const room = name.width - 1
  return [
    ...textLine(
      name.x,
      mm(middle + 0.6 * scale),
      room,
      [
        { text: words('card.inches', { inches: battery.inches }), face: 'work-700', size: 4.8 * scale, ink: 'ink' },
        { text: is, face: 'work-600', size: 3.2 * scale, ink: 'ink', before: 1 },
      ],
      { smallest: 0.8 / scale },
    ),
    ...textLine(
      name.x,
      mm(middle + 3.6 * scale),
      room,
      [{ text: second, face: 'work-500', size: 2.7 * scale, ink: 'ink-2' }],
      { smallest: 0.95 / scale },
    ),
  ]
}

function groupOperations(
  { mounts, arc, x, middle, radius, lettersX, room, letterSize, gunsSize }: MountGroup,
  battery: Battery,
): Operation[] {
  const [first] = mounts
  if (!first) return []
  const plan = { turret: battery.shielded, twin: first.guns > 1 }
  const guns = { size: mm(gunsSize), face: 'work-500', ink: 'ink-2' } as const
  const x0 = mm(lettersX)
  return [
    ...arcOperations(arc, plan, { x: mm(x + radius), y: mm(middle), radius, ink: 'ink' }),
    fitted(idsOf(mounts), x0, mm(middle - 0.1), room, { size: letterSize, face, ink: 'ink' }, smallestLetters),
    lettered(`×${gunsOf(mounts)}`, x0, mm(middle + 0.2 + gunsSize), guns),
  ]
}

/** `2`, or of mounts that differ `2/3`. */
const gunsOf = (mounts: MountGroup['mounts']) => [...new Set(mounts.map(({ guns }) => guns))].sort().join('/')

/** Boxes that say whether a mount can fire: its own, and the magazines that feed it. */
const boxesToFire = (ship: WaterShip, mount: string) => [...boxesOfMount(ship, mount), ...magazinesOf(ship, mount)]

/** Mounts that are out, over the table of their battery. */
function mountsOut(
  ship: WaterShip,
  battery: Battery,
  place: BatteryPlace,
  inPlay: ShipInPlay,
  words: Words,
): Operation[] {
  const lost = battery.mounts.filter(({ id }) => boxesToFire(ship, id).some((box) => !works(inPlay, box)))
  if (lost.length === 0) return []
  if (place.compact) return countedOver(lost.length, battery, place, words)
  return mountGroups(battery, place).flatMap((group) => {
    const gone = group.mounts.filter((mount) => lost.includes(mount))
    if (gone.length === 0) return []
    if (gone.length === group.mounts.length) return allOf(group)
    return group.mounts.length > mostNamed ? counted(group, gone.length, words) : someOf(group, gone)
  })
}

const face = 'work-700'

function allOf(group: MountGroup): Operation[] {
  const { mounts, x, middle, radius, lettersX, room, letterSize } = group
  const line = fitLine(face, letterSize, idsOf(mounts), room, smallestLetters)
  const at = { x: mm(lettersX), y: mm(middle - 0.1) }
  return [
    redCrosses(crossPath(x, middle - radius, 2 * radius, 2 * radius), 0.7),
    filled({ x: at.x - 0.4, y: at.y - line.size * 0.84, width: line.width + 0.8, height: line.size * 1.03 }, 'ink'),
    lettered(line.text, at.x, at.y, { size: line.size, face, ink: 'on-ink' }),
  ]
}

/** Of a few alike, each one that is out is struck through. */
function someOf({ mounts, middle, lettersX, room, letterSize }: MountGroup, gone: readonly GunMount[]): Operation[] {
  const { size } = fitLine(face, letterSize, idsOf(mounts), room, smallestLetters)
  const space = measure(face, size, ' ')
  let at = lettersX
  const bars = mounts.flatMap((mount) => {
    const from = at
    const width = measure(face, size, mount.id)
    at += width + space
    return gone.includes(mount) ? [`M${mm(from - 0.3)} ${mm(middle - 0.1 - size * 0.34)}h${mm(width + 0.6)}`] : []
  })
  return [redCrosses(bars.join(''), 0.8)]
}

/** Of many alike, the number that are out. */
function counted({ mounts, middle, lettersX, room, gunsSize }: MountGroup, gone: number, words: Words): Operation[] {
  const from = lettersX + measure('work-500', gunsSize, `×${mounts[0]!.guns} `)
  const left = room - (from - lettersX)
  const style = { size: gunsSize, face: 'work-600', ink: 'red' } as const
  const said = words(cardKey('mountsOut'), { n: gone })
  return [fitted(said, mm(from), mm(middle + 0.2 + gunsSize), left, style, smallestLetters)]
}

function countedOver(
  gone: number,
  battery: Battery,
  { name: { x, y, width, height }, scale }: BatteryPlace,
  words: Words,
): Operation[] {
  const baseline = mm(y + height / 2 + 3.6 * scale)
  const all = gone === battery.mounts.length
  const style = { size: 2.7 * scale, face: 'work-600', ink: all ? 'on-ink' : 'red' } as const
  return [
    filled({ x: x - 0.2, y: baseline - 2.5 * scale, width: width - 0.6, height: 3.3 * scale }, all ? 'ink' : 'sheet'),
    fitted(words(cardKey('mountsOut'), { n: gone }), mm(x + 0.2), baseline, width - 1.4, style, smallestLetters),
  ]
}
