import type { GameState } from '#shared/game/state'
import { own } from '#shared/kernel/own'
import { refused, type Refusal } from '#shared/kernel/result'
import type { Input } from '#shared/rules/pack/input'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** The fields of an input that name the ships that act. */
export const acting = ['ships', 'ship', 'by'] as const

/** What somebody asks for. */
interface Wanted {
  readonly procedure: string
  readonly input: Input
  /** The dialogue that it replaces is not in its way. */
  readonly inPlaceOf?: string | undefined
}

/**
 * The open dialogue that is finished before this begins, and why: the same rule for the same squadron or ships, which would
 * otherwise fire twice; before a squadron passes, any that waits.
 */
export function dialogueFirst(
  pack: RulesPack,
  state: GameState,
  { procedure, input, inPlaceOf }: Wanted,
): { readonly id: string; readonly why: Refusal } | undefined {
  const waiting = state.dialogues.filter(({ id, amends }) => amends === undefined && id !== inPlaceOf)
  const same = waiting.find((each) => each.procedure === procedure && isOfSame(each.input, input))
  if (same) return { id: same.id, why: refused('dialogue-under-way') }
  const [first] = waiting
  return first && isPass(pack, state, procedure) ? { id: first.id, why: refused('dialogue-before-pass') } : undefined
}

/** Where nobody is next to pass, what all that are left do are orders like others. */
function isPass(pack: RulesPack, state: GameState, procedure: string): boolean {
  const { next, rest } = pack.passes?.(state) ?? {}
  return next !== undefined && [next.procedure, rest?.procedure].includes(procedure)
}

/** Whether some of the ships named are the same, or where one names none, the squadron; of what names neither, the card. */
function isOfSame(one: Input, other: Input): boolean {
  const [hers, theirs] = [shipsOf(one), shipsOf(other)]
  if (hers.length > 0 && theirs.length > 0) return hers.some((ship) => theirs.includes(ship))
  const squadron = own(one, 'squadron')
  if (squadron || own(other, 'squadron')) return squadron === own(other, 'squadron')
  return hers.length + theirs.length === 0 && ['deck', 'card'].every((field) => own(one, field) === own(other, field))
}

function shipsOf(input: Input): readonly string[] {
  return acting.flatMap((field) =>
    String(own(input, field) ?? '')
      .split(' ')
      .filter((ship) => ship !== ''),
  )
}
