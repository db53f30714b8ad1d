import { shipName } from '../../../../game/ship-name'
import type { GameState, Side } from '../../../../game/state'
import { commandOf } from '../../ship/state'
import { signedWorth } from '../../tables/scale'
import { actingShips } from './acting'

/** The commander of a squadron or an air base, aboard a stand that is still in the fight. */
interface Commander {
  readonly aboard: string
  readonly stand: string
  readonly value: number
}

export interface Command {
  readonly commanders: readonly Commander[]
  readonly sum: number
  /** What the sum is worth on a D10 (6.1). */
  readonly modifier: number
}

/** All who command on a side. */
export function commandOfSide(state: GameState, side: Side): Command {
  const commanders = state.squadrons
    .filter((squadron) => squadron.side === side.id)
    .flatMap((squadron) => actingShips(state, squadron))
    .flatMap((stand) => {
      const value = commandOf(stand)
      return value === null ? [] : [{ aboard: shipName(stand), stand: stand.id, value }]
    })
  const sum = commanders.reduce((all, { value }) => all + value, 0)
  return { commanders, sum, modifier: signedWorth(sum) }
}
