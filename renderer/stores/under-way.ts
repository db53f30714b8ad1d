import type { GameState, OpenDialogue } from '#shared/game/state'
import { own } from '#shared/kernel/own'
import type { Input } from '#shared/rules/pack/input'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/**
 * The open dialogue that is finished before this begins: the same rule for the same squadron or ships, which would
 * otherwise fire twice; before a squadron passes, any that waits.
 */
export function dialogueFirst(
  pack: RulesPack,
  state: GameState,
  procedure: string,
  input: Input,
): OpenDialogue | undefined {
  const passes = pack.passes?.(state)
  const isPass = procedure === passes?.next?.procedure || procedure === passes?.rest.procedure
  return state.dialogues.find(
    (each) => each.amends === undefined && (isPass || (each.procedure === procedure && isOfSame(each.input, input))),
  )
}

/** Whether some of the ships named are the same, or where one of them names none, the squadron. */
function isOfSame(one: Input, other: Input): boolean {
  const [hers, theirs] = [shipsOf(one), shipsOf(other)]
  if (hers.length > 0 && theirs.length > 0) return hers.some((ship) => theirs.includes(ship))
  const squadron = own(one, 'squadron')
  return typeof squadron === 'string' && squadron === own(other, 'squadron')
}

function shipsOf(input: Input): readonly string[] {
  return String(own(input, 'ships') ?? own(input, 'ship') ?? '')
    .split(' ')
    .filter((ship) => ship !== '')
}
