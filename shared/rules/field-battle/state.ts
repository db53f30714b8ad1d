import { fieldEventOf, roles, withName, type FieldBattle, type HeldEvent, type Role } from '../../decks/field/battle'
import type { FieldEvent } from '../../decks/field/event'
import type { GameState } from '../../game/state'
import { markerId, sideId, type MarkerId, type SideId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import { phases, rulingsOf } from './rules'
import type { Marker } from '../../game/mark'

/** The kinds of markers that keep the events of a land battle. */
export type MarkerKind = 'die' | 'latest' | 'held' | 'spent' | 'struck' | 'unit'

/** The die of this turn and the latest event: there is one of each, and it is replaced. */
export const dieMarker = markerId('event-die')
export const latestMarker = markerId('latest-event')

/** What became of the last die, or of the last event from a hand. */
const fates = ['none', 'struck', 'kept', 'helpsHolder', 'spent', 'noTarget', 'breaks'] as const
export type Fate = (typeof fates)[number]

export interface LatestEvent {
  readonly fate: Fate
  /** `undefined` where the die brought none. */
  readonly event: FieldEvent | undefined
  readonly strikes: Role
  readonly unit: string
  /** Its marker on the table. */
  readonly struck: MarkerId | undefined
  readonly from: 'die' | 'hand'
  readonly turn: number
}

/** An event that has taken effect and is not over. */
export interface AppliedEvent {
  readonly marker: MarkerId
  readonly event: FieldEvent
  readonly strikes: Role
  /** Empty where it affects no unit, or one that has not been named. */
  readonly unit: string
  /** The affected player's turn in which it counts: the present one, or the next. */
  readonly inTurn: number
  readonly isNow: boolean
}

export interface NamedUnit {
  readonly marker: MarkerId
  readonly name: string
}

/** As many names as a side offers to pick from. */
const mostUnits = 40

export const sideOf = (role: Role): SideId => sideId(role)

/** Whose turn it is. */
export function activeRole({ phase }: GameState): Role {
  return roles[Math.max(0, placeOf(phase))]!
}

const placeOf = (phase: string) => (phases as readonly string[]).indexOf(phase)

export function nameOf({ sides }: GameState, role: Role): string {
  return sides.find(({ id }) => id === sideOf(role))?.name ?? role
}

/** The state that the rules read: rulings, kept events, and events that come only once. */
export function battleOf(state: GameState): FieldBattle {
  return {
    rules: rulingsOf(state.houseRules),
    held: Object.fromEntries(roles.flatMap((role) => entryOf(role, heldOf(state, role)))),
    spent: { attacker: spentOf(state, 'attacker'), defender: spentOf(state, 'defender') },
  }
}

const entryOf = (role: Role, held: HeldEvent | undefined) => (held ? [[role, held] as const] : [])

export function heldOf(state: GameState, role: Role): HeldEvent | undefined {
  const marker = markersOf(state, 'held').find(({ of }) => of === sideOf(role))
  const event = marker && eventIn(marker)
  return event && { event: event.die, strikes: roleIn(marker, 'strikes') }
}

function spentOf(state: GameState, role: Role): readonly number[] {
  return markersOf(state, 'spent')
    .filter(({ of }) => of === sideOf(role))
    .flatMap((marker) => eventIn(marker)?.die ?? [])
}

/** What army morale has gained for the rest of the game. */
export function moraleOf(state: GameState, role: Role): number {
  return markersOf(state, 'spent')
    .filter(({ of }) => of === sideOf(role))
    .reduce((sum, { values }) => sum + Number(own(values, 'morale') ?? 0), 0)
}

/** Whether the die of the turn has been rolled: of the full turn, or of the player whose turn it is. */
export function isRolled(state: GameState): boolean {
  if (rulingsOf(state.houseRules).triggerRolled === 'playerTurn') return isRolledInPhase(state)
  return markersOf(state, 'die').some(({ turnLaid }) => turnLaid === state.turn)
}

/** Whether the die of this player's turn is on the table: kept events are played before it. */
export function isRolledInPhase(state: GameState): boolean {
  return markersOf(state, 'die').some(
    ({ turnLaid, values }) => turnLaid === state.turn && own(values, 'in') === state.phase,
  )
}

export function latestOf(state: GameState): LatestEvent | undefined {
  const [marker] = markersOf(state, 'latest')
  if (!marker) return undefined
  const { fate, struck, from, unit } = marker.values
  return {
    fate: fates.find((known) => known === fate) ?? 'none',
    event: eventIn(marker),
    strikes: roleIn(marker, 'strikes'),
    unit: typeof unit === 'string' ? unit : '',
    struck: typeof struck === 'string' && struck !== '' ? markerId(struck) : undefined,
    from: from === 'hand' ? 'hand' : 'die',
    turn: marker.turnLaid,
  }
}

/** Events that count now or in a turn to come, in the order in which they came. */
export function appliedEvents(state: GameState): readonly AppliedEvent[] {
  return markersOf(state, 'struck')
    .flatMap((marker) => struckIn(state, marker) ?? [])
    .filter((struck) => !isOver(state, struck))
}

/** Markers of events that are over. */
export function overMarkers(state: GameState): readonly MarkerId[] {
  return markersOf(state, 'struck').flatMap((marker) => {
    const struck = struckIn(state, marker)
    return !struck || isOver(state, struck) ? [marker.id] : []
  })
}

function struckIn(state: GameState, marker: Marker): AppliedEvent | undefined {
  const event = eventIn(marker)
  if (!event) return undefined
  const { inTurn, unit } = marker.values
  const strikes = roleIn(marker, 'strikes')
  const counts = typeof inTurn === 'number' ? inTurn : marker.turnLaid
  return {
    marker: marker.id,
    event,
    strikes,
    unit: typeof unit === 'string' ? unit : '',
    inTurn: counts,
    isNow: counts === state.turn && strikes === activeRole(state),
  }
}

function isOver({ turn, phase }: GameState, { inTurn, strikes }: AppliedEvent): boolean {
  return inTurn < turn || (inTurn === turn && roles.indexOf(strikes) < placeOf(phase))
}

/** "This turn" is the affected player's turn that is under way or comes next. */
export function turnOfEffect(state: GameState, strikes: Role): number {
  return roles.indexOf(strikes) < placeOf(state.phase) ? state.turn + 1 : state.turn
}

/** Names used before on a side, newest first. */
export function unitsOf(state: GameState, role: Role): readonly NamedUnit[] {
  const units = markersOf(state, 'unit')
    .filter(({ of }) => of === sideOf(role))
    .map(({ id, values }) => ({ marker: id, name: String(own(values, 'name') ?? '') }))
  const names = units.reduce<readonly string[]>((known, { name }) => withName(known, name), [])
  return names
    .flatMap((name) => units.findLast((unit) => withName([], unit.name)[0] === name) ?? [])
    .slice(0, mostUnits)
}

export function markersOf({ markers }: GameState, kind: MarkerKind): readonly Marker[] {
  return markers.filter((marker) => marker.kind === kind)
}

function eventIn({ values }: Marker): FieldEvent | undefined {
  return fieldEventOf(Number(own(values, 'event') ?? 0))
}

function roleIn({ values }: Marker, name: string): Role {
  return roles.find((role) => role === own(values, name)) ?? 'attacker'
}
