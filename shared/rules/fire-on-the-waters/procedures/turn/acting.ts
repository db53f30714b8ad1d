import { actingBy } from '../../../kit/acting'
import { turnRecord } from '../../../kit/turn-record'
import { standingOf } from '../../ship/state'

export const acting = actingBy(standingOf)
export const { acts, floats, actingShips } = acting

/** What is done once a turn. */
export const { isDoneThisTurn, note } = turnRecord<'turnEnded' | 'wildCourse' | 'movedAlone'>()
