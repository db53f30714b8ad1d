import { computed, shallowRef } from 'vue'
import type { OpenGame } from '#shared/bridge/contract'
import type { OptimisticTable } from '#shared/game/optimistic'
import { conflictsAfter, type Update } from '#shared/game/update'

type Steps = Pick<OpenGame, 'undo' | 'redo' | 'misfits'>

/** What undo and redo would do, by name, and the entries that fit no more. */
export function namedSteps() {
  const told = shallowRef<Steps>({ undo: null, redo: null, misfits: [] })
  const pending = shallowRef<OptimisticTable['pendingUndo']>()

  return {
    /** As the journal told it last. */
    tell: ({ undo, redo, misfits }: Steps) => void (told.value = { undo, redo, misfits }),
    /** As lines that were written have changed it. */
    update({ undo, redo, misfits }: Pick<Update, 'undo' | 'redo' | 'misfits'>): void {
      told.value = { undo, redo, misfits: conflictsAfter(told.value.misfits, misfits) }
    },
    /** What undo would take back of what is on its way; `unknown` while an undo is on its way itself. */
    pending,
    /** What undo would take back now, marks on their way included. */
    undo: computed(() => (pending.value === 'unknown' ? told.value.undo : (pending.value ?? told.value.undo))),
    redo: computed(() => told.value.redo),
    misfits: computed(() => told.value.misfits),
  }
}
