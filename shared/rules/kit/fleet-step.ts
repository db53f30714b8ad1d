import type { RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import type { Dialogue } from '../../kernel/dialogue'
import type { Phrase } from '../../kernel/phrase'
import { refused } from '../../kernel/result'
import type { Procedure } from '../pack/procedure'
import { form } from './form'
import { procedure } from './procedure'

/** A step of the turn that has no form: something happens to all that it is about, one after the other. */
interface FleetStep<Thing> extends Pick<Procedure, 'name' | 'phases' | 'isPlayed' | 'lookUp' | 'settlesFirst'> {
  /** Whom or what it is about now. */
  of(state: GameState): readonly Thing[]
  /** The code of the refusal where that is nothing. */
  readonly nothing: string
  /** The code of another refusal, looked at first. */
  refuses?(state: GameState): string | undefined
  each(table: RuleDraft, thing: Thing): Dialogue<void> | void
  /** When all of them are done: the name of what was done. */
  done(table: RuleDraft, things: readonly Thing[]): Phrase
}

export function fleetStep<Thing>({ of, nothing, refuses, each, done, ...rest }: FleetStep<Thing>): Procedure {
  return procedure({
    ...rest,
    form: form().refuses((state) => {
      const code = refuses?.(state) ?? (of(state).length > 0 ? undefined : nothing)
      return code === undefined ? undefined : refused(code)
    }),
    *run(table) {
      const things = of(table.state)
      for (const thing of things) {
        const asked = each(table, thing)
        if (asked) yield* asked
      }
      return done(table, things)
    },
  })
}
