import { type LastingEvent, eventsOnTable } from '../../../../game/decks/lasting'
import type { RuleDraft } from '../../../../game/rule-draft'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { trackOf } from '../../ship/card-parts'
import { beganOn } from '../../ship/state'
import { dropWord } from './card-words'
import { boxesOf, figureOf, wordOf } from './noted'

/** Takes back the effects of an event that is over: mounts and radars, a figure, a fire, a casualty on the card. */
export function takeFromCard(table: RuleDraft, event: LastingEvent): void {
  const { ship } = event
  if (ship === null || table.state.ships[ship] === undefined) return
  for (const box of boxesOf(event)) {
    if (!isHeldByAnother(table, event, ship, box) && table.mark(ship, box, 'out')) {
      table.apply({ type: 'marked', ship, box, mark: 'out', on: false })
    }
  }
  givesBack(table, ship, event)
  const word = wordOf(event)
  if (word !== undefined) dropWord(table, ship, word)
}

function isHeldByAnother(table: RuleDraft, event: LastingEvent, ship: ShipId, box: BoxId): boolean {
  return eventsOnTable(table.state).some(
    (other) => other.marker !== event.marker && other.ship === ship && boxesOf(other).includes(box),
  )
}

/** Within 0 and the fresh figure, as it may have been repaired or hit in the meantime. */
function givesBack(table: RuleDraft, ship: ShipId, event: LastingEvent): void {
  const moved = figureOf(event)
  if (!moved) return
  const { name } = moved
  const track = trackOf(name)
  const now = table.track(ship, track)
  const by = moved.by < 0 ? Math.min(-moved.by, beganOn(table.ship(ship), name) - now) : -Math.min(moved.by, now)
  if (by !== 0) table.apply({ type: 'trackMoved', ship, track, by })
}
