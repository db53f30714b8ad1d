import type { GameState } from '../state'
import type { BoxId, DeckId, MarkerId, ShipId, SideId, SquadronId } from '../../kernel/ids'
import { boxId, shipId, squadronId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { Face } from '../../decks/face'
import type { Marker } from '../mark'

/** The kind of marker that a played event leaves on the table for as long as it lasts. */
export const eventMarker = 'event'

/** How an event ends: with its last turn, by damage control, when its fire is out, or only by hand. */
const endings = ['turn', 'repair', 'putOut', 'hand'] as const
export type Ending = (typeof endings)[number]

/** An event that still lasts: on a ship, on a formation, or on a side. */
export interface LastingEvent {
  readonly marker: MarkerId
  readonly deck: DeckId
  readonly face: Face
  readonly of: SideId | 'umpire'
  readonly ship: ShipId | null
  readonly squadron: SquadronId | null
  readonly endsBy: Ending
  /** Turns it still lasts, this one counted; `null` where turns do not end it. */
  readonly turnsLeft: number | null
  /** The rules in use apply it. Otherwise it is a reminder on the card. */
  readonly isApplied: boolean
  /** What else was noted as it was played: a course by the die, a side of the ship, a target. */
  readonly noted: Marker['values']
}

type OnTable = Pick<GameState, 'markers' | 'turn'>

/** Every event that lasts in this turn, in the order they were played. */
export function lastingEvents(state: OnTable): readonly LastingEvent[] {
  return eventsOnTable(state).filter(({ turnsLeft }) => turnsLeft === null || turnsLeft > 0)
}

/** Those whose turns are over among them: a fire that burned for one turn has still to be put out. */
export function eventsOnTable({ markers, turn }: OnTable): readonly LastingEvent[] {
  return markers
    .filter(({ kind }) => kind === eventMarker)
    .map(({ id, of, turnLaid, livesTurns, values }): LastingEvent => {
      const { deck, face, ship, squadron, endsBy, applied } = values
      return {
        marker: id,
        deck: String(deck) as DeckId,
        face: String(face),
        of,
        ship: typeof ship === 'string' ? shipId(ship) : null,
        squadron: typeof squadron === 'string' ? squadronId(squadron) : null,
        endsBy: endings.find((each) => each === endsBy) ?? 'hand',
        turnsLeft: livesTurns === undefined ? null : turnLaid + livesTurns - turn,
        isApplied: applied === true,
        noted: values,
      }
    })
}

/** The events that last on one ship, those of her squadron among them. */
export function lastingOn(state: GameState, ship: ShipId): readonly LastingEvent[] {
  const squadron = state.squadrons.find(({ order }) => order.includes(ship))?.id
  return lastingEvents(state).filter(
    (each) => each.ship === ship || (squadron !== undefined && each.squadron === squadron),
  )
}

/** Boxes that an event has put out or set on fire. */
export function boxesOf({ noted }: LastingEvent): readonly BoxId[] {
  const boxes = own(noted, 'boxes')
  return typeof boxes === 'string' && boxes !== '' ? boxes.split(' ').map(boxId) : []
}
