import type { GameState, Squadron } from '../../../game/state'
import type { ShipId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { refused } from '../../../kernel/result'
import type { Acting } from '../acting'
import { form } from '../form'
import { aims, firstTargets, type Aim } from './targets'

const usualTurns = 3
const mostTurns = 12

/** The two squadrons of a battle as the start of its form; they fight each other. */
export function twoSquadronsForm({ actingSquadrons, actingShips }: Acting) {
  const none = (state: GameState, squadron: Squadron) =>
    actingShips(state, squadron).length === 0 ? refused('no-such-squadron') : undefined
  return form()
    .squadron(
      'first',
      (state) => ({ among: actingSquadrons(state), nobody: 'no-such-squadron' }),
      (state, { first }) => none(state, first),
    )
    .squadron(
      'second',
      (state, { first }) => ({
        among: actingSquadrons(state).filter(({ side }) => side !== first?.side),
        nobody: 'no-such-squadron',
      }),
      (state, { first, second }) =>
        none(state, second) ?? (first.side === second.side ? refused('battle-own-side') : undefined),
    )
}

export const turnsOffer = { least: 1, most: mostTurns, default: usualTurns, wrong: 'battle-turns' } as const
export const aimOffer = { among: aims, default: 'opposite', wrong: 'battle-no-such-aim' } as const

/** One of the two squadrons, and the first target of each of its ships. */
export interface Fighting {
  readonly squadron: Squadron
  readonly targets: ReadonlyMap<ShipId, ShipId>
}

/** A squadron against another: its ships that act, at those of the enemy. */
export function fightingBy({ actingShips }: Acting) {
  return (state: GameState, squadron: Squadron, enemy: Squadron, aim: Aim): Fighting => ({
    squadron,
    targets: firstTargets(actingShips(state, squadron), actingShips(state, enemy), aim),
  })
}

/** The table without all other ships: their fires and floods are no part of the battle. */
export function justTheTwo(
  state: GameState,
  { sides }: { readonly sides: readonly Pick<Fighting, 'squadron'>[] },
): GameState {
  const squadrons = sides.map(({ squadron }) => squadron)
  const ids = squadrons.flatMap(({ order }) => order)
  const ships = Object.fromEntries(ids.flatMap((id) => (own(state.ships, id) ? [[id, state.ships[id]!]] : [])))
  return { ...state, squadrons, ships, notes: [], markers: [], dialogues: [], pending: [] }
}
