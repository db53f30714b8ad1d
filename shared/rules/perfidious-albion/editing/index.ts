import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { takeEdit } from '../../edit-entries'
import type { ShipEditing } from '../../ship-editing'
import { blankShip } from './blank-ship'
import { cellEditor } from './cell-editor'
import { drawingEditor } from './drawing-editor'
import { cellOfPart, editParts } from './edit-parts'
import { headerEditors } from './header-editors'
import type { PartEditor } from './part-editor'
import { problemsOf } from './problems'
import { trackEditors } from './track-editors'

/** How a ship of Perfidious Albion is changed on her card. */
export const perfidiousEditing: ShipEditing = {
  blank: blankShip,
  parts: editParts,
  sheet: (document, part, words) => {
    const { title, says, entries, digits, empties } = editorOf(document, part, words)
    return {
      title,
      says,
      fields: entries.map(({ field }) => field),
      ...(digits !== undefined && { digits }),
      ...(empties && { empties: empties.label }),
    }
  },
  change: (document, part, edit) => {
    const { entries, empties } = editorOf(document, part, unsaid)
    const changed = edit.kind === 'empty' ? empties?.take() : takeEdit(entries, edit)
    return changed ?? document
  },
  problems: problemsOf,
}

const editors = { ...headerEditors, ...trackEditors, drawing: drawingEditor }

function editorOf(document: ShipDocument, part: string, words: Words): PartEditor {
  const at = cellOfPart(part)
  if (at !== undefined) return cellEditor(document, at, words)
  const editor = Object.hasOwn(editors, part) ? editors[part as keyof typeof editors] : undefined
  return editor?.(document, words) ?? { title: part, says: '', entries: [] }
}

/** A change is made without a word. */
const unsaid: Words = (key) => key
