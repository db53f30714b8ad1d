import type { ShipDocument } from '../../../documents/ship'
import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { profileOf, type KnownGun, type ShipLooks } from '../../../profile/defaults'
import type { Loss } from '../../../profile/draw-profile'
import type { Profile } from '../../../profile/record'
import { hundredth } from './places'
import { bearings, type ShipType, type WaterShip } from './ship'
import { boxesOfMount, boxesOfTubes, contentOf, itemsOf, mountOf, placeOfBox, shipOf } from './ship-data'

const looksByType: Readonly<Record<ShipType, ShipLooks>> = {
  ...{ TB: 'torpedoBoat', DE: 'corvette', DD: 'destroyer', CL: 'cruiser', CA: 'cruiser', BC: 'battleship' },
  ...{
    BB: 'battleship',
    CVL: 'carrier',
    CVE: 'carrier',
    CV: 'carrier',
    AS: 'merchant',
    AM: 'merchant',
    AL: 'merchant',
  },
}

/** Guns of one battery that stand behind each other on the fore or after deck: the inner one fires over the outer. */
const superfiringWithin = 9

/** How she looks from her side: what her form knows, and her record over it. */
export const profile = onceEach((document: ShipDocument): Profile => {
  const ship = shipOf(document)
  const bridge = itemsOf(ship, 'bridge').map(({ place }) => hundredth(place.at))
  const known = {
    ...{ length: ship.lengthMetres, year: document.year, navy: document.navy, looks: looksByType[ship.type] },
    guns: gunsOf(ship),
    ...(funnelsOf(ship).length > 0 && { funnels: funnelsOf(ship) }),
    ...(bridge.length > 0 && { bridgeAt: middle(bridge) }),
  }
  return profileOf(known, ship.profile)
})

const middle = (places: readonly number[]) => places.reduce((sum, at) => sum + at, 0) / places.length

/** Funnels over neighbouring locations are one. */
const funnelsOf = (ship: WaterShip) => runsOf(funnelPlaces(ship)).map(middle)
const funnelPlaces = (ship: WaterShip) => itemsOf(ship, 'funnel').map(({ place }) => hundredth(place.at))

function runsOf(places: readonly number[]): readonly number[][] {
  const runs: number[][] = []
  for (const at of places) {
    const run = runs.at(-1)
    if (run && at - run.at(-1)! < 3) run.push(at)
    else runs.push([at])
  }
  return runs
}

function gunsOf(ship: WaterShip): KnownGun[] {
  const places = new Map<string, number[]>()
  for (const { place, holds } of itemsOf(ship, 'mount')) {
    places.set(holds.mount, [...(places.get(holds.mount) ?? []), hundredth(place.at)])
  }
  const guns = [...places].flatMap(([id, at]) => {
    const found = mountOf(ship, id)
    if (!found) return []
    const { mount, battery } = found
    const bears = bearings(mount.arc)
    const faces = bears === 'aft' || bears === 'astern' ? 'aft' : bears === 'fore' || middle(at) < 50 ? 'fore' : 'aft'
    const kind = battery.shielded ? (battery.inches < 5.2 ? 'house' : 'turret') : 'open'
    return [{ at: middle(at), faces, inches: battery.inches, mount: kind === 'house' ? 'turret' : kind } as const]
  })
  return guns.map((gun) => ({ ...gun, raised: guns.some((other) => isBefore(other, gun)) }))
}

/** Whether one gun stands farther out than another that looks the same way. */
function isBefore(one: KnownGun, other: KnownGun): boolean {
  const gap = one.faces === 'fore' ? other.at - one.at : one.at - other.at
  return one.faces === other.faces && one.inches === other.inches && gap > 2 && gap < superfiringWithin
}

/** What of her is drawn as gone when a box is out: a mount or a funnel may lie over two locations, and is one all the same. */
export function lossOf(document: ShipDocument, box: BoxId): readonly Loss[] {
  const { at, is } = placeOfBox(box)
  if (is === 'hull') return []
  const ship = shipOf(document)
  const held = contentOf(ship, box)
  switch (held?.kind) {
    case 'mount': {
      const what = mountOf(ship, held.mount)?.battery.is === 'main' ? 'mainGun' : 'otherGun'
      return [{ what, at: middleOf(boxesOfMount(ship, held.mount)), id: `mount ${held.mount}` }]
    }
    case 'torpedoMount':
      return [{ what: 'tubes', at: middleOf(boxesOfTubes(ship, held.mount)), id: `tubes ${held.mount}` }]
    case 'funnel': {
      const run = runsOf(funnelPlaces(ship)).find((places) => places.includes(hundredth(at))) ?? [hundredth(at)]
      return [{ what: 'funnel', at: middle(run), id: `funnel ${run[0]}` }]
    }
    default:
      return []
  }
}

const middleOf = (boxes: readonly BoxId[]) => middle(boxes.map((box) => hundredth(placeOfBox(box).at)))
