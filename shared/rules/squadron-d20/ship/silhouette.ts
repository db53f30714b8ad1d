import { merchantEnsign } from '../../../card/flags'
import type { ShipDocument } from '../../../documents/ship'
import type { BoxId } from '../../../kernel/ids'
import { drawAircraft } from '../../../profile/aircraft'
import type { Plated } from '../../../profile/plate'
import type { Part } from '../../../profile/parts'
import type { Profile } from '../../../profile/record'
import { shipPlate } from '../../../profile/ship-plate'
import {
  aircraftSilhouette,
  shipSilhouette,
  sideSilhouette,
  type Silhouetted,
  type Size,
} from '../../../profile/silhouette'
import type { Loss } from '../../../profile/draw-profile'
import { platesBy, silhouettesBy } from '../../kit/silhouettes'
import { shoreLength, shoreParts } from '../drawing/shore'
import { looksOfAircraft, lossOf, mountPlace, profileOfCraft, profileOfShip } from './profile'
import { equipmentBox, equipmentNames, mountBox, torpedoBattery, type EquipmentName } from './shape'
import type { ShipData } from './ship'
import { dataOf, torpedoesOf } from './stand-data'

/**
 * Recognition silhouette: ships bow left, in one scale with all ships of the house, small craft a little enlarged;
 * aircraft from above, nose left; a place ashore from the sea.
 */
export const silhouette = silhouettesBy({ draw, lossOf })

/** A place ashore is as wide as a large ship. */
const shoreWidth = 1200

function draw(document: ShipDocument, size: Size, lost: readonly Loss[]): Silhouetted {
  const data = dataOf(document)
  switch (data.kind) {
    case 'ship':
      return shipSilhouette(profileOfShip(document, data), size, lost)
    case 'smallCraft':
      return shipSilhouette(profileOfCraft(document, data), size, lost)
    case 'aircraft':
      return aircraftSilhouette(looksOfAircraft(data), size)
    case 'shore':
      return sideSilhouette(shoreParts(data), shoreLength, size, shoreWidth / shoreLength)
  }
}

/** A plate: ships on the water, aircraft from above. */
/** A merchantman wears the merchant ensign. */
export function ensignOf(document: ShipDocument): string {
  const data = dataOf(document)
  return data.kind === 'ship' && data.role === 'merchant' ? merchantEnsign(document.navy) : document.navy
}

export const plate = platesBy({ draw: drawPlate, lossOf })

function drawPlate(document: ShipDocument, lost: readonly Loss[]): Plated {
  const data = dataOf(document)
  const plain = (parts: readonly Part[]) => ({ parts, whole: parts, livery: 'grey' }) as const
  switch (data.kind) {
    case 'ship':
      return shipPlate(profileOfShip(document, data), lost, ensignOf(document))
    case 'smallCraft':
      return shipPlate(profileOfCraft(document, data), lost, document.navy)
    case 'aircraft':
      return plain(drawAircraft(looksOfAircraft(data)))
    case 'shore':
      return { ...plain(shoreParts(data)), length: shoreLength }
  }
}

interface Place {
  readonly along: number
  readonly down: number
}

/** Where a box is on a ship's side, 0 to 1 from the bow and from above; other stands show no place of a hit. */
export function hitPlace(document: ShipDocument, box: BoxId): Place | undefined {
  const data = dataOf(document)
  if (data.kind !== 'ship') return undefined
  return equipmentPlace(profileOfShip(document, data), box) ?? gunPlace(document, data, box) ?? tubePlace(data, box)
}

const share = (hundredth: number) => Math.min(0.98, Math.max(0.02, hundredth / 100))

function equipmentPlace({ masts, bridge, funnels }: Profile, box: BoxId): Place | undefined {
  const name = equipmentNames.find((each) => equipmentBox(each) === box)
  if (!name) return undefined
  const tower = bridge?.at ?? 35
  const mast = masts[0]?.at ?? tower
  const funnel = funnels[0]?.at ?? 50
  const places: Readonly<Record<EquipmentName, Place>> = {
    searchRadar: { along: share(mast), down: 0.12 },
    gunneryRadar: { along: share(tower), down: 0.3 },
    dpaaRadar: { along: share(tower + 4), down: 0.36 },
    searchlights: { along: share(funnel), down: 0.42 },
    smoke: { along: share(funnel), down: 0.28 },
  }
  return places[name]
}

function gunPlace(document: ShipDocument, data: ShipData, box: BoxId): Place | undefined {
  const place = mountPlace(document, data, box)
  return place && { along: share(place.at), down: 0.52 }
}

function tubePlace(data: ShipData, box: BoxId): Place | undefined {
  const mounts = torpedoesOf(data)?.mounts ?? []
  const index = mounts.findIndex((_mount, at) => mountBox('torpedoes', torpedoBattery, at) === box)
  return index < 0 ? undefined : { along: share(45 + (30 * (index + 0.5)) / mounts.length), down: 0.56 }
}
