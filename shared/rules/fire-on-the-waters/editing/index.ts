import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { takeEdit } from '../../edit-entries'
import type { ShipEditing } from '../../ship-editing'
import { batteryEditor, gunsEditor } from './battery-editors'
import { blankShip } from './blank-ship'
import { drawingEditor } from './drawing-editor'
import { editParts, readPart } from './edit-parts'
import { headerEditors } from './header-editors'
import { aboveEditor, hullEditor } from './location-editors'
import type { Editor, PartEditor } from './part-editor'
import { plantEditor } from './plant-editor'
import { problemsOf } from './problems'
import { reachEditor, torpedoesEditor } from './torpedo-editors'

/** How a ship of Fire on the Waters is changed on her card. */
export const waterEditing: ShipEditing = {
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

const editors: Readonly<Record<string, Editor>> = {
  ...headerEditors,
  plant: plantEditor,
  drawing: drawingEditor,
  reach: reachEditor,
  guns: gunsEditor,
  torpedoes: torpedoesEditor,
}

function editorOf(document: ShipDocument, part: string, words: Words): PartEditor {
  const read = readPart(part)
  switch (read?.of) {
    case 'hull':
      return hullEditor(document, read.number, words)
    case 'above':
      return aboveEditor(document, read.number, words)
    case 'battery':
      return batteryEditor(document, read.number, words)
    case undefined: {
      const editor = Object.hasOwn(editors, part) ? editors[part] : undefined
      return editor?.(document, words) ?? { title: part, says: '', entries: [] }
    }
  }
}

/** A change is made without a word. */
const unsaid: Words = (key) => key
