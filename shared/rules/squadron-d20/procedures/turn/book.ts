import { turnBook } from '../../../turn-book'

/** What is done once a turn, or once at all. */
export const { lastDone, isDoneThisTurn, note } = turnBook<'helmTested' | 'squadronMorale'>()
