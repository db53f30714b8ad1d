import type { GameState, ShipInPlay } from '../../game/state'
import type { Addressee } from '../../kernel/question'
import { ownerOf } from './owner'

/** Whom a side may aim at: its enemies, and behind them its friends where they are wanted or nobody else is there. */
export function aimedAtBy(
  state: GameState,
  side: Addressee,
  there: readonly ShipInPlay[],
  friendsToo = false,
): readonly ShipInPlay[] {
  const isFoe = ({ id }: ShipInPlay) => ownerOf(state, id) !== side
  const foes = there.filter(isFoe)
  return friendsToo || foes.length === 0 ? [...foes, ...there.filter((ship) => !isFoe(ship))] : foes
}
