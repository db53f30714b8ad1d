import { type Rect, margin, mm, smallestTarget } from '../../kit/card/shapes'
import type { Part } from '../../../profile/parts'
import { equipmentOf } from '../ship/shape'
import type { ShipData, ShoreData } from '../ship/ship'
import { armourHeight } from './armour'
import { equipmentHeight, equipmentWidth } from './equipment'
import { foot, fullWidth, header } from './layout'
import { systemPlaces, systemsHeight, type System, type SystemPlace } from './systems'
import { pictureHeightOf } from './pictures'
import { oneRow, trackHeight } from './tracks'
import { weaponPlaces, weaponsHeight, type WeaponPlaces } from './weapon-places'

/** What lies on a card from above: each part as high as this ship needs it. */
export interface Stack {
  readonly picture: Rect
  readonly armour: Rect
  /** Upper edges of her tracks. */
  readonly tracks: readonly number[]
  readonly upper: readonly SystemPlace[]
  readonly lower: readonly SystemPlace[]
  readonly equipment: Omit<Rect, 'height'>
  readonly weapons: WeaponPlaces
  /** Between systems and weapons. */
  readonly rule: number
  readonly casualties: Rect
  /** Beside the weapons and under their factors where these leave the room, otherwise beside the casualties. */
  readonly notes: Rect
}

/** Heights that picture and foot take before the other is given more, mm. */
const heights = { picture: 4, foot: 9.2, enoughFoot: 18.2, highestFoot: 27.2 } as const
/** Left free under each part; tracks of two rows have room under them already. */
const under = { picture: 0.4, tracks: 0.6, systems: 1.6, equipment: 1.2, rule: 1, weapons: 0.4 } as const
const armourX = 128
/** Between weapons and notes, and how much higher than the factors weapons are that have notes beside them. */
const [notesGap, notesLeast] = [4, 6]

/** Roomy where she has few weapons, close where she has many; what is left is shared by her picture and the notes. */
export function stackOf(
  data: ShipData | ShoreData,
  tracks: readonly number[],
  plates: number,
  drawn: readonly Part[],
  [first, second]: readonly [upper: readonly System[], lower: readonly System[]],
): Stack {
  const { left, right } = margin
  const fitted = equipmentOf(data)
  const wide = equipmentWidth(fitted.length)
  const upperAt = (y: number) => systemPlaces(first, { x: left, y, width: fullWidth })
  const lowerAt = (y: number) => systemPlaces(second, { x: left, y, width: fullWidth - wide - 3 })
  const longest = Math.max(...tracks)
  const trackHeights = tracks.map((of) => trackHeight(of, longest))
  const tracksHeight = sumOf(trackHeights) + (trackHeights.at(-1) === oneRow ? under.tracks : 0)
  const upperHeight = systemsHeight(upperAt(0)) + under.systems
  const lowerHeight = Math.max(systemsHeight(lowerAt(0)), equipmentHeight(fitted.length)) + under.equipment + under.rule
  const top = header.bottom + 0.6
  const width = armourX - left - 4
  const least = Math.max(armourHeight(plates), smallestTarget)
  const between = under.picture + tracksHeight + upperHeight + lowerHeight
  const free = foot - top - between - under.weapons - least - heights.foot
  const arms = Math.min(weaponsHeight(data.weapons), free)
  const height = mm(least + sharedOut(Math.max(0, free - arms), pictureHeightOf(drawn, width) - least))
  const tracksY = mm(top + height + under.picture)
  const upperY = mm(tracksY + tracksHeight)
  const lowerY = mm(upperY + upperHeight)
  const weaponsY = mm(lowerY + lowerHeight)
  const weapons = weaponPlaces(data.weapons, weaponsY, arms)
  const footY = mm(weapons.bottom + under.weapons)
  const { factors } = weapons
  const isBeside = weapons.right < factors.x - notesGap && weapons.bottom > factors.y + factors.height + notesLeast
  const notesX = isBeside ? factors.x : armourX
  const notesY = isBeside ? mm(factors.y + factors.height + 2) : footY
  return {
    picture: { x: left, y: top, width, height },
    armour: { x: armourX, y: top, width: right - armourX, height },
    tracks: tracks.map((_, at) => mm(tracksY + sumOf(trackHeights.slice(0, at)))),
    upper: upperAt(upperY),
    lower: lowerAt(lowerY),
    equipment: { x: right - wide, y: lowerY, width: wide },
    weapons,
    rule: mm(weaponsY - under.rule),
    casualties: { x: left, y: footY, width: mm(notesX - (isBeside ? notesGap : 6) - left), height: mm(foot - footY) },
    notes: { x: notesX, y: notesY, width: mm(right - notesX), height: mm(foot - notesY) },
  }
}

const sumOf = (heights: readonly number[]) => heights.reduce((sum, each) => sum + each, 0)

/** Of what is left her picture: a little, then lines to write on come first, then all that she needs, then the rest. */
function sharedOut(room: number, wanted: number): number {
  const { picture, foot: leastFoot, enoughFoot, highestFoot } = heights
  const first = Math.min(room, Math.max(0, Math.min(picture, wanted)))
  const second = Math.min(room - first - (enoughFoot - leastFoot), wanted - first)
  const more = room - first - Math.max(0, second) - (highestFoot - leastFoot)
  return first + Math.max(0, second) + Math.max(0, more)
}
