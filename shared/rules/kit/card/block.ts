import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import type { ShipInPlay } from '../../../game/state'
import { fieldId, trackId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import type { Words } from '../../../words/speak'
import type { CardTarget } from '../../pack/card-target'
import type { CardFace, CardPiece } from '../../pack/rules-pack'
import type { EditForm, EditPart, ShipEditing } from '../../pack/ship-editing'
import { takeEdit, type Entry } from './entries'
import { cardSize, framedPaper, type Rect } from './shapes'

/** A piece over a card's face with how it is drawn; what it draws depends on nothing but what it reads. */
export interface Piece extends CardPiece {
  draw(ship: ShipInPlay, words: Words): readonly Operation[]
}

/** A place of the card that opens a part of the ship editor. Without row, column and group it stands in rows by its height. */
export type PartPlace = Rect & { readonly part: string } & Partial<EditPart>

/** One part of the card as it can be changed: the form of it shows it, a change finds the entry that takes the edit. */
export interface PartEditor extends Pick<EditForm, 'title' | 'says' | 'digits' | 'leadsTo'> {
  readonly entries: readonly Entry[]
  readonly empties?: { readonly label: string; readonly take: () => ShipDocument | undefined }
}

export type Editor = (words: Words) => PartEditor

/**
 * A part of a card with all that belongs to it: its face, the pieces over it in play, where it is tapped, where the
 * ship editor opens it and how it is changed there. A card is a list of blocks, made once per document, in painting
 * and reading order: the blocks of one document never change, so that whatever they measure is measured once.
 */
export interface Block {
  /** What never changes in play. */
  readonly face?: (words: Words) => readonly Operation[]
  readonly pieces?: readonly Piece[]
  readonly targets?: readonly CardTarget[]
  /** Several places may open one part. */
  readonly parts?: readonly PartPlace[]
  /** By part; a part whose places are on one block may have its editor on another. */
  readonly editors?: Readonly<Record<string, Editor>>
}

/** Several blocks as one. */
export function joined(...blocks: readonly Block[]): Block {
  return {
    face: (words) => blocks.flatMap(({ face }) => face?.(words) ?? []),
    pieces: blocks.flatMap(({ pieces = [] }) => pieces),
    targets: blocks.flatMap(({ targets = [] }) => targets),
    parts: blocks.flatMap(({ parts = [] }) => parts),
    editors: Object.assign({}, ...blocks.map(({ editors }) => editors)) as Readonly<Record<string, Editor>>,
  }
}

export type BlocksOf = (document: ShipDocument) => readonly Block[]

/** The card of a pack from the blocks of a document, on framed paper unless it has a frame of its own. */
export function cardOf(
  blocksOf: BlocksOf,
  paper: Pick<CardFace, 'smallestPaper' | 'form'> & { readonly frame?: readonly Operation[] },
): CardFace {
  const { frame = framedPaper, ...rest } = paper
  const piecesOf = onceEach(
    (document: ShipDocument): ReadonlyMap<string, Piece> =>
      new Map(blocksOf(document).flatMap(({ pieces = [] }) => pieces.map((piece) => [piece.key, piece]))),
  )
  return {
    ...cardSize,
    ...rest,
    face: (document, words) => [...frame, ...blocksOf(document).flatMap(({ face }) => face?.(words) ?? [])],
    pieces: (document) => [...piecesOf(document).values()],
    piece: ({ key }, ship, words) => piecesOf(ship.document).get(key)?.draw(ship, words) ?? [],
    targets: (document) => blocksOf(document).flatMap(({ targets = [] }) => targets),
  }
}

/** The ship editor of a pack from the same blocks: their places, and the editors of their parts. */
export function editingOf(blocksOf: BlocksOf, pack: Pick<ShipEditing, 'blank' | 'problems'>): ShipEditing {
  const editorsOf = onceEach(
    (document: ShipDocument): ReadonlyMap<string, Editor> =>
      new Map(blocksOf(document).flatMap(({ editors = {} }) => Object.entries(editors))),
  )
  return {
    ...pack,
    parts: (document) => partsOf(blocksOf(document)),
    form(document, part, words) {
      const editor = editorsOf(document).get(part)?.(words)
      if (!editor) return { title: part, says: '', fields: [] }
      const { entries, empties, ...form } = editor
      return { ...form, fields: entries.map(({ field }) => field), ...(empties && { empties: empties.label }) }
    },
    change(document, part, edit) {
      const editor = editorsOf(document).get(part)?.(wordless)
      const changed = edit.kind === 'empty' ? editor?.empties?.take() : takeEdit(editor?.entries ?? [], edit)
      return changed ?? document
    },
  }
}

/** A change is made without a word. */
const wordless: Words = (key) => key

/** The places of blocks, group by group, from above and from the left. */
export function partsOf(blocks: readonly Block[]): readonly EditPart[] {
  const places = blocks.flatMap(({ parts = [] }) => parts)
  const rows = [...new Set(places.map(({ y }) => rowOf(y)))].sort((one, other) => one - other)
  const parts = places.map((place): EditPart => ({
    row: rows.indexOf(rowOf(place.y)) + 1,
    column: Math.round(place.x),
    group: 'card',
    ...place,
  }))
  const groups = [...new Set(parts.map(({ group }) => group))]
  return groups.flatMap((group) =>
    parts.filter((part) => part.group === group).sort((one, other) => one.row - other.row || one.column - other.column),
  )
}

/** Parts that begin at nearly the same height form a row. */
const rowOf = (y: number) => Math.round(y / 3)

export function target(
  place: Rect,
  group: string,
  row: number,
  column: number,
  action: CardTarget['action'],
): CardTarget {
  const { x, y, width, height } = place
  return { x, y, width, height, row, column, group, action }
}

export const fieldAction = (name: string): CardTarget['action'] => ({ kind: 'field', field: fieldId(name) })
export const pickAction = (name: string): CardTarget['action'] => ({ kind: 'pick', track: trackId(name) })

export const readsFields = (...names: readonly string[]) => ({ fields: names.map(fieldId) })
export const readsTracks = (...names: readonly string[]) => ({ tracks: names.map(trackId) })
