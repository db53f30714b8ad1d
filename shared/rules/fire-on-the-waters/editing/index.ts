import { editingBy, editorNamed, type Editor } from '../../kit/part-editor'
import type { ShipEditing } from '../../pack/ship-editing'
import { batteryEditor, gunsEditor } from './battery-editors'
import { blankShip } from './blank-ship'
import { drawingEditor } from './drawing-editor'
import { editParts, readPart } from './edit-parts'
import { headerEditors } from './header-editors'
import { aboveEditor, hullEditor } from './location-editors'
import { plantEditor } from './plant-editor'
import { problemsOf } from './problems'
import { reachEditor, torpedoesEditor } from './torpedo-editors'

/** How a ship of Fire on the Waters is changed on her card. */
export const waterEditing: ShipEditing = editingBy(
  { blank: blankShip, parts: editParts, problems: problemsOf },
  editorOf,
)

const editors: Readonly<Record<string, Editor>> = {
  ...headerEditors,
  plant: plantEditor,
  drawing: drawingEditor,
  reach: reachEditor,
  guns: gunsEditor,
  torpedoes: torpedoesEditor,
}

function editorOf(part: string): Editor | undefined {
  const read = readPart(part)
  switch (read?.of) {
    case 'hull':
      return (document, words) => hullEditor(document, read.number, words)
    case 'above':
      return (document, words) => aboveEditor(document, read.number, words)
    case 'battery':
      return (document, words) => batteryEditor(document, read.number, words)
    case undefined:
      return editorNamed(editors, part)
  }
}
