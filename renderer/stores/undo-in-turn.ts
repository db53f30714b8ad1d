import { computed, shallowRef } from 'vue'
import type { OpenGame } from '#shared/bridge/contract'
import { redo as redoOf, undo as undoOf } from '#shared/game/commands'
import type { Entry } from '#shared/game/journal-line'
import type { Named } from '#shared/game/label'
import type { OptimisticTable } from '#shared/game/optimistic'
import { type Update, conflictsAfter } from '#shared/game/update'

type Way = 'undo' | 'redo'

interface TurnParts {
  readonly table: () => OptimisticTable | undefined
  /** What would be taken back now, and what the journal would redo, as it reported last. */
  readonly named: Readonly<Record<Way, () => Named | null>>
  readonly send: (entry: Entry) => void
}

const entryOf = { undo: undoOf, redo: redoOf }
const opposite = { undo: 'redo', redo: 'undo' } as const

/**
 * Undos and redos asked for faster than the journal answers: what the next one takes is known only then. Each goes out
 * after the answer to the one before, and none does once anything else has come in between, so that none ever takes
 * another line than was meant.
 */
export function undoInTurn({ table, named, send }: TurnParts) {
  let way: Way = 'undo'
  let waiting = 0
  /** The last line as it will be when the next may go out. */
  let after = 0

  function press(pressed: Way): void {
    const known = table()
    if (!known) return
    if (known.lastSeq !== after) waiting = 0
    // One that has not gone out yet and its opposite are nothing done.
    if (waiting > 0 && way === opposite[pressed]) waiting--
    else if (isNext(pressed, known)) sendNext(pressed)
    else {
      way = pressed
      after = known.lastSeq
      waiting++
    }
  }

  /** Whether it is known what this one would take. */
  function isNext(pressed: Way, known: OptimisticTable): boolean {
    return known.pendingLines === 0 || (pressed === 'undo' && known.pendingUndo !== 'unknown')
  }

  /** To be called whenever the table has changed. */
  function goOn(): void {
    const known = table()
    if (waiting === 0 || !known || known.pendingLines > 0) return
    if (known.confirmedSeq !== after) return forget()
    waiting--
    after++
    sendNext(way)
  }

  function sendNext(next: Way): void {
    const entry = entryOf[next](named[next]())
    if (entry) send(entry)
    else forget()
  }

  function forget(): void {
    waiting = 0
  }

  return { undo: () => press('undo'), redo: () => press('redo'), goOn, forget }
}

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
