import { turnRecord } from '../../../kit/turn-record'

/** What is done once a turn, or once in a game. */
export const { lastDone, isDoneThisTurn, note } = turnRecord<'helmTested' | 'squadronMorale'>()
