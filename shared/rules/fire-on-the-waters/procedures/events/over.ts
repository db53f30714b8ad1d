import { eventsOnTable, type LastingEvent } from '../../../../game/decks/lasting'
import { sayEnded } from '../../../event-cards/lasting-ends'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { boxId, type BoxId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { readCasualties, casualtiesOf, writeCasualties } from '../../ship/casualties'
import { works } from '../../working'
import { bears } from '../damage/marks'

/** Boxes that a card has put out or set on fire. */
export function boxesOf({ noted }: LastingEvent): readonly BoxId[] {
  const boxes = own(noted, 'boxes')
  return typeof boxes === 'string' && boxes !== '' ? boxes.split(' ').map(boxId) : []
}

/** What a card put on her card has been repaired or put out there: its marker goes too. */
export function liftWhatIsOver(table: RuleDraft, ship: ShipId): void {
  for (const event of eventsOnTable(table.state)) {
    if (event.ship !== ship || !isOver(table.ship(ship), event)) continue
    table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
  }
}

function isOver(ship: ShipInPlay, event: LastingEvent): boolean {
  if (event.endsBy !== 'repair' && event.endsBy !== 'putOut') return false
  const boxes = boxesOf(event)
  if (boxes.length > 0) {
    const isRight = (box: BoxId) => (event.endsBy === 'putOut' ? !bears(ship, box, 'burning') : works(ship, box))
    return boxes.every(isRight)
  }
  const noted = own(event.noted, 'casualty')
  if (typeof noted !== 'string') return false
  const has = casualtiesOf(ship).map((casualty) => writeCasualties([casualty]))
  return readCasualties(noted).every((casualty) => !has.includes(writeCasualties([casualty])))
}

/** Effects of cards until repaired that are neither a box nor a casualty: repaired by name. */
export function mendedByName(state: GameState, ship: ShipId): readonly LastingEvent[] {
  return eventsOnTable(state).filter(
    (event) =>
      event.ship === ship &&
      event.endsBy === 'repair' &&
      boxesOf(event).length === 0 &&
      own(event.noted, 'casualty') === undefined,
  )
}

/** Fires that burn for the turn of their card alone. */
export function firesOfOneTurn(state: GameState): readonly LastingEvent[] {
  return eventsOnTable(state).filter((event) => event.endsBy === 'turn' && boxesOf(event).length > 0)
}
