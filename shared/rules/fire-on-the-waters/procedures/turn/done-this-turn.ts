import { turnBook } from '../../../kit/turn-record'

/** What is done once a turn. */
export const { isDoneThisTurn, note } = turnBook<'turnEnded' | 'wildCourse' | 'movedAlone'>()
