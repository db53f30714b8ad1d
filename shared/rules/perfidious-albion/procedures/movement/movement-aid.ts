import type { GameState, Squadron } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { steeringDamaged } from '../damage/steering'
import { isDoneThisTurn } from '../turn/once-a-turn'
import { hazardsFlagged, type MovementHazard } from '../turn/hazards-flagged'
import type { LegalSpeeds, Speeds } from './legal-speeds'
import { commonSpeeds, speedsOf } from './squadron-speeds'
import { turningCircles, type TurningCircles } from './turning-circle'

/** What a player wants to know before he measures. */
export interface MovementAid {
  /** Speeds that the whole squadron can make; `undefined` where somebody has to fall out. */
  readonly together: Speeds | undefined
  readonly ships: readonly ShipAid[]
}

export interface ShipAid {
  readonly ship: ShipId
  readonly speeds: LegalSpeeds
  readonly circles: TurningCircles
  readonly steeringDamaged: boolean
  readonly hasMoved: boolean
  readonly hazards: readonly MovementHazard[]
}

/** Ship by ship what a squadron may do in its movement this turn, the leading one first. */
export function movementAid(state: GameState, squadron: Squadron): MovementAid {
  const ships = speedsOf(state, squadron)
  const flagged = hazardsFlagged(state)
  return {
    together: commonSpeeds(ships, 'ahead'),
    ships: ships.map(({ ship, legal }) => ({
      ship: ship.id,
      speeds: legal,
      circles: turningCircles(state, ship),
      steeringDamaged: steeringDamaged(state, ship.id),
      hasMoved: isDoneThisTurn(state, 'moved', ship.id),
      hazards: flagged.filter((hazard) => hazard.ship === ship.id).map(({ kind }) => kind),
    })),
  }
}
