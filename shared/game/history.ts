import type { Entry, JournalLine, LineOf, Outcome } from './journal-line'
import { labelOf, type Named } from './label'

type StrikeLine = LineOf<'strike'>
type AmendLine = LineOf<'amend'>
type Verdict = StrikeLine | LineOf<'restore'>

/** The result of all strikes, restores and amends. */
export interface LineStates {
  /** 1 where a line is struck, by number. */
  readonly struck: Uint8Array
  /** The amend that replaces a line. */
  readonly amends: ReadonlyMap<number, AmendLine>
}

/**
 * Which lines count. Undo strikes the newest action that still counts; redo takes that undo back and has no effect of
 * its own; a new action empties redo. Strikes made by a player in the log, and "restart turn", are actions too: one
 * undo takes back the whole of one.
 *
 * The newest strike or restore of a line that itself still counts decides about it; the newest amend that counts
 * replaces its line. A line only refers to older ones, so one pass from the newest to the oldest is enough. The pass
 * runs on demand: a whole journal costs one.
 */
export class History {
  private readonly lines: (JournalLine | undefined)[] = []
  /** Strikes, restores and amends, oldest first. An undo that was taken back is not among them, nor is any redo. */
  private readonly lookingBack: (Verdict | AmendLine | undefined)[] = []
  /** The undos that redo can take back: those since the last action, so all of `lookingBack` from here on. */
  private redoableFrom = 0
  /** For actions whose undo can be taken back: the index of that undo in `lookingBack`. */
  private readonly undos = new Map<number, number>()
  private lineStates: LineStates = { struck: new Uint8Array(), amends: new Map() }
  private isUpToDate = true
  private changedFrom: number | undefined

  /** Takes the next line in. Lines that are left out can neither be struck nor named. */
  take(line: JournalLine): void {
    this.lines[line.seq] = line
    if (line.kind === 'amend') {
      if (this.isAmendable(line.target)) this.lookBack(line)
    } else if (line.kind === 'restore' && line.cause === 'redo') this.takeBackUndo(line)
    else if (line.kind === 'strike' && line.cause === 'undo') this.takeUndo(line)
    else if (line.kind === 'strike' || line.kind === 'restore') this.lookBack(line)
    if (!isAction(line)) return
    this.redoableFrom = this.lookingBack.length
    this.undos.clear()
  }

  /** What counts in place of a line now: itself, the outcome that amended it, or nothing. */
  counts = (line: JournalLine): JournalLine | Outcome | undefined => {
    const { struck, amends } = this.states
    if (struck[line.seq] === 1) return undefined
    const amend = amends.get(line.seq)
    if (!amend) return line
    return line.kind === 'pending' ? { ...line, outcome: amend.outcome } : amend.outcome
  }

  /** The earliest line that counts otherwise than when this was last asked; `undefined` if none does. */
  takeChanges(): number | undefined {
    this.updateStates()
    const { changedFrom } = this
    this.changedFrom = undefined
    return changedFrom
  }

  isStruck(seq: number): boolean {
    return this.states.struck[seq] === 1
  }

  isAmended(seq: number): boolean {
    return this.states.amends.has(seq)
  }

  /** Whether a line is an action, which undo and the log may strike. */
  isStrikable(seq: number): boolean {
    const line = this.lines[seq]
    return line !== undefined && isAction(line)
  }

  /** Only an outcome can take an outcome's place; an amended entry is amended again at its own place. */
  isAmendable(seq: number): boolean {
    const kind = this.lines[seq]?.kind
    return kind === 'step' || kind === 'pending'
  }

  /** The action that undo would strike, with its name. */
  get undo(): Named | null {
    for (let seq = this.lines.length - 1; seq >= 0; seq--) {
      if (this.isStrikable(seq) && !this.isStruck(seq)) return this.named(seq)
    }
    return null
  }

  get redo(): Named | null {
    const newest = this.newestUndo
    return newest ? this.named(this.actionOf(newest)) : null
  }

  /**
   * What "restart turn" strikes, oldest first: every action since the marker that began this turn, and the strikes and
   * amends made since then on earlier lines. Empty when the turn is as it began.
   */
  sinceTurnBegan(): readonly number[] {
    const start = this.turnBegan()
    const targets: number[] = []
    /** What might count again once the strikes among the targets do not. */
    const freed = new Set<number>()
    for (let seq = this.lines.length - 1; seq > start; seq--) {
      const line = this.lines[seq]
      if (!line || !isAction(line)) continue
      const spokenOf = this.targetsOf(line)
      // An entry about this turn alone has nothing to strike once everything else of the turn is struck.
      const counts = !this.isStruck(seq) && (!isVerdict(line) || spokenOf.some((target) => target <= start))
      if (!counts && !freed.has(seq)) continue
      targets.push(seq)
      for (const target of spokenOf) if (target > start) freed.add(target)
    }
    return targets.reverse()
  }

