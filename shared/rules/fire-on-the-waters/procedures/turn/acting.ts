import type { GameState } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { actingBy } from '../../../kit/acting'
import { turnRecord } from '../../../kit/turn-record'
import { standingOf } from '../../ship/state'

export const acting = actingBy(standingOf)
export const { acts, floats, actingShips } = acting

/** What is done once a turn; `fired` is any gun of a ship, `combed` the wakes of torpedoes. */
export const { isDoneThisTurn, lastDone, note } = turnRecord<
  'turnEnded' | 'wildCourse' | 'movedAlone' | 'fired' | 'combed'
>()

/** What was noted this turn under a key of the table, written `3 what` or `3:what` with the turn before it. */
export function notedThisTurn({ table, turn }: GameState, key: string): string | undefined {
  const [, noted, what] = /^(\d+)[ :](.+)$/.exec(String(own(table, key) ?? '')) ?? []
  return Number(noted) === turn ? what : undefined
}
