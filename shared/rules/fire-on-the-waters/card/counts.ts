import type { GlyphName } from '../../../card/glyphs'
import type { Ink, Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { fieldAction, readsFields, readsTracks, target, type Block } from '../../kit/card/block'
import type { DataForm, PartFormOf } from '../../kit/card/data-form'
import { replaced, without, type Entry } from '../../kit/card/entries'
import { fitted, heading, lettered, smallestLetters } from '../../kit/card/lettering'
import { signAt } from '../../kit/card/marks'
import { boxLines, hairline, mm, type Rect } from '../../kit/card/shapes'
import { hullBox } from '../ship/ship-data'
import type { WaterShip } from '../ship/ship'
import { plantOf } from '../ship/speed'
import { countOf, trackValue } from '../ship/state'
import { fireContinuationPercent } from '../tables/damage'
import { batteryLines, freeLines } from './batteries'
import { casualtyLines, saidOf } from './casualties'
import { pointsFlooded } from './flotation'
import { caption, cardKey, editors, sidePanel } from './layout'
import { partsOf } from './parts'
import { nameField, nextName, placesWithout } from './renaming'

/** Fires, flooded spaces, boilers and engines, all counted from her boxes, and what the ship as a whole suffers from. */
export function countsBlock(document: ShipDocument, ship: WaterShip): Block {
  const boxes = [...partsOf(ship).flatMap((part) => part.boxes), ...ship.places.map(({ at }) => hullBox(at))]
  const lines = linesOf(ship)
  return {
    face: (words) => countsFace(ship, words),
    pieces: [
      {
        key: 'counts',
        reads: { boxes: [...new Set(boxes)], ...readsTracks('damageControlAid'), ...readsFields('casualties') },
        draw: (inPlay, words) =>
          lines.flatMap(({ glyph, ink, now }, at) => {
            const { n, text, room = labelRoom } = now(ship, inPlay, words)
            if (n === null) return []
            return [...figure(n, at), ...signOf(glyph, at, ink), ...labelled(text, at, room, true)]
          }),
      },
      { key: 'casualties', reads: readsFields('casualties'), draw: (inPlay, words) => suffers(ship, inPlay, words) },
    ],
    targets: [target(sidePanel, 'casualties', 1, 1, fieldAction('casualties'))],
    parts: [{ part: 'plant', ...sidePanel, row: 1, column: 2, group: 'arms' }],
    editors: editors(document, { plant: plantForm }),
  }
}

/** Signs with a box for the figure, and what it counts. */
export function countsFace(ship: WaterShip, words: Words): Operation[] {
  const { x, y, height } = sidePanel
  const lines = linesOf(ship)
  return [
    hairline(`M${mm(x - 2.2)} ${mm(y - 0.4)}v${mm(height)}`),
    boxLines(lines.map((_, at) => boxAt(at))),
    ...lines.flatMap(({ glyph, printed }, at) => [
      ...signOf(glyph, at, 'ink'),
      ...labelled(printed(words), at, labelRoom),
    ]),
  ]
}

/** A figure of `null` is that of a fresh ship: her box stays empty for a pencil. */
interface Counted {
  readonly n: number | null
  readonly text: string
  readonly room?: number
}

interface Line {
  readonly glyph: GlyphName
  readonly ink: Ink
  readonly printed: (words: Words) => string
  readonly now: (ship: WaterShip, inPlay: ShipInPlay, words: Words) => Counted
}

const fires: Line = {
  ...{ glyph: 'fire', ink: 'flame', printed: (words) => words(cardKey('fires'), { n: 0 }) },
  now(ship, inPlay, words) {
    const n = countOf(inPlay, 'burning')
    const percent = fireContinuationPercent(ship.damageControl + trackValue(inPlay, 'damageControlAid'), n)
    return { n: n || null, text: words(cardKey('firesOutOfControl'), { n, percent }) }
  },
}

const floods: Line = {
  ...{ glyph: 'flood', ink: 'blue', printed: (words) => words(cardKey('spaces'), { n: 0 }) },
  now(ship, inPlay, words) {
    const n = countOf(inPlay, 'flooded')
    const points = words(cardKey('points'), { n: pointsFlooded(ship, inPlay) })
    return { n: n || null, text: words(cardKey('spaces'), { n, points }) }
  },
}

/** Motor ships have no boilers. */
function linesOf({ rooms }: WaterShip): readonly Line[] {
  const fitted = { boilers: 0, engines: 0 }
  for (const room of rooms) {
    if (room.kind === 'boilerRoom') fitted.boilers += room.boilers
    else fitted.engines += room.engines
  }
  const plant = (of: 'boilers' | 'engines', glyph: GlyphName): Line => {
    const printed = (words: Words) => words(cardKey(`${of}Left`), { n: fitted[of] })
    const left = (inPlay: ShipInPlay) => {
      const { lost } = plantOf(inPlay)[of]
      return lost === 0 ? null : fitted[of] - lost
    }
    return { glyph, ink: 'ink', printed, now: (_, inPlay, words) => ({ n: left(inPlay), text: printed(words) }) }
  }
  return [fires, floods, ...(fitted.boilers > 0 ? [plant('boilers', 'boiler')] : []), plant('engines', 'turbine')]
}

const top = (at: number) => sidePanel.y + at * sidePanel.pitch
const boxAt = (at: number): Rect => ({ x: sidePanel.x + 5.6, y: top(at), width: 6.5, height: 3.7 })
const labelX = sidePanel.x + 13.4
const labelRoom = sidePanel.x + sidePanel.width - labelX

const signOf = (glyph: GlyphName, at: number, ink: Ink) => signAt(glyph, sidePanel.x, top(at) - 0.1, 3.8, ink)

function figure(n: number, at: number): Operation[] {
  const { x, y, width } = boxAt(at)
  return [
    lettered(String(n), mm(x + width / 2), mm(y + 3.15), { size: 3.6, face: 'work-700', ink: 'red', anchor: 'middle' }),
  ]
}

function labelled(text: string, at: number, room: number, isAgain = false): Operation[] {
  const line = fitted(text, labelX, mm(top(at) + 3), room, caption, smallestLetters)
  const { x, width } = { x: labelX - 0.4, width: labelRoom + 0.8 }
  const ground: Operation = { op: 'rect', x, y: mm(top(at) + 0.3), width, height: 3.5, fill: 'sheet' }
  return isAgain ? [ground, line] : [line]
}

/** What hits neither her helm and plant nor her arms; otherwise a line to write on, where there is none under her guns. */
function suffers(ship: WaterShip, inPlay: ShipInPlay, words: Words): Operation[] {
  const { x, y, width, height } = sidePanel
  const baseline = mm(y + height - 1.6)
  const said = saidOf('ship', inPlay, words)
  if (said.length > 0) return casualtyLines(said, { x, y: baseline, width, lines: 1, pitch: 0 }, words)
  if (freeLines(batteryLines(ship))) return []
  return [
    ...heading(words(cardKey('casualties')), x, baseline, width),
    hairline(`M${x + 19} ${mm(baseline + 0.8)}H${x + width}`),
  ]
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
