import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { readsFields, readsTracks, type Block } from '../../kit/card/block'
import type { DataForm, PartFormOf } from '../../kit/card/data-form'
import { replaced, without, type Entry } from '../../kit/card/entries'
import { hullBox } from '../ship/ship-data'
import { plantOf, type FittedAndLost } from '../ship/speed'
import type { WaterShip } from '../ship/ship'
import { countOf, trackValue } from '../ship/state'
import { fireContinuationPercent } from '../tables/damage'
import { pointsFlooded } from './flotation'
import { cardKey, editors, lossesRow, sidePanel } from './layout'
import { nameField, nextName, placesWithout } from './renaming'
import { spansOf } from './span-label'

/** Fires, flooded spaces, boilers and engines: all counted from her boxes. */
export function countsBlock(document: ShipDocument, ship: WaterShip): Block {
  const boxes = [...spansOf(ship).flatMap(({ boxes: all }) => all), ...ship.places.map(({ at }) => hullBox(at))]
  const place = { ...sidePanel, y: lossesRow.top, height: lossesRow.bottom - lossesRow.top }
  return {
    pieces: [
      {
        key: 'counts',
        reads: { boxes: [...new Set(boxes)], ...readsTracks('damageControlAid'), ...readsFields('casualties') },
        draw: (inPlay, words) => counted(ship, inPlay, words),
      },
    ],
    parts: [{ part: 'plant', ...place, row: 1, column: 2, group: 'arms' }],
    editors: editors(document, { plant: plantForm }),
  }
}

const pitch = 4.75
const baselineOf = (row: number) => lossesRow.first + row * pitch

/** Fires and what may come of them, flooded spaces, boilers and engines: all counted from her boxes. */
function counted(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const { boilers, engines } = plantOf(inPlay)
  const fires = countOf(inPlay, 'burning')
  const percent = fireContinuationPercent(ship.damageControl + trackValue(inPlay, 'damageControlAid'), fires)
  const flooded = countOf(inPlay, 'flooded')
  const points = words(cardKey('points'), { n: pointsFlooded(ship, inPlay) })
  return [
    ...counting(0, 'fire', fires, words(cardKey('fires'), { n: fires }), 'flame'),
    ...(fires > 0 ? small(1, words(cardKey('outOfControl'), { percent })) : []),
    ...counting(2, 'flood', flooded, words(cardKey('spaces'), { n: flooded, points }), 'blue'),
    // Motor ships have none.
    ...(boilers.fitted > 0
      ? plant(3, 'boiler', boilers, words(cardKey('boilersLeft'), { n: boilers.fitted }), 'ink')
      : []),
    ...plant(
      boilers.fitted > 0 ? 4 : 3,
      'turbine',
      engines,
      words(cardKey('enginesLeft'), { n: engines.fitted }),
      'ink',
    ),
  ]
}

/** The same with its figures to be written in. */
export function emptyCounts(words: Words): Operation[] {
  const room = ' '.repeat(4)
  return [
    ...line(0, 'fire', room, words(cardKey('fires'), { n: 0 }), 'ink'),
    ...line(2, 'flood', room, words(cardKey('spaces'), { n: 0 }), 'ink'),
    ...line(3, 'boiler', room, words(cardKey('boilersLeft'), { n: 2 }), 'ink'),
    ...line(4, 'turbine', room, words(cardKey('enginesLeft'), { n: 2 }), 'ink'),
  ]
}

type Glyph = 'fire' | 'flood' | 'boiler' | 'turbine'

function counting(at: number, glyph: Glyph, figure: number, text: string, hot: 'flame' | 'blue' | 'ink'): Operation[] {
  const ink = figure > 0 ? hot : 'ink-3'
  return line(at, glyph, String(figure), text, ink)
}

function plant(at: number, glyph: Glyph, { fitted, lost }: FittedAndLost, text: string, ink: 'ink'): Operation[] {
  return line(at, glyph, lost === 0 ? String(fitted) : `${fitted - lost}/${fitted}`, text, ink)
}

function line(
  at: number,
  glyph: Glyph,
  figure: string,
  text: string,
  ink: 'flame' | 'blue' | 'ink' | 'ink-3',
): Operation[] {
  const y = baselineOf(at)
  const x = sidePanel.x
  return [
    { op: 'glyph', glyph, x, y: y - 3.3, size: 4, ink },
    ...textLine(x + 5.2, y, sidePanel.width - 5.2, [
      { text: figure, face: 'work-700', size: 4, ink: ink === 'ink-3' ? 'ink-2' : 'ink' },
      { text, face: 'work-500', size: 3, ink: 'ink-2', before: 1 },
    ]),
  ]
}

function small(at: number, text: string): Operation[] {
  const y = baselineOf(at) - 0.6
  return textLine(sidePanel.x + 5.2, y, sidePanel.width - 5.2, [{ text, face: 'work-500', size: 2.8, ink: 'ink-2' }])
}

type Room = WaterShip['rooms'][number]

/** Her shafts, and the rooms of her boilers and engines. */
const plantForm: PartFormOf<WaterShip> = (ship, say, words) => {
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
