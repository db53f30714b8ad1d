import { flagOperations } from '../../../card/flags'
import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import type { Words } from '../../../words/speak'
import { type Block, target, fieldAction, readsFields } from '../../kit/card/block'
import { classEditor, nameEditor } from '../../kit/card/document-editors'
import { choiceEntry, type Entry } from '../../kit/card/entries'
import { classLines, commanderLine, namePiece, navySaid, notePiece, textOf } from '../../kit/card/head'
import { letters, smallestLetters } from '../../kit/card/lettering'
import { type Rect, mm, hairline, margin } from '../../kit/card/shapes'
import type { StandKind } from '../ship/ship'
import { dataOf } from '../ship/stand-data'
import { says } from '../ship/state'
import { blankData, blankTypes } from './blank-stands'
import { header, cardKey, wordsOf } from './layout'

const upper: Rect = { x: 5, y: header.top, width: 90.4, height: header.split - header.top }
const lower: Rect = { x: 5, y: header.split, width: 90.4, height: header.bottom - header.split }
const notePlace: Rect = { x: 84, y: header.split, width: 11.4, height: header.bottom - header.split }
const commanderPlace: Rect = { x: 96, y: header.split, width: 58, height: header.bottom - header.split }

/** Name, class and service, a pen for notes, and her commander. */
export function titleBlock(document: ShipDocument): Block {
  const { left, right } = margin
  return {
    face: (words) => [
      ...classLines(
        document,
        left,
        [18.6, header.figures - left - 4, smallestLetters],
        [23.2, 44, smallestLetters],
        navySaid(document, words),
      ),
      hairline(`M${header.figures} ${header.split + 0.9}H${right}`, 'rule-2'),
      ...flagOperations(document.navy, 193.6, 17.6, 10.4),
    ],
    pieces: [
      namePiece(document, { x: left, y: 13.6, room: 93 - left, size: [6, 9.6], gap: 2.4 }),
      notePiece(86.4, 19, 4.6),
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
    editors: {
      name: nameEditor(document, wordsOf, (words) => [kindEntry(document, words)]),
      class: classEditor(document, wordsOf),
    },
  }
}

/** The flag, solid where the commander of the squadron or base is aboard, and a name or the line to write it on. */
function commanderPiece(stand: ShipInPlay, words: Words): Operation[] {
  const isAboard = says(stand, 'command') !== null
  const { x, width } = commanderPlace
  const name = textOf(stand, 'commander')
  const place = { x: x + 7.6, y: 22.4, right: x + width - 1.4, size: 3, gap: 1.4 }
  return [
    { op: 'glyph', glyph: 'admiral', x: x + 1, y: 17.9, size: 5.4, ink: isAboard ? 'ink' : 'rule' },
    ...(name === ''
      ? commanderLine([], words(cardKey('commander')), place, mm)
      : letters(name, place.x, place.y, place.right - place.x, { size: 3.4, face: 'work-600', ink: 'ink' })),
  ]
}

const kinds: readonly StandKind[] = ['ship', 'smallCraft', 'aircraft', 'shore']

/** Which kind of card it is. Another kind begins with blank data; name, class and navy stay. */
export function kindEntry(document: ShipDocument, words: Words): Entry {
  const say = wordsOf(words)
  const { kind } = dataOf(document)
  const choices = kinds.map((value) => ({ value, label: say(`kinds.${value}`) }))
  return choiceEntry({ name: 'kind', label: say('fields.kind'), value: kind, choices }, (to) =>
    to === kind ? undefined : asKind(document, kind, to),
  )
}

function asKind(document: ShipDocument, from: StandKind, to: StandKind): ShipDocument {
  const type = document.type === blankTypes[from] ? blankTypes[to] : document.type
  return { ...document, type, data: { ...blankData[to] } }
}
