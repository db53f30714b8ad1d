import type { ShipInPlay } from '../../../game/state'
import type { BoxId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { casualtiesOf } from './casualties'
import type { WaterShip } from './ship'
import { boxesOfRoom, shipOf } from './ship-data'
import { works } from '../working'

type Room = WaterShip['rooms'][number]

interface RoomInPlay {
  readonly id: string
  readonly kind: Room['kind']
  /** Hull boxes she lies in, bow to stern. */
  readonly boxes: readonly BoxId[]
  /** One hit anywhere puts a room out. */
  readonly isOut: boolean
}

export interface FittedAndLost {
  readonly fitted: number
  readonly lost: number
}

/** What of her plant works. An engine is lost with its room and with its shaft; a boiler with its room. */
export interface Plant {
  readonly rooms: readonly RoomInPlay[]
  readonly boilers: FittedAndLost
  readonly engines: FittedAndLost
  /** Numbers of the shafts that are lost themselves. */
  readonly shaftsLost: readonly number[]
}

/** Nothing of her plant is lost, as after most hits: a shortcut without the sum. */
export function isWhole(ship: ShipInPlay): boolean {
  for (const { boxes } of roomsOf(shipOf(ship.document))) {
    for (const box of boxes) if (!works(ship, box)) return false
  }
  return !casualtiesOf(ship).some(({ id }) => id === 'shaftLost')
}

export function plantOf(ship: ShipInPlay): Plant {
  const form = shipOf(ship.document)
  const shaftsLost = casualtiesOf(ship).flatMap(({ id, of }) => (id === 'shaftLost' ? [Number(of)] : []))
  const rooms = roomsOf(form).map((room) => ({ ...room, isOut: room.boxes.some((box) => !works(ship, box)) }))
  const boilers = { fitted: 0, lost: 0 }
  const engines = { fitted: 0, lost: 0 }
  form.rooms.forEach((room, index) => {
    const isGone = rooms[index]?.isOut === true
    if (room.kind === 'boilerRoom') {
      boilers.fitted += room.boilers
      if (isGone) boilers.lost += room.boilers
    } else {
      engines.fitted += room.engines
      engines.lost += isGone ? room.engines : enginesWithoutShaft(room, shaftsLost)
    }
  })
  return { rooms, boilers, engines, shaftsLost }
}

/** Engines and shafts of a room are shared out evenly: an engine stops when none of its shafts is left. */
function enginesWithoutShaft(room: Room & { kind: 'engineRoom' }, shaftsLost: readonly number[]): number {
  const { engines, shafts } = room
  let lost = 0
  for (let engine = 0; engine < engines; engine++) {
    const hers = shafts.filter((_, index) =>
      engines >= shafts.length
        ? Math.floor((engine * shafts.length) / engines) === index
        : Math.floor((index * engines) / shafts.length) === engine,
    )
    if (hers.every((shaft) => shaftsLost.includes(shaft))) lost++
  }
  return lost
}

/** Her rooms and where they lie, found once for a form: every hit asks. */
const roomsOf = onceEach((form: WaterShip): readonly Omit<RoomInPlay, 'isOut'>[] => {
  return form.rooms.map(({ id, kind }) => ({ id, kind, boxes: boxesOfRoom(form, id) }))
})
