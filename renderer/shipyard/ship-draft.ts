import { computed, shallowRef } from 'vue'
import type { ShipDocument } from '#shared/documents/ship'
import { sameValue } from '#shared/kernel/same-value'
import type { Edit, ShipEditing } from '#shared/rules/ship-editing'

interface Step {
  readonly before: ShipDocument
  readonly part: string
  /** The field that is being written in: what is written there in one go is one step. */
  readonly field: string | undefined
}

/** A ship on the slip: as she is now, as she was kept last, and every step between, to be taken back and made again. */
export function shipDraft(editing: ShipEditing, begun: ShipDocument) {
  const now = shallowRef(begun)
  const kept = shallowRef(begun)
  const done = shallowRef<readonly Step[]>([])
  const undone = shallowRef<readonly Step[]>([])

  /** What a hand did to a part; nothing where the rules do not take it. */
  function change(part: string, edit: Edit): void {
    const before = now.value
    const after = editing.change(before, part, edit)
    if (sameValue(after, before)) return
    const field = edit.kind === 'set' && typeof edit.to !== 'boolean' ? edit.field : undefined
    const last = done.value.at(-1)
    const goesOn = field !== undefined && last?.field === field && last.part === part && undone.value.length === 0
    if (!goesOn) done.value = [...done.value, { before, part, field }]
    undone.value = []
    now.value = after
  }

  /** What comes next is a step of its own. */
  function settle(): void {
    const last = done.value.at(-1)
    if (last?.field !== undefined) done.value = [...done.value.slice(0, -1), { ...last, field: undefined }]
  }

  /** Takes the last step back, or makes it again; the part it was made on. */
  function undo(): string | undefined {
    return goBack(done, undone)
  }
  function redo(): string | undefined {
    return goBack(undone, done)
  }
  function goBack(from: typeof done, to: typeof done): string | undefined {
    const step = from.value.at(-1)
    if (!step) return undefined
    from.value = from.value.slice(0, -1)
    to.value = [...to.value, { before: now.value, part: step.part, field: undefined }]
    now.value = step.before
    return step.part
  }

  /** She has been kept, as she was given to be. What was done to her meanwhile is not. */
  function isKept(given: ShipDocument, as: ShipDocument): void {
    if (now.value === given) now.value = as
    kept.value = as
    settle()
  }

  return {
    now,
    change,
    settle,
    undo,
    redo,
    isKept,
    canUndo: computed(() => done.value.length > 0),
    canRedo: computed(() => undone.value.length > 0),
    isChanged: computed(() => !sameShip(now.value, kept.value)),
  }
}
export type ShipDraft = ReturnType<typeof shipDraft>

/** The file she lies in is not hers to change. */
function sameShip(one: ShipDocument, other: ShipDocument): boolean {
  return one === other || sameValue({ ...one, slug: other.slug }, other)
}
