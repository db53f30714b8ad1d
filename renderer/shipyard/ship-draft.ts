import { editHistory } from '../ui/edit-history'
import type { ShipDocument } from '#shared/documents/ship'
import { sameValue } from '#shared/kernel/same-value'
import type { Edit, ShipEditing } from '#shared/rules/pack/ship-editing'

/** A ship on the slip, every step of her. */
export function shipDraft(editing: ShipEditing, begun: ShipDocument) {
  const draft = editHistory<ShipDocument, string>(begun, sameShip)

  /** An edit of a part; nothing where the rules refuse it. */
  function change(part: string, edit: Edit): void {
    const field = edit.kind === 'set' && typeof edit.to !== 'boolean' ? edit.field : undefined
    draft.change(editing.change(draft.now.value, part, edit), part, field)
  }

  /** Both give the part that the step was made on. */
  const undo = () => draft.undo()?.at
  const redo = () => draft.redo()?.at

  return { ...draft, change, undo, redo }
}

/** The file she lies in is not hers to change. */
function sameShip(one: ShipDocument, other: ShipDocument): boolean {
  return one === other || sameValue({ ...one, slug: other.slug }, other)
}