  private turnBegan(): number {
    let turn = 1
    let began = 0
    for (const line of this.lines) {
      if (line?.kind !== 'turn' || line.turn === turn || this.isStruck(line.seq)) continue
      turn = line.turn
      began = line.seq
    }
    return began
  }

  private named(seq: number | undefined): Named | null {
    const line = seq === undefined ? undefined : this.lines[seq]
    return line ? { seq: line.seq, label: labelOf(line) } : null
  }

  private lookBack(line: Verdict | AmendLine): void {
    this.lookingBack.push(line)
    this.isUpToDate = false
  }

  private takeUndo(line: StrikeLine): void {
    const action = this.actionOf(line)
    if (action === undefined) return
    this.undos.set(action, this.lookingBack.length)
    this.lookBack(line)
  }

  /** Takes back the newest undo if that is the one named. Another one is named only where lines have been lost. */
  private takeBackUndo({ targets }: LineOf<'restore'>): void {
    for (const seq of targets) {
      const newest = this.newestUndo
      const at = newest && this.actionOf(newest) === seq ? this.lookingBack.length - 1 : this.undos.get(seq)
      if (at === undefined) continue
      this.lookingBack[at] = undefined
      this.undos.delete(seq)
      this.isUpToDate = false
      while (this.lookingBack.length > this.redoableFrom && !this.lookingBack.at(-1)) this.lookingBack.pop()
    }
  }

  private get newestUndo(): StrikeLine | undefined {
    const newest = this.lookingBack.length > this.redoableFrom ? this.lookingBack.at(-1) : undefined
    return newest?.kind === 'strike' ? newest : undefined
  }

  /** The action that an undo strikes. An undo written by this program names no other line. */
  private actionOf(undo: StrikeLine): number | undefined {
    return undo.targets.findLast((seq) => seq < undo.seq && this.isStrikable(seq))
  }

  /** The targets that a strike or restore can affect: actions before it. */
  private targetsOf(line: JournalLine): readonly number[] {
    return isVerdict(line) ? line.targets.filter((seq) => seq < line.seq && this.isStrikable(seq)) : []
  }

  /** What counts now; another object once that has changed. */
  get states(): LineStates {
    if (!this.isUpToDate) this.updateStates()
    return this.lineStates
  }

  private updateStates(): void {
    if (this.isUpToDate) return
    const before = this.lineStates
    const struck = new Uint8Array(this.lines.length)
    const heard = new Uint8Array(this.lines.length)
    const amends = new Map<number, AmendLine>()
    for (let at = this.lookingBack.length - 1; at >= 0; at--) {
      const line = this.lookingBack[at]
      if (!line || struck[line.seq] === 1) continue
      if (line.kind === 'amend') {
        if (!amends.has(line.target)) amends.set(line.target, line)
        continue
      }
      for (const seq of line.targets) {
        if (seq >= line.seq || heard[seq] === 1 || !this.isStrikable(seq)) continue
        heard[seq] = 1
        if (line.kind === 'strike') struck[seq] = 1
      }
    }
    this.lineStates = { struck, amends }
    this.isUpToDate = true
    let earliest = this.changedFrom ?? this.lines.length
    for (const seq of recountedLines(before, this.lineStates)) earliest = Math.min(earliest, seq)
    this.changedFrom = earliest
  }
}

/** The lines that differ between two states: struck, restored or amended. */
export function recountedLines(before: LineStates, after: LineStates): ReadonlySet<number> {
  const changed = new Set<number>()
  if (before === after) return changed
  for (let seq = 0; seq < after.struck.length; seq++) {
    if ((before.struck[seq] ?? 0) !== after.struck[seq]) changed.add(seq)
  }
  for (const [target, amend] of after.amends) if (before.amends.get(target) !== amend) changed.add(target)
  for (const target of before.amends.keys()) if (!after.amends.has(target)) changed.add(target)
  return changed
}

function isVerdict(line: JournalLine): line is Verdict {
  return line.kind === 'strike' || line.kind === 'restore'
}

/** Whether a line is an action, as undo counts them: an undo and its redo are none. */
export function isAction(line: JournalLine | Entry): boolean {
  switch (line.kind) {
    case 'step':
    case 'amend':
    case 'turn':
    case 'note':
    case 'pending':
      return true
    case 'strike':
      return line.cause !== 'undo'
    case 'restore':
      return line.cause !== 'redo'
    case 'head':
    case 'dialogue':
    case 'answer':
    case 'sealed':
    case 'lost':
      return false
  }
}
