import { computed, shallowRef } from 'vue'
import type { OpenGame } from '#shared/bridge/contract'
import type { OptimisticTable } from '#shared/game/optimistic'
import { conflictsAfter, type Update } from '#shared/game/update'

type Steps = Pick<OpenGame, 'undo' | 'redo' | 'conflicts'>

/** What undo and redo would do, by name, and the entries that fit no more. */
export function namedSteps() {
  const reported = shallowRef<Steps>({ undo: null, redo: null, conflicts: [] })
  const pending = shallowRef<OptimisticTable['pendingUndo']>()

  return {
    /** As the journal reported it last. */
    replace: ({ undo, redo, conflicts }: Steps) => void (reported.value = { undo, redo, conflicts }),
    /** As lines that were written have changed it. */
    update({ undo, redo, conflicts }: Pick<Update, 'undo' | 'redo' | 'conflicts'>): void {
      reported.value = { undo, redo, conflicts: conflictsAfter(reported.value.conflicts, conflicts) }
    },
    /** What undo would take back of what is on its way; `unknown` while an undo is on its way itself. */
    pending,
    /** What undo would take back now, marks on their way included. */
    undo: computed(() => (pending.value === 'unknown' ? reported.value.undo : (pending.value ?? reported.value.undo))),
    redo: computed(() => reported.value.redo),
    conflicts: computed(() => reported.value.conflicts),
  }
}
