import { z } from 'zod'
import { tableInputs, type KeptPlan, type SetAside } from '#shared/bridge/table-window'
import type { JsonLimits } from '#shared/json/json-text'
import type { GameId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import { freshTablePlan, type TablePlan } from '#shared/table-view/table-plan'
import { MachineFile } from './machine-file'

const limits: JsonLimits = { characters: 1_000_000, depth: 6, values: 100_000, textLength: 64 }
/** More than a club plays in some years; those that were kept longest ago go first. */
const mostGames = 100

const keptPlan = tableInputs.tablePlanKeep
type GamePlan = z.output<typeof keptPlan>
const anyPlans = z.strictObject({ plans: z.array(z.unknown()) })

/** `table-plans.json` as it is written. It is read plan by plan, so that an unfit one does not take the others with it. */
export const tablePlans = anyPlans.extend({ plans: z.array(keptPlan) })

interface PlansRead {
  /** The one kept last is the last. */
  readonly plans: readonly GamePlan[]
  readonly setAside: SetAside | null
}

/** How the operator has set the second screen, game by game, in `table-plans.json`. Reads and writes follow one another. */
export class TablePlansFile {
  private readonly file: MachineFile

  constructor(folder: string) {
    this.file = new MachineFile(folder, 'table-plans', limits)
  }

  /** What cannot be read is put beside under another name, and the plan is a fresh one. */
  read(game: GameId, now: number): Promise<Result<KeptPlan>> {
    return this.file.inTurn(async () => {
      const { plans, setAside } = await this.standing(now)
      return done({ plan: plans.find((each) => each.game === game)?.plan ?? freshTablePlan, setAside })
    })
  }

  /** Read again before it is written: another program on this machine may have kept a plan meanwhile. */
  keep(game: GameId, plan: TablePlan, now: number): Promise<Result<null>> {
    return this.file.inTurn(async () => {
      const { plans } = await this.standing(now)
      const others = plans.filter((each) => each.game !== game)
      await this.file.write(asText([...others, { game, plan }].slice(-mostGames)))
      return done(null)
    })
  }

  /** A game that is removed takes its plan with it: its name may go to another one that has no plan yet. */
  forget(game: GameId, now: number): Promise<Result<null>> {
    return this.file.inTurn(async () => {
      const { plans } = await this.standing(now)
      const others = plans.filter((each) => each.game !== game)
      if (others.length < plans.length) await this.file.write(asText(others))
      return done(null)
    })
  }

  private async standing(now: number): Promise<PlansRead> {
    const json = await this.file.read()
    if (!json.ok)
      return { plans: [], setAside: json.code === 'file-missing' ? null : await this.file.putBeside(json, now) }
    const list = anyPlans.safeParse(json.value)
    const read = (list.data?.plans ?? []).map((each) => keptPlan.safeParse(each))
    const unfit = list.success ? read.findIndex(({ success }) => !success) : 0
    const plans = read.flatMap(({ data }) => data ?? [])
    if (unfit < 0) return { plans, setAside: null }
    const where = list.success ? `plans[${unfit}]` : ''
    const setAside = await this.file.putBeside(refused('document-value-unfit', { where, what: '', line: 1 }), now)
    if (plans.length > 0) await this.file.write(asText(plans))
    return { plans, setAside }
  }
}

/** Plans as the file holds them: as many of the newest as can be read again. */
function asText(plans: readonly GamePlan[]): string {
  const text = `${JSON.stringify({ plans }, null, 2)}\n`
  return text.length <= limits.characters || plans.length <= 1 ? text : asText(plans.slice(1))
}
