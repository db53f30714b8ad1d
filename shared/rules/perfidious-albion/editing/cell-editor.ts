import type { ShipDocument } from '../../../documents/ship'
import { assertNever } from '../../../kernel/assert-never'
import type { Words } from '../../../words/speak'
import {
  choiceEntry,
  listEntry,
  numberEntry,
  someEntry,
  textEntry,
  yesNoEntry,
  type Entry,
} from '../../kit/edit-entries'
import { place, written } from '../ship/ship-data'
import { arcs, gunLetters, type ArcName, type CellContent, type HullCell } from '../ship/ship'
import {
  addContent,
  cellAt,
  emptyCell,
  gunCells,
  hullCell,
  makeVoid,
  mostInCell,
  removeContent,
  setArmour,
  setCell,
  setContent,
  setFireMark,
} from './hull-edits'
import type { PartEditor } from '../../kit/part-editor'
import { editingWords } from './says'

const kinds = ['gun', 'magazine', 'torpedoTube', 'propulsion', 'steering', 'conningTower', 'funnel'] as const
const mounts = ['turret', 'casemate', 'light'] as const

/** A cell of the hull: whether it is one, its armour, its Fire mark, what it holds. */
export function cellEditor(document: ShipDocument, at: string, words: Words): PartEditor {
  const say = editingWords(words)
  const cell = cellAt(document, at)
  const { armour, fireMark, holds } = hullCell(document, at)
  return {
    title: say('cell.title', { ...place(at) }),
    says: cell ? cellLine(cell, words) : say('cell.void'),
    digits: 'armour',
    ...(cell && { empties: { label: say(emptiesWhat(cell)), take: () => emptyCell(document, at) } }),
    entries: [
      yesNoEntry({ name: 'hull', label: say('cell.hull'), value: cell !== undefined }, (to) =>
        to ? setCell(document, hullCell(document, at)) : makeVoid(document, at),
      ),
      numberEntry({ name: 'armour', label: say('cell.armour'), value: armour, minimum: 0, maximum: 9 }, (to) =>
        setArmour(document, at, to),
      ),
      yesNoEntry({ name: 'fireMark', label: say('cell.fireMark'), value: fireMark }, (to) =>
        setFireMark(document, at, to),
      ),
      listEntry(
        { name: 'holds', label: say('cell.holds') },
        {
          items: holds.map((content, index) => ({
            title: contentName(content, words),
            entries: contentEntries(document, at, index, content, words),
          })),
          adds: holds.length < mostInCell ? kinds.map((value) => ({ value, label: say(`contents.${value}`) })) : [],
          least: 0,
          add: (what) => {
            const kind = kinds.find((each) => each === what)
            return kind && addContent(document, at, kind)
          },
          remove: (index) => removeContent(document, at, index),
        },
      ),
    ],
  }
}

function emptiesWhat({ holds, armour, fireMark }: HullCell): string {
  return holds.length === 0 && armour === 0 && !fireMark ? 'cell.makeVoid' : 'cell.empty'
}

/** `Guns B ×2, magazine; armour 5; Fire mark` */
function cellLine({ holds, armour, fireMark }: HullCell, words: Words): string {
  const say = editingWords(words)
  const held = holds.length === 0 ? say('cell.nothing') : holds.map((content) => contentName(content, words)).join(', ')
  const plated = armour === 0 ? say('cell.unarmoured') : say('cell.armoured', { armour })
  return [held, plated, ...(fireMark ? [say('cell.marked')] : [])].join('; ')
}

function contentName(content: CellContent, words: Words): string {
  const say = editingWords(words)
  const name = say(`contents.${content.kind}`)
  if (content.kind === 'gun') return say('contents.guns', { name, letter: content.letter, count: content.count })
  return content.kind === 'torpedoTube' ? say('contents.several', { name, count: content.count }) : name
}

function contentEntries(
  document: ShipDocument,
  at: string,
  index: number,
  content: CellContent,
  words: Words,
): readonly Entry[] {
  const say = editingWords(words)
  const named = (part: string) => ({ name: `holds.${index}.${part}`, label: say(`fields.${part}`) })
  const become = (changed: CellContent) => setContent(document, at, index, changed)
  const arcChoices = (Object.keys(arcs) as ArcName[]).map((value) => ({
    value,
    label: words(`rules.perfidious-albion.arcs.${value}`),
  }))
  switch (content.kind) {
    case 'gun':
      return [
        choiceEntry(
          {
            ...named('letter'),
            value: content.letter,
            choices: gunLetters.map((value) => ({ value, label: say(`letters.${value}`) })),
          },
          (letter) => become({ ...content, letter }),
        ),
        numberEntry({ ...named('count'), value: content.count, minimum: 1, maximum: 20 }, (count) =>
          become({ ...content, count }),
        ),
        choiceEntry({ ...named('arc'), value: content.arc, choices: arcChoices }, (arc) => become({ ...content, arc })),
        choiceEntry(
          {
            ...named('mount'),
            value: content.mount,
            choices: mounts.map((value) => ({ value, label: say(`mounts.${value}`) })),
          },
          (mount) => become({ ...content, mount }),
        ),
      ]
    case 'magazine':
      return [
        someEntry(
          { ...named('feeds'), values: content.feeds, choices: feedChoices(document, content.feeds, words) },
          (feeds) => become({ ...content, feeds: feeds.slice(0, mostFed) }),
        ),
        textEntry({ ...named('serves'), value: content.serves, maximumLength: 16 }, (serves) =>
          become({ ...content, serves }),
        ),
      ]
    case 'torpedoTube':
      return [
        numberEntry({ ...named('tubes'), value: content.count, minimum: 1, maximum: 8 }, (count) =>
          become({ ...content, count }),
        ),
        choiceEntry({ ...named('arc'), value: content.arc, choices: arcChoices }, (arc) => become({ ...content, arc })),
      ]
    case 'steering':
    case 'conningTower':
    case 'propulsion':
    case 'funnel':
      return []
    default:
      return assertNever(content)
  }
}

/** As many gun cells as one magazine may feed. */
const mostFed = 20

/** Every cell with guns, and those fed now where none stand any more, so that they can be taken off. */
function feedChoices(document: ShipDocument, feeds: readonly string[], words: Words) {
  const say = editingWords(words)
  const guns = gunCells(document)
  const strays = feeds.filter((at) => !guns.some((cell) => cell.at === at))
  return [
    ...guns.map(({ at, holds }) => ({
      value: at,
      label: say('feed', {
        at: written(at),
        guns: holds.flatMap((held) => (held.kind === 'gun' ? [`${held.letter} ×${held.count}`] : [])).join(', '),
      }),
    })),
    ...strays.map((at) => ({ value: at, label: say('feedNone', { at: written(at) }) })),
  ]
}
