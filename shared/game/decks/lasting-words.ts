import { shipName } from '../ship-name'
import type { GameState } from '../state'
import { own } from '../../kernel/own'
import type { Phrase } from '../../kernel/phrase'
import type { Scalar } from '../../kernel/scalar'
import { eventMarker, eventsOnTable, type LastingEvent } from './lasting'
import { navalEventOf } from '../../decks/naval/events'
import type { Marker } from '../mark'

const words = 'eventDialogues'

/** What a ship's card says while an event lasts: `main battery silent`, `turns left 90°`. */
export function sayLasting(state: GameState, each: LastingEvent): Phrase {
  const { name, values } = standing(state, each)
  return { key: `${words}.stands.${name}`, values }
}

/** The same in a list, with the ship, formation or side that it is on. */
export function callLasting(state: GameState, each: LastingEvent): Phrase {
  const { name, values } = standing(state, each)
  return { key: `${words}.marked.${name}`, values: { ...values, on: struckName(state, each) } }
}

/** How long: `this turn`, `for 3 turns`, `until repaired`. */
export function sayEnding({ endsBy, turnsLeft }: LastingEvent): Phrase {
  return turnsLeft === null
    ? { key: `${words}.ends.${endsBy === 'turn' ? 'hand' : endsBy}` }
    : { key: `${words}.ends.turn`, values: { n: turnsLeft } }
}

/** The title of the card that was played. */
export function titleOfLasting({ face, noted }: LastingEvent): Phrase {
  const event = navalEventOf(face)
  if (event) return { key: `decks.naval.${event.key}.title` }
  return { key: `${words}.own.title`, values: { title: textOf(noted, 'title') ?? face } }
}

/** The marker of an event, in a list of all markers; `undefined` for a marker of another kind. */
export function callEventMarker(state: GameState, { id, kind }: Marker): Phrase | undefined {
  const found = kind === eventMarker ? eventsOnTable(state).find(({ marker }) => marker === id) : undefined
  return found && callLasting(state, found)
}

/** The ship, formation or side that it is on. */
export function struckName(state: GameState, { ship, squadron, of }: LastingEvent): string {
  const inPlay = ship === null ? undefined : own(state.ships, ship)
  if (ship !== null) return inPlay ? shipName(inPlay) : ship
  if (squadron !== null) return state.squadrons.find(({ id }) => id === squadron)?.name ?? squadron
  return state.sides.find(({ id }) => id === of)?.name ?? of
}

interface Standing {
  readonly name: string
  readonly values: Readonly<Record<string, Scalar>>
}

const courses = ['left180', 'left90', 'straight', 'right90', 'right180']

function standing(state: GameState, each: LastingEvent): Standing {
  const { face, noted } = each
  const event = navalEventOf(face)
  if (!event) return ownStanding(each)
  const course = textOf(noted, 'course')
  if (course !== undefined && courses.includes(course)) {
    // A course by the die is that of one turn.
    return { name: own(noted, 'rolledIn') === state.turn ? course : 'byDie', values: {} }
  }
  return { name: `${event.key}${variantOf(noted)}`, values: { target: targetName(state, noted) } }
}

function ownStanding({ face, noted }: LastingEvent): Standing {
  const title = textOf(noted, 'title')
  const outcome = textOf(noted, 'outcome')
  if (title === undefined) return { name: 'other', values: { face } }
  return outcome === undefined ? { name: 'own', values: { title } } : { name: 'ownOutcome', values: { title, outcome } }
}

/** The side of the ship that the die gave; a plane by night lights up a formation. */
function variantOf(noted: Marker['values']): string {
  const side = own(noted, 'side')
  if (side === 'port') return 'Port'
  if (side === 'starboard') return 'Starboard'
  return own(noted, 'light') === 'night' ? 'ByNight' : ''
}

function targetName(state: GameState, noted: Marker['values']): string {
  const target = textOf(noted, 'target')
  const ship = target === undefined ? undefined : Object.values(state.ships).find(({ id }) => id === target)
  return ship ? shipName(ship) : (target ?? '–')
}

function textOf(noted: Marker['values'], name: string): string | undefined {
  const value = own(noted, name)
  return typeof value === 'string' ? value : undefined
}
