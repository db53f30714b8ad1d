import { computed, shallowRef } from 'vue'
import { sameValue } from '#shared/kernel/same-value'

interface Step<Document, Place> {
  readonly before: Document
  /** Where it was made. */
  readonly at: Place
  /** The field that is being written in: what is written there in one go is one step. */
  readonly field: string | undefined
}

/**
 * A document in an editor: as it is now, as it was saved last, and every step between, to be undone and redone.
 * `isSame` says whether two of them differ in nothing that the player can change.
 */
export function editHistory<Document, Place>(begun: Document, isSame: (one: Document, other: Document) => boolean) {
  const now = shallowRef(begun)
  const kept = shallowRef(begun)
  const done = shallowRef<readonly Step<Document, Place>[]>([])
  const undone = shallowRef<readonly Step<Document, Place>[]>([])

  /** A change by the player; `field` where it is typed, letter by letter. */
  function change(after: Document, at: Place, field?: string): void {
    const before = now.value
    if (sameValue(after, before)) return
    const last = done.value.at(-1)
    const goesOn = field !== undefined && last?.field === field && last.at === at && undone.value.length === 0
    if (!goesOn) done.value = [...done.value, { before, at, field }]
    undone.value = []
    now.value = after
  }

  /** What comes next is a step of its own. */
  function settle(): void {
    const last = done.value.at(-1)
    if (last?.field !== undefined) done.value = [...done.value.slice(0, -1), { ...last, field: undefined }]
  }

  /** Takes the last step back, or makes it again; where it was made, or nothing where there is none. */
  const undo = () => goBack(done, undone)
  const redo = () => goBack(undone, done)

  function goBack(from: typeof done, to: typeof done): { readonly at: Place } | undefined {
    const step = from.value.at(-1)
    if (!step) return undefined
    from.value = from.value.slice(0, -1)
    to.value = [...to.value, { before: now.value, at: step.at, field: undefined }]
    now.value = step.before
    return { at: step.at }
  }

  /** It has been kept, as it was given to be. What was done to it meanwhile is not. */
  function isKept(given: Document, as: Document): void {
    if (now.value === given) now.value = as
    kept.value = as
    settle()
  }

  return {
    now,
    kept,
    change,
    settle,
    undo,
    redo,
    isKept,
    canUndo: computed(() => done.value.length > 0),
    canRedo: computed(() => undone.value.length > 0),
    isChanged: computed(() => !isSame(now.value, kept.value)),
  }
}
