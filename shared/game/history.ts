import type { Entry, JournalLine, Outcome, RestoreLine, StrikeLine } from './journal-line'
import { labelOf, type Named } from './label'

/** A strike of a strike of a strike … as deep as anyone means it; bounds what a stranger's file can cost. */
const deepestStrike = 16

/**
 * Which lines count. Undo strikes the newest action that still counts, redo restores it, a new action empties redo.
 * Strikes made by hand in the log, and "restart turn", are actions too: one undo takes back the whole of one.
 *
 * The newest strike or restore that names a line, and itself still counts, has the last word on it. So a strike of
 * what is struck, or a restore of what is not, changes nothing and confuses nothing later.
 */
export class History {
  private readonly lines: (JournalLine | undefined)[] = []
  /** Seqs of actions, oldest first. */
  private readonly actions: number[] = []
  private redoable: number[] = []
  /** Strikes and restores by the line they name, oldest first. */
  private readonly verdicts = new Map<number, number[]>()
  private readonly amends = new Map<number, number[]>()
  private readonly struck = new Set<number>()
  private readonly depths = new Map<number, number>()

  /** Takes a line in; returns the earliest line whose counting changed, or `undefined` if none did. */
  take(line: JournalLine): number | undefined {
    this.lines[line.seq] = line
    if (isAction(line)) this.act(line.seq)
    switch (line.kind) {
      case 'amend':
        if (!this.isAmendable(line.target)) return undefined
        listed(this.amends, line.target).push(line.seq)
        return line.target
      case 'strike':
        if (line.cause === 'undo') this.redoable.push(...this.targetsOf(line).filter((seq) => !this.isStruck(seq)))
        return this.judge(line)
      case 'restore':
        if (line.cause === 'redo') this.redoable = this.redoable.filter((seq) => !line.targets.includes(seq))
        return this.judge(line)
      default:
        return undefined
    }
  }

  /** What a line stands for now: itself, the outcome that amended it, or nothing. */
  counts = (line: JournalLine): JournalLine | Outcome | undefined => {
    if (this.struck.has(line.seq)) return undefined
    if (this.amends.size === 0) return line
    const amend = this.amends.get(line.seq)?.findLast((seq) => !this.struck.has(seq))
    const amending = amend === undefined ? undefined : this.lines[amend]
    if (amending?.kind !== 'amend') return line
    return line.kind === 'pending' ? { ...line, outcome: amending.outcome } : amending.outcome
  }

  isStruck(seq: number): boolean {
    return this.struck.has(seq)
  }

  isAmended(seq: number): boolean {
    return (this.amends.get(seq) ?? []).some((amend) => !this.struck.has(amend))
  }

  /** Whether a line is an action, which undo and the log may strike. */
  isStrikable(seq: number): boolean {
    const line = this.lines[seq]
    return line !== undefined && isAction(line) && this.depthOf(seq) < deepestStrike
  }

  /** Only an outcome can take an outcome's place; an amended entry is amended again at its own place. */
  isAmendable(seq: number): boolean {
    const kind = this.lines[seq]?.kind
    return kind === 'step' || kind === 'pending'
  }

  /** The action that undo would strike, with its name. */
  get undo(): Named | null {
    return this.named(this.actions.findLast((seq) => !this.struck.has(seq) && this.isStrikable(seq)))
  }

  get redo(): Named | null {
    return this.named(this.redoable.at(-1))
  }

  /**
   * What "restart turn" strikes, oldest first: every action since the marker that began this turn, and with them
   * the strikes and amends made since on what was done before it. Empty when the turn is as it began.
   */
  sinceTurnBegan(): readonly number[] {
    const counting = this.actions.filter((seq) => !this.struck.has(seq) && this.isStrikable(seq))
    const start = this.turnBegan(counting)
    const targets = new Set<number>()
    const reachesBack = (seq: number): boolean =>
      this.targetsOf(this.lines[seq]).some((at) => at <= start || reachesBack(at))
    const add = (seq: number) => {
      const line = this.lines[seq]
      if (!isVerdict(line)) targets.add(seq)
      else if (reachesBack(seq)) {
        targets.add(seq)
        for (const at of this.targetsOf(line)) if (at > start) add(at)
      }
    }
    for (const seq of counting) if (seq > start) add(seq)
    return [...targets].sort((a, b) => a - b)
  }

  private turnBegan(counting: readonly number[]): number {
    let turn = 1
    let began = 0
    for (const seq of counting) {
      const line = this.lines[seq]
      if (line?.kind !== 'turn' || line.turn === turn) continue
      turn = line.turn
      began = seq
    }
    return began
  }

  private named(seq: number | undefined): Named | null {
    const line = seq === undefined ? undefined : this.lines[seq]
    return line ? { seq: line.seq, label: labelOf(line) } : null
  }

  private act(seq: number): void {
    this.actions.push(seq)
    if (this.redoable.length > 0) this.redoable = []
  }

  /** The targets that a strike or restore has power over: actions before it. */
  private targetsOf(line: JournalLine | undefined): readonly number[] {
    if (!isVerdict(line)) return []
    return line.targets.filter((seq) => seq < line.seq && this.isStrikable(seq))
  }

  private depthOf(seq: number): number {
    return this.depths.get(seq) ?? 0
  }

  private judge(line: StrikeLine | RestoreLine): number | undefined {
    const targets = this.targetsOf(line)
    this.depths.set(line.seq, targets.reduce((deepest, seq) => Math.max(deepest, this.depthOf(seq)), 0) + 1)
    for (const seq of targets) listed(this.verdicts, seq).push(line.seq)
    return this.recount(targets)
  }

  /** Counts lines anew, and what the strikes and restores among them had settled, newest first. */
  private recount(changed: readonly number[]): number | undefined {
    let earliest: number | undefined
    const later = new Set<number>()
    const flip = (seq: number) => {
      if (!this.flips(seq)) return
      const line = this.lines[seq]
      if (isVerdict(line)) later.add(seq)
      const at = line?.kind === 'amend' ? line.target : seq
      earliest = Math.min(earliest ?? at, at)
    }
    changed.forEach(flip)
    while (later.size > 0) {
      const newest = Math.max(...later)
      later.delete(newest)
      this.targetsOf(this.lines[newest]).forEach(flip)
    }
    return earliest
  }

  private flips(seq: number): boolean {
    const verdict = this.verdicts.get(seq)?.findLast((by) => !this.struck.has(by))
    const isStruck = verdict !== undefined && this.lines[verdict]?.kind === 'strike'
    if (isStruck === this.struck.has(seq)) return false
    if (isStruck) this.struck.add(seq)
    else this.struck.delete(seq)
    return true
  }
}

function isVerdict(line: JournalLine | undefined): line is StrikeLine | RestoreLine {
  return line?.kind === 'strike' || line?.kind === 'restore'
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

function listed(map: Map<number, number[]>, key: number): number[] {
  const list = map.get(key)
  if (list) return list
  const fresh: number[] = []
  map.set(key, fresh)
  return fresh
}
