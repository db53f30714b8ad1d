import { type Rect, margin, mm, smallestTarget } from '../../kit/card/shapes'
import type { Part } from '../../../profile/parts'
import { equipmentOf } from '../ship/shape'
import type { ShipData, ShoreData } from '../ship/ship'
import { armourHeight } from './armour'
import { equipmentHeight, equipmentWidth } from './equipment'
import { foot, fullWidth, header } from './layout'
import { systemPlaces, systemsHeight, type System, type SystemPlace } from './systems'
import { pictureHeightOf } from './pictures'
import { trackHeight } from './tracks'
import { weaponHeights, weaponPlaces, type WeaponPlaces } from './weapon-places'

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
  /** Casualties and notes. */
  readonly foot: Pick<Rect, 'y' | 'height'>
}

/** Heights that picture and foot take before the other is given more, mm. */
const heights = { picture: 4, foot: 9.2, enoughFoot: 18.2, highestFoot: 27.2 } as const
const under = { systems: 1.6, rule: 1.2, weapons: 0.4 } as const
const armourX = 128

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
  const equipment = { x: right - wide, width: wide }
  const upperAt = (y: number) => systemPlaces(first, { x: left, y, width: fullWidth })
  const lowerAt = (y: number) => systemPlaces(second, { x: left, y, width: fullWidth - wide - 3 })
  const each = trackHeight(Math.max(...tracks))
  const lowerHeight = Math.max(systemsHeight(lowerAt(0)), equipmentHeight(fitted.length))
  const between = each * tracks.length + systemsHeight(upperAt(0)) + lowerHeight + under.systems + under.rule + 1 + 0.4
  const top = header.bottom + 0.6
  const leastPicture = Math.max(armourHeight(plates), smallestTarget)
  const [wanted, least] = weaponHeights(data.weapons)
  const free = foot - top - between - under.weapons
  const weaponRoom = Math.max(least, Math.min(wanted, free - leastPicture - heights.foot))
  const arms = Math.min(weaponRoom, free - leastPicture - heights.foot)
  const needed = pictureHeightOf(drawn, armourX - left - 4)
  const rest = Math.max(0, free - arms - leastPicture - heights.foot)
  const pictureHeight = mm(leastPicture + sharedOut(rest, needed - leastPicture))
  const y = top + pictureHeight + 0.4
  const upper = upperAt(mm(y + each * tracks.length))
  const lowerY = mm(y + each * tracks.length + systemsHeight(upper) + under.systems)
  const weaponsY = mm(lowerY + lowerHeight + under.rule + 1)
  const weapons = weaponPlaces(data.weapons, weaponsY, arms)
  const footY = mm(weapons.bottom + under.weapons)
  return {
    picture: { x: left, y: top, width: armourX - left - 4, height: pictureHeight },
    armour: { x: armourX, y: top, width: right - armourX, height: pictureHeight },
    tracks: tracks.map((_, at) => mm(y + at * each)),
    upper,
    lower: lowerAt(lowerY),
    equipment: { ...equipment, y: lowerY },
    weapons,
    rule: mm(weaponsY - 1),
    foot: { y: footY, height: foot - footY },
  }
}

/** Of what is left her picture: a little, then lines to write on come first, then all that she needs, then the rest. */
function sharedOut(room: number, wanted: number): number {
  const { picture, foot: leastFoot, enoughFoot, highestFoot } = heights
  const first = Math.min(room, Math.max(0, Math.min(picture, wanted)))
  const second = Math.min(room - first - (enoughFoot - leastFoot), wanted - first)
  const more = room - first - Math.max(0, second) - (highestFoot - leastFoot)
  return first + Math.max(0, second) + Math.max(0, more)
}
