import { fitLine } from '../../../card/fit'
import { crossPath } from '../../../card/mark-shapes'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import type { Words } from '../../../words/speak'
import { aboveBox, hullBox, works } from '../ship/boxes'
import type { Battery, GunMount, WaterShip } from '../ship/ship'
import { itemsOf, spacesOf } from '../ship/ship-data'
import { idsOf, mostNamed, mountGroups, type BatteryPlace, type MountGroup } from './battery-places'
import { mm, smallestLetters } from './places'

const key = (name: string) => `rules.fire-on-the-waters.card.${name}`

/** Boxes that say whether a mount can fire: its own, and the magazines that feed it. */
export function boxesOfMount(
  ship: WaterShip,
  id: string,
): { readonly own: readonly BoxId[]; readonly magazines: readonly BoxId[] } {
  return {
    own: itemsOf(ship, 'mount').flatMap(({ place, item }) => (item.mount === id ? [aboveBox(place.at)] : [])),
    magazines: spacesOf(ship, 'magazine').flatMap(({ place, space }) =>
      space.feeds.includes(id) ? [hullBox(place.at)] : [],
    ),
  }
}

/** Mounts that cannot fire: hit, or their magazine hit or flooded. */
function mountsLost(ship: WaterShip, battery: Battery, inPlay: ShipInPlay): readonly GunMount[] {
  return battery.mounts.filter(({ id }) => {
    const boxes = boxesOfMount(ship, id)
    return [...boxes.own, ...boxes.magazines].some((box) => !works(inPlay, box))
  })
}

/** Mounts that are out, over the table of their battery. */
export function batteryPiece(
  ship: WaterShip,
  battery: Battery,
  place: BatteryPlace,
  inPlay: ShipInPlay,
  words: Words,
): Operation[] {
  const lost = mountsLost(ship, battery, inPlay)
  if (lost.length === 0) return []
  if (place.compact) return compactly(lost.length, battery, place, words)
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
    {
      op: 'path',
      d: crossPath(x, middle - radius, 2 * radius, 2 * radius),
      stroke: { ink: 'red', width: 0.7, weight: 'mark' },
    },
    {
      op: 'rect',
      x: mm(at.x - 0.4),
      y: mm(at.y - line.size * 0.84),
      width: mm(line.width + 0.8),
      height: mm(line.size * 1.03),
      fill: 'ink',
    },
    { op: 'text', ...at, text: line.text, size: line.size, face, ink: 'on-ink' },
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
  return [{ op: 'path', d: bars.join(''), stroke: { ink: 'red', width: 0.8, weight: 'mark' } }]
}

/** Of many alike, the number that are out. */
function counted({ mounts, middle, lettersX, room, gunsSize }: MountGroup, gone: number, words: Words): Operation[] {
  const from = lettersX + measure('work-500', gunsSize, `×${mounts[0]!.guns} `)
  const left = room - (from - lettersX)
  const line = fitLine('work-600', gunsSize, words(key('mountsOut'), { n: gone }), left, smallestLetters)
  const at = { x: mm(from), y: mm(middle + 0.2 + gunsSize) }
  return [{ op: 'text', ...at, text: line.text, size: line.size, face: 'work-600', ink: 'red' }]
}

function compactly(
  gone: number,
  battery: Battery,
  { name: { x, y, width, height }, scale }: BatteryPlace,
  words: Words,
): Operation[] {
  const baseline = mm(y + height / 2 + 3.6 * scale)
  const all = gone === battery.mounts.length
  const line = fitLine('work-600', 2.7 * scale, words(key('mountsOut'), { n: gone }), width - 1.4, smallestLetters)
  return [
    {
      op: 'rect',
      x: mm(x - 0.2),
      y: mm(baseline - 2.5 * scale),
      width: width - 0.6,
      height: mm(3.3 * scale),
      fill: all ? 'ink' : 'sheet',
    },
    {
      op: 'text',
      x: mm(x + 0.2),
      y: baseline,
      text: line.text,
      size: line.size,
      face: 'work-600',
      ink: all ? 'on-ink' : 'red',
    },
  ]
}
