import { editingBy, editorNamed, type Editor } from '../../kit/part-editor'
import type { ShipEditing } from '../../pack/ship-editing'
import { aboardEditor, airfieldEditor, loadsEditor } from './aboard-editors'
import { blankStand } from './blank-stands'
import { drawingEditor } from './drawing-editor'
import { editParts } from './edit-parts'
import { fittingEditors } from './fitting-editors'
import { headEditors } from './head-editors'
import { problemsOf } from './problems'
import { strengthEditors } from './strength-editors'
import { torpedoesEditor } from './torpedo-editors'
import { mainEditor, otherEditor, weaponsEditor } from './weapon-editors'

const editors: Readonly<Record<string, Editor>> = {
  ...headEditors,
  ...strengthEditors,
  ...fittingEditors,
  weapons: weaponsEditor,
  main: mainEditor,
  other: otherEditor,
  torpedoes: torpedoesEditor,
  aboard: aboardEditor,
  airfield: airfieldEditor,
  loads: loadsEditor,
  drawing: drawingEditor,
}

/** How a stand of Squadron d20 is changed on its card, and into another kind of card. */
export const squadronEditing: ShipEditing = editingBy(
  { blank: blankStand, parts: editParts, problems: problemsOf },
  (part) => editorNamed(editors, part),
)
