import type { DraftChanges, RuleDraft } from '../../game/rule-draft'
import type { GameState } from '../../game/state'
import type { Phrase } from '../../kernel/phrase'
import { asWorkedOut, type Agreed } from '../pack/agreed'
import type { Input } from '../pack/input'
import type { ProcedureOdds } from '../pack/odds'
import type { Parted, Procedure, Reckoning } from '../pack/procedure'
import type { Form } from './form'
import { asking, type MayAsk } from './unasked'

/** A procedure that is written over the values of its form: nothing of it reads the input itself. */
export interface FormedProcedure<Values> extends Pick<
  Procedure,
  'name' | 'phases' | 'isPlayed' | 'lookUp' | 'settlesFirst'
> {
  readonly form: Form<Values>
  /** What a reader should know before it starts, and may overrule. */
  warnings?(state: GameState, values: Values): readonly Phrase[]
  reckoning?(state: GameState, values: Values, agreed: Agreed): readonly Reckoning[]
  readonly odds?: ProcedureOdds<Values>
  /** The dialogue, or its outcome where it asks nothing. The values are read from the table without the damage that is pending. */
  run(table: RuleDraft, values: Values): MayAsk<Phrase>
  parted?(state: GameState, values: Values, changes: DraftChanges): Parted | null
}

/** As the engine runs it: with an input where the procedure has values. */
export function procedure<Values>(
  formed: { readonly form: Form<Values> } & FormedProcedure<NoInfer<Values>>,
): Procedure {
  const { form, warnings, reckoning, odds, run, parted, ...rest } = formed
  const readAgain = readingOnce(form)
  return {
    ...rest,
    ...(form.takes.length > 0 ? { takes: form.takes } : {}),
    ...(form.hasNoField ? { hasNoField: true } : {}),
    fields: (state, input) => form.fields(state, input),
    check: (state, input) => form.check(state, input),
    *run(table, input) {
      return yield* asking(run(table, readAgain(table, input)))
    },
    ...(warnings && {
      warnings: (state, input) => (form.check(state, input).ok ? warnings(state, form.read(state, input)) : []),
    }),
    ...(reckoning && {
      reckoning: (state, input, agreed = asWorkedOut) => reckoning(state, form.read(state, input), agreed),
    }),
    ...(odds && { odds: oddsOf(form, odds) }),
    ...(parted && { parted: (state, input, changes) => parted(state, form.read(state, input), changes) }),
  }
}

/** A dialogue is replayed with every answer, and with every face of its next die: its form is read once. */
function readingOnce<Values>(form: Form<Values>) {
  const known = new WeakMap<Input, { readonly on: GameState; readonly values: Values }>()
  return (table: RuleDraft, input: Input): Values => {
    const on = table.begunOn
    const last = known.get(input)
    if (last && last.on === on) return last.values
    const values = form.read(table.settled, input)
    if (on) known.set(input, { on, values })
    return values
  }
}

function oddsOf<Values>(form: Form<Values>, { policy, quick, full }: ProcedureOdds<Values>): ProcedureOdds {
  return {
    ...(policy && { policy }),
    quick: (state, input, pending) => quick(state, form.read(state, input), pending),
    full: (state, input, assumed) => full(state, form.read(state, input), assumed),
  }
}
