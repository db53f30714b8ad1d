import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Prompt } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { refused, type Refusal } from '../../../../kernel/result'
import { actingBy } from '../../../kit/acting'
import { ownerOf } from '../../../kit/owner'
import type { Need } from '../../../kit/ship-who'
import { turnRecord } from '../../../kit/turn-record'
import { standingOf } from '../../ship/state'

export const acting = actingBy(standingOf)
export const { acts, floats, actingShips } = acting

/** Refused of a ship that no longer acts, or floats. */
export const mustAct: Need = ['ship-out-of-action', acts]
export const mustFloat: Need = ['ship-out-of-action', floats]

/** What is done once a turn; `searched` is by radar, `fired` any gun of a ship, `combed` the wakes of torpedoes. */
export const { isDoneThisTurn, lastDone, note } = turnRecord<
  'turnEnded' | 'wildCourse' | 'searched' | 'moved' | 'movedAlone' | 'fired' | 'heldFire' | 'combed'
>()

/** Refuses a ship that no longer acts, or floats. */
export function outOfAction(ship: ShipInPlay, is: (ship: ShipInPlay) => boolean): Refusal | undefined {
  return is(ship) ? undefined : refused('ship-out-of-action', { ship: shipName(ship) })
}

/** A question to whoever answers for a ship. */
export function askedOf(table: RuleDraft, ship: ShipId, ask: Phrase, lookUp: readonly LookUp[]): Prompt {
  return { to: ownerOf(table.state, ship), ask, lookUp }
}

/** What was noted this turn under a key of the table, written `3 what` or `3:what` with the turn before it. */
export function notedThisTurn({ table, turn }: GameState, key: string): string | undefined {
  const [, noted, what] = /^(\d+)[ :](.+)$/.exec(String(own(table, key) ?? '')) ?? []
  return Number(noted) === turn ? what : undefined
}
