import { refused, type Refusal } from '../../../kernel/result'
import type { WaterShip } from './ship'

/** Rooms of the plant: each known, once, lying somewhere; every shaft turned by an engine, and no other. */
export function plantProblem(ship: WaterShip): Refusal | undefined {
  return roomTwice(ship) ?? strayRoom(ship) ?? roomUnplaced(ship) ?? strayShaft(ship) ?? shaftUnturned(ship)
}

function roomTwice({ rooms }: WaterShip): Refusal | undefined {
  const twice = rooms.findIndex(({ id }, index) => rooms.findIndex((room) => room.id === id) < index)
  if (twice < 0) return undefined
  return refused('ship-id-twice', { where: `data.rooms[${twice}].id`, what: rooms[twice]!.id })
}

function strayRoom({ places, rooms }: WaterShip): Refusal | undefined {
  for (const [index, { hull }] of places.entries()) {
    if (hull.kind !== 'boilerRoom' && hull.kind !== 'engineRoom') continue
    if (rooms.some(({ id, kind }) => id === hull.room && kind === hull.kind)) continue
    return refused('ship-room-unknown', { where: `data.places[${index}].hull.room`, what: hull.room })
  }
  return undefined
}

function roomUnplaced({ places, rooms }: WaterShip): Refusal | undefined {
  const placed = new Set(places.flatMap(({ hull }) => ('room' in hull ? [hull.room] : [])))
  const lost = rooms.findIndex(({ id }) => !placed.has(id))
  if (lost < 0) return undefined
  return refused('ship-room-unplaced', { where: `data.rooms[${lost}].id`, what: rooms[lost]!.id })
}

function strayShaft({ rooms, shafts }: WaterShip): Refusal | undefined {
  for (const [index, room] of rooms.entries()) {
    if (room.kind !== 'engineRoom') continue
    const stray = room.shafts.findIndex((shaft) => shaft > shafts)
    if (stray < 0) continue
    const where = `data.rooms[${index}].shafts[${stray}]`
    return refused('ship-shaft-unknown', { where, what: room.shafts[stray]!, shafts })
  }
  return undefined
}

function shaftUnturned({ rooms, shafts }: WaterShip): Refusal | undefined {
  const turned = new Set(rooms.flatMap((room) => (room.kind === 'engineRoom' ? room.shafts : [])))
  for (let shaft = 1; shaft <= shafts; shaft++) {
    if (!turned.has(shaft)) return refused('ship-shaft-unturned', { where: 'data.shafts', what: shaft })
  }
  return undefined
}
