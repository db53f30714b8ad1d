import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { listEntry, numberEntry, replaced, someEntry, textEntry, without, type Entry } from '../../kit/card/entries'
import type { WaterShip } from '../ship/ship'
import { shipOf } from '../ship/ship-data'
import { isName, nextName, placesWithRoom, withData } from './form-edits'
import type { Editor } from '../../kit/part-editor'
import { editingWords } from './says'

type Room = WaterShip['rooms'][number]

const mostRooms = 16
const mostShafts = 4

/** Her shafts, and the rooms of her boilers and engines. */
export const plantEditor: Editor = (document, words) => {
  const say = editingWords(words)
  const ship = shipOf(document)
  const { rooms, shafts } = ship
  const names = rooms.map(({ id }) => id)
  return {
    title: say('parts.plant'),
    says: rooms.map((room) => roomLine(room, words)).join(', '),
    entries: [
      numberEntry(
        { name: 'shafts', label: say('fields.shafts'), value: shafts, minimum: 1, maximum: mostShafts },
        (to) => withData(document, { shafts: to }),
      ),
      listEntry(
        { name: 'rooms', label: say('fields.rooms') },
        {
          items: rooms.map((room, index) => ({
            title: roomLine(room, words),
            entries: roomEntries(document, index, room, words),
          })),
          adds:
            rooms.length < mostRooms
              ? (['boilerRoom', 'engineRoom'] as const).map((value) => ({ value, label: say(`adds.${value}`) }))
              : [],
          least: 1,
          add: (what) => {
            const room: Room =
              what === 'boilerRoom'
                ? { id: nextName('B', names), kind: 'boilerRoom', boilers: 2 }
                : { id: nextName('E', names), kind: 'engineRoom', engines: 1, shafts: [1] }
            return withData(document, { rooms: [...rooms, room] })
          },
          remove: (index) =>
            withData(document, { rooms: without(rooms, index), places: placesWithRoom(ship, rooms[index]!.id, null) }),
        },
      ),
    ],
  }
}

function roomEntries(document: ShipDocument, index: number, room: Room, words: Words): readonly Entry[] {
  const say = editingWords(words)
  const ship = shipOf(document)
  const become = (changed: Room) => withData(document, { rooms: replaced(ship.rooms, index, changed) })
  const name = (of: string) => `rooms.${index}.${of}`
  const id = textEntry({ name: name('id'), label: say('fields.id'), value: room.id, maximumLength: 8 }, (to) => {
    if (!isName(to) || ship.rooms.some((other) => other.id === to)) return document
    const rooms = replaced(ship.rooms, index, { ...room, id: to })
    return withData(document, { rooms, places: placesWithRoom(ship, room.id, to) })
  })
  if (room.kind === 'boilerRoom') {
    const field = { name: name('boilers'), label: say('fields.boilers'), value: room.boilers, minimum: 1, maximum: 12 }
    return [id, numberEntry(field, (boilers) => become({ ...room, boilers }))]
  }
  const field = { name: name('engines'), label: say('fields.engines'), value: room.engines, minimum: 1, maximum: 4 }
  const numbers = [...new Set([...Array.from({ length: ship.shafts }, (_, shaft) => shaft + 1), ...room.shafts])]
  const choices = numbers.map((shaft) => ({ value: String(shaft), label: String(shaft) }))
  return [
    id,
    numberEntry(field, (engines) => become({ ...room, engines })),
    someEntry(
      { name: name('shafts'), label: say('fields.turns'), values: room.shafts.map(String), choices },
      (shafts) => become({ ...room, shafts: shafts.map(Number) }),
    ),
  ]
}

/** `B1, 2 boilers` */
function roomLine(room: Room, words: Words): string {
  const n = room.kind === 'boilerRoom' ? room.boilers : room.engines
  const what = words(`rules.fire-on-the-waters.card.contents.${room.kind === 'boilerRoom' ? 'boilers' : 'engines'}`, {
    n,
  })
  return `${room.id}, ${what}`
}
