import { actingBy } from '../../../kit/acting'
import { standingOf } from '../../ship/state'

export const acting = actingBy(standingOf)
export const { acts, floats, actingShips } = acting
