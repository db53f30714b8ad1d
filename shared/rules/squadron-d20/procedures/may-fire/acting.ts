import type { ShipInPlay } from '../../../../game/state'
import { actingBy } from '../../../kit/acting'
import { standingOf } from '../../ship/state'

/** Who still shoots, and who is there to be shot at: neither a wreck nor sunk nor gone. */
export const { acts, floats } = actingBy((stand: ShipInPlay) => standingOf(stand))
