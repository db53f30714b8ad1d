import { refused, done, type Result } from '../../kernel/result'
import type { FieldEvent } from './event'
import { fieldEvents } from './events'
import { cutTo, isSeen, withoutHidden } from '../../kernel/seen-text'

/** Where print is silent: named choices, the default first. */
export const fieldHouseRules = {
  /** One die for both players' turns together, or one for each. */
  triggerRolled: ['gameTurn', 'playerTurn'],
  /** Who may keep an event for later: the player it strikes, the one it serves, or nobody. */
  mayHold: ['struck', 'beneficiary', 'none'],
  /** An event that comes once in a game, coming again. */
  rallyTwice: ['nothing', 'reroll'],
  /** An event with no unit that it could strike. */
  noTarget: ['nothing', 'reroll'],
  /** Disorder on a unit that it would break. */
  disrWouldBreak: ['nothing', 'chooseAnother'],
} as const

export type FieldHouseRules = {
  readonly [Rule in keyof typeof fieldHouseRules]: (typeof fieldHouseRules)[Rule][number]
}

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
const triggerFaces: readonly number[] = [1, 6]

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

/** The chance, 0 to 1, that the dice of a full turn bring an event at all, and one for a given side. */
export function chanceInTurn(): { readonly any: number; readonly forSide: number } {
  const any = triggerFaces.length / 6
  return { any, forSide: any / roles.length }
}

/** The chance of at least one event by the end of so many full turns: at all, and for a given side. */
export function chanceByTurn(
  turns: number,
  triggerRolled: FieldHouseRules['triggerRolled'],
): { readonly any: number; readonly forSide: number } {
  const { any, forSide } = chanceInTurn()
  const dice = triggerRolled === 'playerTurn' ? 2 * turns : turns
  return { any: 1 - (1 - any) ** dice, forSide: 1 - (1 - forSide) ** dice }
}

/** As many names as a battle offers to pick from. */
const mostNames = 60
const longestName = 60

/** Names of units, newest first: typed once, then picked. Case and outer blanks do not make a new name. */
export function withName(names: readonly string[], typed: string): readonly string[] {
  const name = cutTo(withoutHidden(typed).trim(), longestName)
  if (!isSeen(name)) return names
  const others = names.filter((other) => other.toLowerCase() !== name.toLowerCase())
  return [name, ...others].slice(0, mostNames)
}
