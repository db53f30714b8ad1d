import type { ShipDocument } from '../../documents/ship'
import type { Words } from '../../words/speak'
import { takeEdit, type Entry } from './card/entries'
import type { ShipEditing } from '../pack/ship-editing'

/** One part of the card as it can be changed: the sheet of it shows it, a change finds the entry that takes the edit. */
export interface PartEditor {
  readonly title: string
  readonly says: string
  readonly entries: readonly Entry[]
  readonly digits?: string
  readonly empties?: { readonly label: string; readonly take: () => ShipDocument | undefined }
}

export type Editor = (document: ShipDocument, words: Words) => PartEditor

/** The editing of a pack from its part editors; `editorOf` gives none for a part that the card has not. */
export function editingBy(
  pack: Pick<ShipEditing, 'blank' | 'parts' | 'problems'>,
  editorOf: (part: string) => Editor | undefined,
): ShipEditing {
  return {
    ...pack,
    form(document, part, words) {
      const editor = editorOf(part)?.(document, words)
      if (!editor) return { title: part, says: '', fields: [] }
      const { title, says, entries, digits, empties } = editor
      return {
        title,
        says,
        fields: entries.map(({ field }) => field),
        ...(digits !== undefined && { digits }),
        ...(empties && { empties: empties.label }),
      }
    },
    change(document, part, edit) {
      const editor = editorOf(part)?.(document, wordless)
      const changed = edit.kind === 'empty' ? editor?.empties?.take() : takeEdit(editor?.entries ?? [], edit)
      return changed ?? document
    },
  }
}

/** The editor of the part of this name. */
export function editorNamed(editors: Readonly<Record<string, Editor>>, part: string): Editor | undefined {
  return Object.hasOwn(editors, part) ? editors[part] : undefined
}

/** The words of a pack's editing: `rules.<pack>.editing.<name>`. */
export function editingWordsOf(pack: string): (words: Words) => Words {
  return (words) => (key, values) => words(`rules.${pack}.editing.${key}`, values)
}

/** A change is made without a word. */
const wordless: Words = (key) => key
