import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import type { ShipId, SquadronId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { RulesPack } from '../pack/rules-pack'

export function squadronOf(state: GameState, ship: ShipId): Squadron | undefined {
  return state.squadrons.find(({ order }) => order.includes(ship))
}

export function squadronById(state: GameState, id: unknown): Squadron | undefined {
  return state.squadrons.find((squadron) => squadron.id === id)
}

export function shipById(state: GameState, id: unknown): ShipInPlay | undefined {
  return typeof id === 'string' ? own(state.ships, id as ShipId) : undefined
}

export function squadronName(state: GameState, id: SquadronId): string {
  return squadronById(state, id)?.name ?? id
}

/** The phases that a table steps through: optional ones where they are played, and the present one in any case. */
export function phasesInPlay(
  { phases, phasesIn }: Pick<RulesPack, 'phases' | 'phasesIn'>,
  { houseRules, phase }: Pick<GameState, 'houseRules' | 'phase'>,
): readonly string[] {
  const played = phasesIn?.(houseRules)
  return played ? phases.filter((each) => each === phase || played.includes(each)) : phases
}
