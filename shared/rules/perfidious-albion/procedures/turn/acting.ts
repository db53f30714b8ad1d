import { actingBy } from '../../../acting'
import { standingOf } from '../../state'

export const { acts, floats, actingShips, actingSquadrons } = actingBy(standingOf)
