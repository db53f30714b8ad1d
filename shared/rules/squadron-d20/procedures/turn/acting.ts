import { actingBy } from '../../../kit/acting'
import type { ShipInPlay } from '../../../../game/state'
import { standingOf } from '../../ship/state'

export const { acts, floats, actingShips, actingSquadrons } = actingBy((stand: ShipInPlay) => standingOf(stand))
