import type { RuleDraft } from '../../../game/rule-draft'
import type { GameState } from '../../../game/state'
import { type MarkerId, type ShipId, shipId } from '../../../kernel/ids'
import type { Input } from '../../pack/input'
import { bandAt } from '../procedures/may-fire/sight'
import { attacksOnTable, settingsOf, attacksLeft, canLaunch } from '../procedures/torpedoes/attacks'
import { declareTorpedoes } from '../procedures/torpedoes/declare'
import { standsOn } from '../ship/state'
import { dataOf } from '../ship/stand-data'
import type { Battle } from './input'
import type { Dialogue } from '../../../kernel/dialogue'

/** Declares all torpedoes of a stand at a target, aimed from the beam; false where none of them runs so far. */
export function launches(
  table: RuleDraft,
  firer: ShipId,
  target: ShipId,
  { rangeInches, isLit }: Battle,
  playDialogue: PlayDialogue,
): boolean {
  const stand = table.ship(firer)
  const at = table.ship(target)
  if (!canLaunch(stand) || dataOf(at.document).kind === 'smallCraft') return false
  const [best] = settingsOf(stand)
    .filter(({ rangeBands }) => rangeBands >= bandAt(rangeInches))
    .toSorted((one, other) => other.modifier - one.modifier)
  if (!best) return false
  const left = attacksLeft(stand)
  const load = left === null ? {} : { attacks: left }
  const sight = { rangeInches, clear: true, lit: isLit || standsOn(at, 'fires') > 0 }
  const input = { ship: firer, target, spread: 'aimed', setting: String(best.knots), arc: 'beam', ...load, ...sight }
  if (!declareTorpedoes.check(table.state, input).ok) return false
  playDialogue(declareTorpedoes.run(table, input))
  return true
}

/** Running attacks, each with the input of its resolution. */
export function runningOf(
  state: GameState,
): readonly { readonly id: MarkerId; readonly at: ShipId; readonly input: Input }[] {
  return attacksOnTable(state).map(({ id, at, arc, rangeInches }) => {
    return { id, at: shipId(at), input: { attack: id, target: at, arc, rangeInches } }
  })
}

export type PlayDialogue = (asking: Dialogue<unknown>) => unknown
