import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import type { ShipId, SideId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { RulesPack } from '../pack/rules-pack'
import { isOut } from '../pack/standing'
import type { NavalEffect } from '../../decks/naval/effect'
import type { PlayedEvent } from './played-event'

/** The ships of a squadron that are on the table and above water, the leading one first. */
export function shipsThere(pack: RulesPack, state: GameState, { order }: Squadron): readonly ShipInPlay[] {
  return order.flatMap((id) => own(state.ships, id) ?? []).filter((ship) => !isOut(pack.condition(ship).standing))
}

/** The formations of some sides that have a ship left. */
export function formationsOf(
  pack: RulesPack,
  state: GameState,
  isTheirs: (side: SideId) => boolean,
): readonly Squadron[] {
  return state.squadrons.filter((squadron) => isTheirs(squadron.side) && shipsThere(pack, state, squadron).length > 0)
}

/** The ships of some sides, formation by formation. */
export function shipsOf(pack: RulesPack, state: GameState, isTheirs: (side: SideId) => boolean): readonly ShipInPlay[] {
  return formationsOf(pack, state, isTheirs).flatMap((squadron) => shipsThere(pack, state, squadron))
}

/** Those that meet the moment, as far as the rules know: only the players see the models. */
export function whoMeet(
  { pack }: PlayedEvent,
  state: GameState,
  ships: readonly ShipInPlay[],
  effect: NavalEffect,
): readonly ShipInPlay[] {
  return pack.events ? ships.filter((ship) => pack.events?.meets(state, ship, effect)) : ships
}

/** Enemy ships that an effect can strike, as whoever plays the card sees them. */
export function opposing(play: PlayedEvent, state: GameState, effect: NavalEffect): readonly ShipInPlay[] {
  const ships = shipsOf(play.pack, state, (side) => side !== play.player)
  return whoMeet(play, state, ships, effect)
}

export function squadronOf(state: GameState, ship: ShipId): Squadron | undefined {
  return state.squadrons.find(({ order }) => order.includes(ship))
}

/** Her side; the umpire answers for a ship in no squadron. */
export function sideOf(state: GameState, ship: ShipId): SideId | 'umpire' {
  return squadronOf(state, ship)?.side ?? 'umpire'
}

export function sideName(state: GameState, side: SideId): string {
  return state.sides.find(({ id }) => id === side)?.name ?? side
}
