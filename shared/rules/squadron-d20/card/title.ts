import { flagOperations } from '../../../card/flags'
import { measure } from '../../../card/measure'
import type { Operation } from '../../../card/operations'
import { textLine } from '../../../card/text-line'
import type { ShipDocument } from '../../../documents/ship'
import { shipKind } from '../../../documents/ship-kind'
import { shipName } from '../../../game/ship-name'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { says } from '../ship/state'
import { cardKey, fieldAction, readsFields, target, type Block } from './block'
import { letters } from './lettering'
import { header, margin, mm, type Rect } from './places'

const nameRight = 93
const serviceBaseline = 23.2
const noteAt = 86.4

const upper: Rect = { x: 5, y: header.top, width: 90.4, height: header.split - header.top }
const lower: Rect = { x: 5, y: header.split, width: 90.4, height: header.bottom - header.split }
const notePlace: Rect = { x: 84, y: header.split, width: 11.4, height: header.bottom - header.split }
const commanderPlace: Rect = { x: 96, y: header.split, width: 58, height: header.bottom - header.split }

/** Name, class and service, a pen for notes, and her commander. */
export function titleBlock(document: ShipDocument): Block {
  return {
    face: (words) => [
      ...classLines(document, words),
      {
        op: 'path',
        d: `M${header.figures} ${header.split + 0.9}H${margin.right}`,
        stroke: { ink: 'rule-2', width: 0.2, weight: 'hair' },
      },
      ...flagOperations(document.navy, 193.6, 17.6, 10.4),
    ],
    pieces: [
      { key: 'name', reads: readsFields('name'), draw: (stand) => namePiece(document, stand) },
      { key: 'note', reads: readsFields('note'), draw: notePiece },
      { key: 'commander', reads: readsFields('commander', 'command'), draw: commanderPiece },
    ],
    targets: [
      target({ ...upper, width: 90 }, 'header', 1, 1, fieldAction('name')),
      target(notePlace, 'header', 2, 2, fieldAction('note')),
      target(commanderPlace, 'header', 2, 3, fieldAction('commander')),
      target({ ...lower, width: 78.6 }, 'header', 2, 1, fieldAction('standing')),
    ],
    parts: [
      { part: 'name', ...upper },
      { part: 'class', ...lower },
    ],
  }
}

/** The name as it is now, with the prefix of the navy. */
function namePiece(document: ShipDocument, stand: ShipInPlay): Operation[] {
  return textLine(margin.left, 13.6, nameRight - margin.left, [
    { text: document.prefix, face: 'head', size: 6, ink: 'ink' },
    { text: shipName(stand), face: 'head', size: 9.6, ink: 'ink', before: document.prefix === '' ? 0 : 2.4 },
  ])
}

function classLines(document: ShipDocument, words: Words): Operation[] {
  const flag = `card.navies.${document.navy}`
  const navy = words(flag) === flag ? document.navy : words(flag)
  const at = { x: margin.left, ink: 'ink-2' } as const
  return [
    ...letters(shipKind(document), {
      ...at,
      y: 18.6,
      room: header.figures - margin.left - 4,
      size: 3.8,
      face: 'head-italic',
    }),
    ...letters(navy, { ...at, y: serviceBaseline, room: 44, size: 3.2, face: 'work-500' }),
  ]
}

/** A pen: there is a note on this card. */
function notePiece(stand: ShipInPlay): Operation[] {
  const note = says(stand, 'note')
  if (typeof note !== 'string' || note === '') return []
  return [{ op: 'glyph', glyph: 'hand', x: noteAt, y: 19, size: 4.6, ink: 'ink' }]
}

/** The flag, solid where the commander of the squadron or base is aboard, and a name or the line to write it on. */
function commanderPiece(stand: ShipInPlay, words: Words): Operation[] {
  const isAboard = says(stand, 'command') !== null
  const commander = says(stand, 'commander')
  const left = commanderPlace.x + 7.6
  const right = commanderPlace.x + commanderPlace.width - 1.4
  const flag: Operation = {
    op: 'glyph',
    glyph: 'admiral',
    x: commanderPlace.x + 1,
    y: 17.9,
    size: 5.4,
    ink: isAboard ? 'ink' : 'rule',
  }
  if (typeof commander === 'string' && commander !== '') {
    const at = { x: left, y: serviceBaseline - 0.8, room: right - left } as const
    return [flag, ...letters(commander, { ...at, size: 3.4, face: 'work-600', ink: 'ink' })]
  }
  const none = words(cardKey('commander'))
  const from = left + measure('work-500', 3, none) + 1.4
  const y = serviceBaseline - 0.8
  return [
    flag,
    { op: 'text', x: left, y, text: none, size: 3, face: 'work-500', ink: 'ink-3' },
    { op: 'path', d: `M${mm(from)} ${mm(y + 0.4)}H${right}`, stroke: { ink: 'rule', width: 0.2, weight: 'hair' } },
  ]
}
