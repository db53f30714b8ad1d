import { refused, done, type Result } from '../../kernel/result'
import type { FieldEvent } from './event'
import { fieldEvents } from './events'
import type { FieldHouseRules } from './house-rules'

export const roles = ['attacker', 'defender'] as const
export type Role = (typeof roles)[number]

export function otherRole(role: Role): Role {
  return role === 'attacker' ? 'defender' : 'attacker'
}

/** What a land battle remembers of its events. Nothing ever changes one in place. */
export interface FieldBattle {
  readonly rules: FieldHouseRules
  /** One event a player, by who keeps it. */
  readonly held: Readonly<Partial<Record<Role, HeldEvent>>>
  /** Events that come once in a game and have come, by the side that had them. */
  readonly spent: Readonly<Record<Role, readonly number[]>>
}

/** The face of the D20, and the side it affects. */
export interface HeldEvent {
  readonly event: number
  /** The side it will strike when it is played: the same that it struck when it came. */
  readonly strikes: Role
}

/** What came of the dice of a turn. */
export type Came =
  | { readonly is: 'nothing'; readonly because: 'helpsHolder' | 'spent' | 'noTarget' }
  | { readonly is: 'reroll'; readonly because: 'spent' | 'noTarget' }
  | { readonly is: 'event'; readonly event: FieldEvent; readonly strikes: Role; readonly mayBeHeldBy: Role | null }

/** The first D6 of a turn: an event comes on these faces. @source Sheet, "Random Events" */
export const triggerFaces: readonly number[] = [1, 6]

export function isTriggered(face: number): boolean {
  return triggerFaces.includes(face)
}

/** The second D6: odd strikes the attacker, even the defender. */
export function sideAffected(face: number): Role {
  return face % 2 === 1 ? 'attacker' : 'defender'
}

export function fieldEventOf(face: number): FieldEvent | undefined {
  return fieldEvents.find(({ die }) => die === face)
}

/**
 * What the dice bring. While a player holds an event, one that would help him does not occur; one that hurts him still
 * does. `hasTarget` is what the players say: whether there is a unit that the event could strike.
 */
export function comes(battle: FieldBattle, strikes: Role, face: number, hasTarget = true): Result<Came> {
  const event = fieldEventOf(face)
  if (!event) return refused('field-event-unknown', { what: face })
  const { rules, held } = battle
  if (event.does === 'helps' && held[strikes]) return done({ is: 'nothing', because: 'helpsHolder' })
  if (isSpent(battle, strikes, event)) return done({ is: rules.rallyTwice, because: 'spent' })
  if (!hasTarget) return done({ is: rules.noTarget, because: 'noTarget' })
  return done({ is: 'event', event, strikes, mayBeHeldBy: mayBeHeldBy(battle, event, strikes) })
}

/** Who may keep an event that has just come; `null` where nobody may, or his hand is full. */
function mayBeHeldBy({ rules, held }: FieldBattle, event: FieldEvent, strikes: Role): Role | null {
  const holder = holderOf(rules, event, strikes)
  return holder === null || held[holder] ? null : holder
}

function holderOf({ mayHold }: FieldHouseRules, { does }: FieldEvent, strikes: Role): Role | null {
  switch (mayHold) {
    case 'struck':
      return strikes
    case 'beneficiary':
      return does === 'helps' ? strikes : otherRole(strikes)
    case 'none':
      return null
  }
}

export function isOncePerGame({ lasts }: FieldEvent): boolean {
  return lasts === 'game'
}

function isSpent({ spent }: FieldBattle, strikes: Role, event: FieldEvent): boolean {
  return isOncePerGame(event) && spent[strikes].includes(event.die)
}
