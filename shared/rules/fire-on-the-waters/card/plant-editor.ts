import type { Words } from '../../../words/speak'
import type { DataForm, PartFormOf } from '../../kit/card/data-form'
import { replaced, without, type Entry } from '../../kit/card/entries'
import type { WaterShip } from '../ship/ship'
import { cardKey } from './layout'
import { nameField, nextName, placesWithout } from './renaming'

type Room = WaterShip['rooms'][number]

/** Her shafts, and the rooms of her boilers and engines. */
export const plantForm: PartFormOf<WaterShip> = (ship, say, words) => {
  const { rooms } = ship.value
  return {
    says: rooms.map((room) => roomLine(room, words)).join(', '),
    entries: [
      ship.field('shafts'),
      ship.list('rooms', {
        title: (room) => roomLine(room, words),
        entries: (room, index) => roomEntries(ship, room, index),
        adds: (['boilerRoom', 'engineRoom'] as const).map((value) => ({ value, label: say(`adds.${value}`) })),
        fresh: (_, what) => {
          const names = rooms.map(({ id }) => id)
          return what === 'boilerRoom'
            ? { id: nextName('B', names), kind: 'boilerRoom', boilers: 2 }
            : { id: nextName('E', names), kind: 'engineRoom', engines: 1, shafts: [1] }
        },
        remove: (index) =>
          ship.change({ rooms: without(rooms, index), places: placesWithout(ship.value, 'room', [rooms[index]!]) }),
      }),
    ],
  }
}

function roomEntries(ship: DataForm<WaterShip>, room: DataForm<Room>, index: number): readonly Entry[] {
  const { rooms, shafts } = ship.value
  const id = nameField(room, ship, 'room', (named) => ({ rooms: replaced(rooms, index, named) }))
  if (room.value.kind === 'boilerRoom') {
    return [id, (room as DataForm<Extract<Room, { kind: 'boilerRoom' }>>).field('boilers')]
  }
  const engines = room as DataForm<Extract<Room, { kind: 'engineRoom' }>>
  const numbers = [...new Set([...Array.from({ length: shafts }, (_, at) => at + 1), ...room.value.shafts])]
  const choices = numbers.map((shaft) => ({ value: String(shaft), label: String(shaft) }))
  return [id, engines.field('engines'), engines.field('shafts', { called: 'turns', choices })]
}

/** `B1, 2 boilers` */
function roomLine(room: Room, words: Words): string {
  const isBoilers = room.kind === 'boilerRoom'
  const n = isBoilers ? room.boilers : room.engines
  return `${room.id}, ${words(cardKey(`contents.${isBoilers ? 'boilers' : 'engines'}`), { n })}`
}
