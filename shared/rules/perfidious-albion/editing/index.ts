import { editingBy, editorNamed, type Editor } from '../../kit/part-editor'
import type { ShipEditing } from '../../pack/ship-editing'
import { blankShip } from './blank-ship'
import { cellEditor } from './cell-editor'
import { drawingEditor } from './drawing-editor'
import { cellOfPart, editParts } from './edit-parts'
import { headerEditors } from './header-editors'
import { problemsOf } from './problems'
import { trackEditors } from './track-editors'

/** How a ship of Perfidious Albion is changed on her card. */
export const perfidiousEditing: ShipEditing = editingBy(
  { blank: blankShip, parts: editParts, problems: problemsOf },
  editorOf,
)

const editors: Readonly<Record<string, Editor>> = { ...headerEditors, ...trackEditors, drawing: drawingEditor }

function editorOf(part: string): Editor | undefined {
  const at = cellOfPart(part)
  return at === undefined ? editorNamed(editors, part) : (document, words) => cellEditor(document, at, words)
}
