import type { ShipDocument } from '../../../documents/ship'
import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { Drawing, extentOf, silhouettePaths } from '../../kit/card/drawing'
import type { Silhouette } from '../../pack/rules-pack'
import { aircraftDrawing } from '../drawing/aircraft-drawing'
import { boatDrawing } from '../drawing/boat-drawing'
import { shipDrawing } from '../drawing/ship-drawing'
import { shoreDrawing } from '../drawing/shore-drawing'
import { equipmentBox, equipmentNames, mountBox, torpedoBattery, type EquipmentName } from './shape'
import type { StandData, ShipData } from './ship'
import { dataOf, batteriesOf, torpedoesOf } from './stand-data'

const margin = 24
const belowWater = 14

/**
 * Recognition silhouette: ships bow left, in one scale with all ships of the house, small craft a little enlarged;
 * aircraft from above, nose left; a place ashore from the sea.
 */
export const silhouette = onceEach((document: ShipDocument): Silhouette => {
  const stand = dataOf(document)
  const drawing = stand.kind === 'aircraft' ? noseLeft(standDrawing(stand)) : standDrawing(stand)
  const { left, right, top, bottom } = extentOf(drawing)
  const perMetre = scaleOf(stand, right - left, top)
  const waterline = top * perMetre + 10
  const below = Math.max(belowWater, -bottom * perMetre + 10)
  return {
    width: Math.round((right - left) * perMetre + 2 * margin),
    height: Math.round(waterline + below),
    waterline,
    ...silhouettePaths(drawing, ([x, up]) => [margin + (x - left) * perMetre, waterline - up * perMetre]),
  }
})

/** Units of a silhouette to the metre. Aircraft are drawn no higher than the ships beside them. */
function scaleOf(stand: StandData, width: number, height: number): number {
  switch (stand.kind) {
    case 'ship':
    case 'smallCraft':
      return (1000 * Math.pow(stand.lengthMetres / 128, 0.6)) / width
    case 'aircraft':
      return Math.min(210, 170 * Math.pow(height / 12, 0.35)) / height
    case 'shore':
      return 1200 / width
  }
}

/** Aircraft are drawn nose up. */
function noseLeft(drawn: Drawing): Drawing {
  const { left, top } = extentOf(drawn)
  const turned = new Drawing()
  turned.add(drawn, ([x, up]) => [top - up, x - left])
  return turned
}

interface Place {
  readonly along: number
  readonly down: number
}

/** Where a box is on a ship's side, 0 to 1 from the bow and from above; other stands show no place of a hit. */
export function hitPlace(document: ShipDocument, box: BoxId): Place | undefined {
  const data = dataOf(document)
  if (data.kind !== 'ship') return undefined
  return equipmentPlace(data, box) ?? gunPlace(data, box) ?? tubePlace(data, box)
}

const share = (hundredth: number) => Math.min(0.98, Math.max(0.02, hundredth / 100))

function equipmentPlace({ profile }: ShipData, box: BoxId): Place | undefined {
  const name = equipmentNames.find((each) => equipmentBox(each) === box)
  if (!name) return undefined
  const mast = profile.masts[0]?.at ?? profile.bridge.at
  const funnel = profile.funnels[0] ?? 50
  const places: Readonly<Record<EquipmentName, Place>> = {
    searchRadar: { along: share(mast), down: 0.12 },
    gunneryRadar: { along: share(profile.bridge.at), down: 0.3 },
    dpaaRadar: { along: share(profile.bridge.at + 4), down: 0.36 },
    searchlights: { along: share(funnel), down: 0.42 },
    smoke: { along: share(funnel), down: 0.28 },
  }
  return places[name]
}

/** MAIN mounts are placed at the largest guns of the profile; OTHER mounts are spread over the waist. */
function gunPlace(data: ShipData, box: BoxId): Place | undefined {
  const { guns } = data.profile
  const sizes = ['large', 'medium', 'small'] as const
  const largest = sizes.find((size) => guns.some((gun) => gun.size === size))
  const mains = guns.filter(({ size }) => size === largest).map(({ at }) => at)
  for (const group of ['main', 'other'] as const) {
    const boxes = batteriesOf(data)
      .filter((each) => each.group === group)
      .flatMap(({ battery }) => battery.mounts.map((_mount, at) => mountBox(group, battery.id, at)))
    const index = boxes.indexOf(box)
    if (index < 0) continue
    const drawn = group === 'main' ? mains[index] : undefined
    return { along: share(drawn ?? 25 + (50 * (index + 0.5)) / boxes.length), down: 0.52 }
  }
  return undefined
}

function tubePlace(data: ShipData, box: BoxId): Place | undefined {
  const mounts = torpedoesOf(data)?.mounts ?? []
  const index = mounts.findIndex((_mount, at) => mountBox('torpedoes', torpedoBattery, at) === box)
  return index < 0 ? undefined : { along: share(45 + (30 * (index + 0.5)) / mounts.length), down: 0.56 }
}

/** What a stand looks like: a ship or a boat from her side, aircraft from above, a place ashore from the sea. */
const standDrawing = onceEach((stand: StandData): Drawing => {
  switch (stand.kind) {
    case 'ship':
      return shipDrawing(stand)
    case 'smallCraft':
      return boatDrawing(stand)
    case 'aircraft':
      return aircraftDrawing(stand.plan)
    case 'shore':
      return shoreDrawing(stand)
  }
})
