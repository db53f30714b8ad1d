import { initialState } from '../game/fold'
import type { HeadLine, JournalLine } from '../game/journal-line'
import { Session } from '../game/session'
import type { GameState } from '../game/state'
import type { RulesPack } from '../rules/pack/rules-pack'

/**
 * A replay of a game, line by line: the table right after each, including what was undone later. A table that has been
 * reached once is kept, so that going back costs nothing; tables share what has not changed.
 */
export class Replay {
  private readonly session: Session
  private readonly tables: GameState[]
  private readonly turnStarts: number[] = [0]

  /** `lines` go on from the head without a gap. */
  constructor(
    pack: RulesPack,
    head: HeadLine,
    private readonly lines: readonly JournalLine[],
  ) {
    const firstPhase = pack.phases[0] ?? ''
    this.session = new Session(pack, head, firstPhase)
    this.tables = [initialState(pack, head, firstPhase)]
    for (const line of lines) if (line.kind === 'turn') this.turnStarts.push(line.seq)
  }

  /** The number of its last line. */
  get last(): number {
    return this.lines.length
  }

  /** The table right after a line; 0 is the table at the start. */
  tableAt(seq: number): GameState {
    const wanted = Math.max(0, Math.min(this.last, Math.trunc(seq)))
    while (this.tables.length <= wanted) {
      this.session.append(this.lines[this.tables.length - 1]!)
      this.tables.push(this.session.state)
    }
    return this.tables[wanted]!
  }

  /** The next line in this direction at which a turn begins, or the end that lies there. */
  turnFrom(seq: number, way: 1 | -1): number {
    const starts = this.turnStarts.filter((start) => start === 0 || this.beginsTurn(start))
    if (way === 1) return starts.find((start) => start > seq) ?? this.last
    return starts.findLast((start) => start < seq) ?? 0
  }

  /** A marker may only change the phase. */
  private beginsTurn(seq: number): boolean {
    const line = this.lines[seq - 1]
    return line?.kind === 'turn' && line.turn !== this.tableAt(seq - 1).turn
  }
}
