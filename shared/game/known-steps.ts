import { sameValue } from '../kernel/same-value'
import type { JournalLine } from './journal-line'
import type { GameState } from './state'

/** The table without a line, and with it. */
interface Step {
  readonly without: GameState
  readonly with: GameState
}

/** So many of the newest are kept: nobody undoes more before the journal has answered. */
const mostKept = 100

/** What single lines did to the table, as far as it was seen here: their undo is shown before the journal answers. */
export class KnownSteps {
  private readonly steps = new Map<number, Step>()

  /** Notes what lines have done; an undo or redo says it of the line that it names. Of several together it is not known. */
  learn(lines: readonly JournalLine[], before: GameState, after: GameState): void {
    this.forget(lines)
    const [line, ...more] = lines
    if (!line || more.length > 0) return
    const { way, seq } = turnedBy(line) ?? { way: 'redo', seq: line.seq }
    this.steps.delete(seq)
    this.steps.set(seq, way === 'undo' ? { without: after, with: before } : { without: before, with: after })
    if (this.steps.size > mostKept) this.steps.delete(this.steps.keys().next().value!)
  }

  forget(lines: readonly JournalLine[]): void {
    for (const { seq } of lines) this.steps.delete(seq)
  }

  forgetAll(): void {
    this.steps.clear()
  }

  /** The table after an undo or a redo; `undefined` for any other line, and where only the journal can say. */
  after(table: GameState, [line, ...more]: readonly JournalLine[]): GameState | undefined {
    const turned = line && more.length === 0 ? turnedBy(line) : undefined
    const step = turned && this.steps.get(turned.seq)
    if (!step) return undefined
    return turned.way === 'undo'
      ? turnedFrom(table, step.with, step.without)
      : turnedFrom(table, step.without, step.with)
  }
}

function turnedBy(line: JournalLine): { readonly way: 'undo' | 'redo'; readonly seq: number } | undefined {
  if (line.kind !== 'strike' && line.kind !== 'restore') return undefined
  const [seq, ...more] = line.targets
  if (seq === undefined || more.length > 0 || (line.cause !== 'undo' && line.cause !== 'redo')) return undefined
  return { way: line.cause, seq }
}

/**
 * Undo strikes the newest line that counts: what that line changed goes back, if nothing has changed it since. Dialogues
 * follow their lines whether these count or not.
 */
function turnedFrom(table: GameState, from: GameState, to: GameState): GameState | undefined {
  const ships = changedMembers(table.ships, from.ships, to.ships)
  const { dialogues } = table
  const rest = (of: GameState) => ({ ...of, joined: of.joined, ships: null, dialogues: null })
  const parts = changedMembers(rest(table), rest(from), rest(to))
  return ships && parts && ({ ...parts, ships, dialogues } as GameState)
}

/** A record with the members that differ between two others as the second has them; `undefined` if it has not the first's. */
function changedMembers<Members extends object>(now: Members, from: Members, to: Members): Members | undefined {
  if (now === from || from === to) return from === to ? now : to
  const next = { ...now }
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)]) as Set<keyof Members>) {
    if (from[name] === to[name]) continue
    // The order of members counts: none is put in or taken out here.
    if (now[name] !== from[name] || !Object.hasOwn(from, name) || !Object.hasOwn(to, name)) return undefined
    next[name] = to[name]
  }
  return next
}

/** A table with the very parts and ships of another wherever they are alike: what is shown already stays as it is. */
export function likeShown(table: GameState, shown: GameState): GameState {
  const ships = likeMembers(table.ships, shown.ships)
  return { ...likeMembers({ ...table, ships: null }, { ...shown, ships: null }), ships }
}

/** The other itself where all members are alike, in one order. */
function likeMembers<Members extends object>(members: Members, shown: Members): Members {
  const names = Object.keys(members) as (keyof Members)[]
  const next = { ...members }
  for (const name of names) if (sameValue(next[name], shown[name])) next[name] = shown[name]
  const isAlike = sameValue(names, Object.keys(shown)) && names.every((name) => next[name] === shown[name])
  return isAlike ? shown : next
}
