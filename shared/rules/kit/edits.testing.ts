import type { ShipDocument } from '../../documents/ship'
import type { Edit, EditField, EditValue, ShipEditing } from '../pack/ship-editing'
import { words } from './worded.testing'

export const set = (field: string, to: EditValue): Edit => ({ kind: 'set', field, to })
export const add = (list: string, what: string): Edit => ({ kind: 'add', list, what })
export const remove = (list: string, index: number): Edit => ({ kind: 'remove', list, index })

/** Ships of a pack as its editor changes them and shows them. */
export const editsOf = (editing: ShipEditing) => ({
  /** Several edits of one part, one after the other. */
  edited: (document: ShipDocument, part: string, ...edits: readonly Edit[]): ShipDocument =>
    edits.reduce((each, edit) => editing.change(each, part, edit), document),
  /** A field of a part, or of an item of one of its lists. */
  fieldOf(document: ShipDocument, part: string, name: string): EditField | undefined {
    const { fields } = editing.form(document, part, words)
    const inner = fields.flatMap((field) => (field.kind === 'list' ? field.items.flatMap((item) => item.fields) : []))
    return [...fields, ...inner].find((field) => field.name === name)
  },
  problems: (document: ShipDocument) => editing.problems(document, words),
})
