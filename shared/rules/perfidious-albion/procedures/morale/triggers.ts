import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import type { SideId, SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { rulingOf } from '../../table/house-rules'
import { condition } from '../../ship/state'
import { actingShips, floats } from '../turn/acting'
import { isDoneThisTurn, lastDone } from '../turn/once-a-turn'
import { isDetachedSquadron } from './detached'
import { isAtHalfStrength } from './strength'

export const triggers = ['halfStrength', 'detached', 'forceGone'] as const
export type Trigger = (typeof triggers)[number]

/** A morale test that is due; `isAsked` where the umpire says first whether it is made. */
export interface MoraleDue {
  readonly squadron: SquadronId
  readonly trigger: Trigger
  readonly isAsked: boolean
}

/** Every morale test that is due in this turn's morale step. Who withdraws already is not tested again. */
export function moraleDue(state: GameState): readonly MoraleDue[] {
  return state.squadrons
    .filter((squadron) => actingShips(state, squadron).some((ship) => condition(ship).standing !== 'withdrawing'))
    .flatMap((squadron) =>
      triggers
        .filter((trigger) => isDue[trigger](state, squadron))
        .map((trigger) => ({
          squadron: squadron.id,
          trigger,
          isAsked: trigger === 'forceGone' && rulingOf(state, 'forceGoneTest') === 'ask',
        })),
    )
}

const isDue: Readonly<Record<Trigger, (state: GameState, squadron: Squadron) => boolean>> = {
  /** One test, in the turn in which half of it is lost. */
  halfStrength: (state, squadron) =>
    !isDetachedSquadron(state, squadron) &&
    lastDone(state, 'testedHalfStrength', squadron.id) === undefined &&
    isAtHalfStrength(state, squadron),
  detached: isDetachedTestDue,
  /** Once, when a force of its side has left the table. */
  forceGone: (state, squadron) =>
    lastDone(state, 'testedForceGone', squadron.id) === undefined && hasForceGone(state, squadron.side),
}

/** Each detached ship tests: once when she was detached, or each turn. */
function isDetachedTestDue(state: GameState, squadron: Squadron): boolean {
  const [ship] = squadron.order
  if (ship === undefined || !isDetachedSquadron(state, squadron)) return false
  if (rulingOf(state, 'detachedTest') === 'eachTurn') return !isDoneThisTurn(state, 'testedDetached', ship)
  const tested = lastDone(state, 'testedDetached', ship)
  return tested === undefined || tested < (lastDone(state, 'detachedIn', ship) ?? 0)
}

/** A squadron of the side has left the table: none of its ships is there any more, and not all of them are lost. */
function hasForceGone(state: GameState, side: SideId): boolean {
  return state.squadrons.some((squadron) => {
    const ships = shipsOf(state, squadron)
    const hasLeft = ships.some((ship) => condition(ship).standing === 'left')
    return squadron.side === side && !isDetachedSquadron(state, squadron) && hasLeft && !ships.some(floats)
  })
}

function shipsOf(state: GameState, { order }: Squadron): readonly ShipInPlay[] {
  return order.flatMap((id) => own(state.ships, id) ?? [])
}
