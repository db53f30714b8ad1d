import type { JournalLine, Outcome, Phrase, StrikeLine, RestoreLine } from './journal-line'

/**
 * Which lines count. Undo strikes the newest action that still counts, redo restores it, a new action empties redo.
 * Strikes made by hand in the log, and "restart turn", are actions too: one undo takes back the whole of one.
 */
export class History {
  /** Seqs of actions, oldest first. */
  private readonly actions: number[] = []
  private redoable: number[] = []
  /** How many strikes lie on a line now. */
  private readonly strikes = new Map<number, number>()
  private readonly amends = new Map<number, number[]>()
  private readonly lines = new Map<number, JournalLine>()

  /** Takes a line in; returns the earliest line whose counting changed, or `undefined` if none did. */
  take(line: JournalLine): number | undefined {
    this.lines.set(line.seq, line)
    switch (line.kind) {
      case 'step':
      case 'turn':
      case 'note':
      case 'pending':
        this.act(line.seq)
        return undefined
      case 'amend':
        this.act(line.seq)
        return this.amend(line.target, line.seq)
      case 'strike':
        return this.takeStrike(line)
      case 'restore':
        return this.takeRestore(line)
      case 'head':
      case 'dialogue':
      case 'answer':
      case 'sealed':
        return undefined
    }
  }

  /** What a line stands for now: itself, the outcome that amended it, or nothing. */
  counts = (line: JournalLine): JournalLine | Outcome | undefined => {
    if (this.isStruck(line.seq)) return undefined
    const amend = this.amends.get(line.seq)?.findLast((seq) => !this.isStruck(seq))
    const amending = amend === undefined ? undefined : this.lines.get(amend)
    return amending?.kind === 'amend' ? amending.outcome : line
  }

  isStruck(seq: number): boolean {
    return (this.strikes.get(seq) ?? 0) > 0
  }

  isAmended(seq: number): boolean {
    return (this.amends.get(seq) ?? []).some((amend) => !this.isStruck(amend))
  }

  /** The action that undo would strike, with its name. */
  get undo(): Named | null {
    const seq = this.actions.findLast((action) => !this.isStruck(action))
    return seq === undefined ? null : this.named(seq)
  }

  get redo(): Named | null {
    const seq = this.redoable.at(-1)
    return seq === undefined ? null : this.named(seq)
  }

  /** The actions since the newest turn marker that still counts, newest last; what "restart turn" strikes. */
  sinceTurn(isTurnStart: (line: JournalLine) => boolean): readonly number[] {
    const counting = this.actions.filter((seq) => !this.isStruck(seq) && !this.isStrikeLike(seq))
    const start = counting.findLastIndex((seq) => isTurnStart(this.lines.get(seq)!))
    return counting.slice(start + 1)
  }

  private isStrikeLike(seq: number): boolean {
    const kind = this.lines.get(seq)?.kind
    return kind === 'strike' || kind === 'restore'
  }

  private named(seq: number): Named {
    return { seq, label: labelOf(this.lines.get(seq)!) }
  }

  private act(seq: number): void {
    this.actions.push(seq)
    this.redoable = []
  }

  private amend(target: number, by: number): number {
    const list = this.amends.get(target)
    if (list) list.push(by)
    else this.amends.set(target, [by])
    return target
  }

  private takeStrike(line: StrikeLine): number | undefined {
    if (line.cause === 'undo') this.redoable.push(...line.targets)
    else this.act(line.seq)
    return this.strike(line.targets, 1)
  }

  private takeRestore(line: RestoreLine): number | undefined {
    if (line.cause === 'redo') this.redoable = this.redoable.filter((seq) => !line.targets.includes(seq))
    else this.act(line.seq)
    return this.strike(line.targets, -1)
  }

  /** Adds or takes one strike from each target, and from what a struck strike had struck. */
  private strike(targets: readonly number[], by: 1 | -1): number | undefined {
    let earliest: number | undefined
    for (const target of targets) {
      const before = this.isStruck(target)
      this.strikes.set(target, (this.strikes.get(target) ?? 0) + by)
      if (this.isStruck(target) === before) continue
      const changed = this.onCountingChanged(target, by)
      if (changed !== undefined) earliest = Math.min(earliest ?? changed, changed)
    }
    return earliest
  }

  private onCountingChanged(seq: number, by: 1 | -1): number | undefined {
    const line = this.lines.get(seq)
    if (line?.kind === 'strike') return this.strike(line.targets, by === 1 ? -1 : 1)
    if (line?.kind === 'restore') return this.strike(line.targets, by)
    if (line?.kind === 'amend') return line.target
    return seq
  }
}

export interface Named {
  readonly seq: number
  readonly label: Phrase
}

/** The name of an action, as the undo button and the log say it. */
export function labelOf(line: JournalLine): Phrase {
  switch (line.kind) {
    case 'step':
      return line.label
    case 'amend':
    case 'pending':
      return line.outcome.label
    case 'turn':
      return { key: 'steps.turn', values: { turn: line.turn, phase: line.phase } }
    case 'note':
      return { key: 'steps.note', values: { text: line.text } }
    case 'strike':
      return { key: `steps.strike.${line.cause}`, values: { n: line.targets.length, seq: line.targets[0] ?? 0 } }
    case 'restore':
      return { key: `steps.restore.${line.cause}`, values: { n: line.targets.length, seq: line.targets[0] ?? 0 } }
    case 'head':
      return { key: 'steps.head', values: { title: line.setup.title } }
    case 'dialogue':
      return { key: `steps.dialogue.${line.is}`, values: { procedure: line.procedure } }
    case 'answer':
      return { key: 'steps.answer', values: {} }
    case 'sealed':
      return { key: 'steps.sealed', values: { what: line.what } }
  }
}
