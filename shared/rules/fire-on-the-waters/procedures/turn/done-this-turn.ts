import { turnRecord } from '../../../kit/turn-record'

/** What is done once a turn. */
export const { isDoneThisTurn, note } = turnRecord<'turnEnded' | 'wildCourse' | 'movedAlone'>()
