import { countedThen } from './results-in-words'
import { lossesIn } from './losses'
import { pictureOfGame, type GameShown } from './show-table'
import type { TablePlan } from './table-plan'
import type { HeadLine, JournalLine } from '../game/journal-line'
import type { ShipId } from '../kernel/ids'
import { composeReport } from '../report/compose-report'
import { Replay } from '../report/replay'
import type { RulesPack } from '../rules/pack/rules-pack'
import { words } from '../rules/kit/worded.testing'

/** A journal as the operator's page has it: live, and replayed. */
export class ShownJournal {
  private readonly replay: Replay
  private readonly lostIn: (seq: number) => GameShown['lostIn']

  constructor(
    private readonly pack: RulesPack,
    private readonly head: HeadLine,
    readonly lines: readonly JournalLine[],
  ) {
    this.replay = new Replay(pack, head, lines)
    this.lostIn = lossesIn(this.replay, pack)
  }

  /** Of all its lines, and of more of them. */
  reportWith(...more: readonly JournalLine[]) {
    return composeReport({ lines: [this.head, ...this.lines, ...more] }, () => this.pack, words).report
  }

  get last(): number {
    return this.replay.last
  }

  /** What the picture is made of at a line; the last is the present table, and no replay. */
  at(seq: number, plan: TablePlan, looks: Pick<GameShown, 'ship' | 'page'> = { ship: null, page: 0 }): GameShown {
    return {
      ...{ pack: this.pack, plan, words, phase: 'Step', weather: ['wind 4'], windFrom: 45, ...looks },
      state: this.replay.tableAt(seq),
      ...(seq < this.last ? { now: this.replay.tableAt(this.last) } : {}),
      lines: countedThen([this.head, ...this.lines], seq),
      lostIn: this.lostIn(seq),
    }
  }
}

/** The whole message to the window. */
export function messageOf(game: GameShown): string {
  return JSON.stringify({ picture: pictureOfGame(game).picture })
}

/** Whether a line does something to a ship, or says her name. */
export function isAbout(line: JournalLine, ship: ShipId, name: string): boolean {
  return JSON.stringify(line).includes(`"${ship}"`) || JSON.stringify(line).includes(name)
}
