import type { LastingEvent } from '../../../../game/decks/lasting'
import type { RuleDraft } from '../../../../game/rule-draft'
import { own } from '../../../../kernel/own'
import { casualtiesOf, readCasualties } from '../../ship/casualties'
import { shipOf } from '../../ship/ship-data'
import { casualtiesIn, replaceCasualty } from '../damage/add-casualty'
import { bears, clearMark } from '../damage/marks'
import { putOutBy } from '../damage/put-out'
import { boxesOf } from './over'

/** Ending an event by hand removes from her card its casualty with what that put out, its mounts and its fire. */
export function takeFromCard(table: RuleDraft, event: LastingEvent): void {
  const { ship } = event
  if (ship === null || table.state.ships[ship] === undefined) return
  for (const box of boxesOf(event)) {
    const mark = event.endsBy === 'putOut' || event.endsBy === 'turn' ? 'burning' : 'out'
    if (bears(table.ship(ship), box, mark)) clearMark(table, ship, box, mark)
  }
  const noted = own(event.noted, 'casualty')
  if (typeof noted !== 'string') return
  const form = shipOf(table.ship(ship).document)
  for (const casualty of readCasualties(noted)) {
    const has = casualtiesIn(table, ship).find(
      ({ id, of, untilTurn }) => id === casualty.id && of === casualty.of && untilTurn === casualty.untilTurn,
    )
    if (!has) continue
    replaceCasualty(table, ship, has, null)
    const stillOut = casualtiesOf(table.ship(ship)).flatMap((other) => putOutBy(form, other))
    for (const box of putOutBy(form, casualty)) {
      if (!stillOut.includes(box) && bears(table.ship(ship), box, 'out')) clearMark(table, ship, box, 'out')
    }
  }
}
