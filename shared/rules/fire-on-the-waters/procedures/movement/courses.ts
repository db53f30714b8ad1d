import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { keptFigure } from '../../table/table-facts'
import { notedThisTurn } from '../turn/acting'

/** How a ship turned in the movement of this turn. */
export interface Course {
  readonly degrees: number
  /** Second or later ship of a division in a column turn. */
  readonly follows: boolean
}

const courseKey = (ship: ShipId) => `turned:${ship}`
const changedKey = (ship: ShipId) => `changedCourse:${ship}`
const slowedKey = (ship: ShipId) => `slowed:${ship}`

/** Nothing where her movement of this turn was not entered. */
export function courseOf(state: GameState, ship: ShipId): Course | undefined {
  const [degrees, follows] = notedThisTurn(state, courseKey(ship))?.split(' ') ?? []
  const figure = Number(degrees)
  return degrees === undefined || !Number.isInteger(figure)
    ? undefined
    : { degrees: figure, follows: follows === 'follows' }
}

/** `isNew`: course or speed are not those of the turn before; nor are they if damage has slowed her since. */
export function noteCourse(table: RuleDraft, ship: ShipId, { degrees, follows }: Course, isNew: boolean): void {
  const { turn } = table.state
  const slowed = table.fact(slowedKey(ship))
  const changed = isNew ? turn : typeof slowed === 'number' && slowed <= turn ? slowed : 0
  table.apply({ type: 'tableSet', key: courseKey(ship), to: `${turn} ${degrees}${follows ? ' follows' : ''}` })
  if (changed > keptFigure(table.state.table, changedKey(ship)))
    table.apply({ type: 'tableSet', key: changedKey(ship), to: changed })
}

/** Damage of this turn has slowed her: in the movement of the next she no longer goes on at the same speed. */
export function noteSlowed(table: RuleDraft, ship: ShipId): void {
  table.apply({ type: 'tableSet', key: slowedKey(ship), to: table.state.turn + 1 })
}

/** Whether she has kept course and speed since a turn; nothing where her movement of this turn was not entered. */
export function keptSince(state: GameState, ship: ShipId, turn: number): boolean | undefined {
  if (!courseOf(state, ship)) return undefined
  return keptFigure(state.table, changedKey(ship)) <= turn
}
