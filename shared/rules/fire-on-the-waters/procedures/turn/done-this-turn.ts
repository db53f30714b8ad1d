import { turnBook } from '../../../turn-book'

/** What is done once a turn. */
export const { isDoneThisTurn, note } = turnBook<'turnEnded' | 'wildCourse' | 'movedAlone'>()
