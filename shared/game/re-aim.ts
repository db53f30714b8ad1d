import { isAction } from './history'
import { dialogueEndedBy } from './line-effects'
import type { Entry, JournalLine } from './journal-line'
import type { Named } from './label'

/**
 * What is left of the clicks, with the present numbers of the lines they refer to, and how many entries were dropped.
 */
export interface Aimed {
  readonly presses: readonly (readonly Entry[])[]
  /** Of them those that spoke of lines. */
  readonly dropped: number
  /** Ends of dialogues that another window had ended. */
  readonly ended: number
}

interface Pressed {
  readonly entries: readonly Entry[]
  readonly lines: readonly JournalLine[]
}

type Open = { readonly dialogues: readonly { readonly id: string }[] }

/**
 * Pending entries get new numbers when others have written in between. A reference to a pending line follows that line.
 * An undo, a redo or a restart of the turn only ever strikes what the player meant: where it would strike another line
 * now, it is dropped. A dialogue has one outcome: where another window has ended it meanwhile, its end here is dropped.
 */
export function aimAgain(
  presses: readonly Pressed[],
  confirmed: {
    readonly lastSeq: number
    readonly undo: Named | null
    readonly redo: Named | null
    readonly state: Open
  },
  byOthers: boolean,
): Aimed {
  /** The numbers that pending lines had, and have now; those that were let go are missing. */
  const moved = new Map<number, number>()
  const firstPending = presses[0]?.lines[0]?.seq ?? Infinity
  /** What undo would strike, newest last; what lies below what the journal named is not known. */
  const undoable = confirmed.undo ? [confirmed.undo.seq] : []
  let redoable = confirmed.redo?.seq
  let next = confirmed.lastSeq + 1
  let dropped = 0
  let ended = 0
  const open = new Set(confirmed.state.dialogues.map(({ id }) => id))
  /** Whether an entry is the end of a dialogue that is no longer open. */
  const isOver = (entry: Entry): boolean => {
    if (entry.kind === 'dialogue') {
      if (entry.is === 'opened') open.add(entry.dialogue)
      return false
    }
    const id = dialogueEndedBy(entry)
    return byOthers && id !== undefined && !open.has(id)
  }

  const now = (seq: number) => (seq < firstPending ? seq : moved.get(seq))
  const aim = (entry: Entry): Entry | undefined => {
    if (entry.kind === 'amend') {
      const target = now(entry.target)
      return target === undefined ? undefined : { ...entry, target }
    }
    if (entry.kind !== 'strike' && entry.kind !== 'restore') return entry
    const targets = entry.targets.map(now)
    if (!targets.every((seq) => seq !== undefined)) return undefined
    if (byOthers && entry.cause === 'restartTurn') return undefined
    if (byOthers && entry.cause === 'undo' && targets[0] !== undoable.at(-1)) return undefined
    if (byOthers && entry.cause === 'redo' && targets[0] !== redoable) return undefined
    return { ...entry, targets }
  }
  const count = (entry: Entry, seq: number) => {
    if (entry.kind === 'strike' && entry.cause === 'undo') undoable.pop()
    else if (entry.kind === 'restore' && entry.cause === 'redo') undoable.push(...entry.targets)
    else if (isAction(entry)) undoable.push(seq)
    redoable = undefined
  }

  const left = presses.map(({ entries, lines }) =>
    entries.flatMap((entry, i) => {
      if (isOver(entry)) {
        ended++
        return []
      }
      const aimed = aim(entry)
      if (!aimed) {
        dropped++
        return []
      }
      moved.set(lines[i]!.seq, next)
      count(aimed, next)
      next++
      return [aimed]
    }),
  )
  return { presses: left, dropped, ended }
}
