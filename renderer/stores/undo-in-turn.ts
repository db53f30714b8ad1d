import { redo as redoOf } from '#shared/game/commands'
import type { Entry } from '#shared/game/journal-line'
import type { Named } from '#shared/game/label'
import type { OptimisticTable } from '#shared/game/optimistic'

interface Redone {
  readonly table: () => OptimisticTable | undefined
  /** What the journal would redo, as it said last. */
  readonly redoes: () => Named | null
  readonly send: (entry: Entry) => void
}

/**
 * Redos asked for faster than the journal answers: what the next one restores is known only then. Each goes out after
 * the answer to the one before, and none does once anything else has come in between.
 */
export function redoInTurn({ table, redoes, send }: Redone) {
  let waiting = 0
  /** The last line as it will be when the next may go out. */
  let after = 0

  function redo(): void {
    const known = table()
    if (!known) return
    if (known.pendingLines === 0) return sendNext()
    if (known.lastSeq !== after) waiting = 0
    after = known.lastSeq
    waiting++
  }

  /** To be called whenever the table has changed. */
  function goOn(): void {
    const known = table()
    if (waiting === 0 || !known || known.pendingLines > 0) return
    if (known.confirmedSeq !== after) return forget()
    waiting--
    after++
    sendNext()
  }

  function sendNext(): void {
    const entry = redoOf(redoes())
    if (entry) send(entry)
    else forget()
  }

  function forget(): void {
    waiting = 0
  }

  /** An undo that follows a redo which has not gone out yet is that redo not made. */
  function takeBack(): boolean {
    if (waiting === 0 || table()?.lastSeq !== after) return false
    waiting--
    return true
  }

  return { redo, goOn, forget, takeBack }
}
