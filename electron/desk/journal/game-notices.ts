import type { Notice } from '#shared/bridge/channels'
import type { SaveProblem, NoticePayloads } from '#shared/bridge/contract'
import type { GameId } from '#shared/kernel/ids'
import type { Refusal } from '#shared/kernel/result'
import type { GameDeps } from './game-deps'

/** The notices that windows get of one open game. */
export class GameNotices {
  /** Why lines are not saved; `null` while nothing is wrong. */
  problem: SaveProblem | null = null

  constructor(
    private readonly game: GameId,
    private readonly deps: Pick<GameDeps, 'notify' | 'report'>,
  ) {}

  /** A window that throws at a notice must not keep a mark from the disk. */
  notify<Name extends Notice>(notice: Name, payload: NoticePayloads[Name]): void {
    queueMicrotask(() => {
      try {
        this.deps.notify(notice, payload)
      } catch (problem) {
        this.deps.report?.(problem)
      }
    })
  }

  /** How saving goes: `null` when everything is on the disk again. */
  readonly reportProblem = (problem: Refusal | null, unsaved: number): void => {
    this.problem = problem && { code: problem.code, values: problem.values, unsaved }
    this.notify('gameProblem', { game: this.game, problem: this.problem })
  }
}
