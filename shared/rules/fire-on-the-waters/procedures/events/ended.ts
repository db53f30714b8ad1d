import { bears } from '../../../../game/mark'
import { boxesOf, eventsOnTable, type LastingEvent } from '../../../../game/decks/lasting'
import { callLasting } from '../../../../game/decks/lasting-words'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { sayEnded } from '../../../event-cards/lasting-ends'
import {
  casualtiesField,
  casualtiesOf,
  inForce,
  readCasualties,
  writeCasualties,
  type Casualty,
} from '../../../kit/casualties'
import { fleetStep } from '../../../kit/fleet-step'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import type { Due } from '../../../pack/rules-pack'
import { sentencesOf } from '../../sentence'
import { works } from '../../ship/ship-data'
import { endCasualty } from '../damage/casualties'
import { clearMark } from '../damage/hit'
import { acts } from '../turn/acting'

const says = sentencesOf('events')

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
  const has = casualtiesOf(ship).map((casualty) => writeCasualties([casualty]))
  const put = casualtiesPut(event)
  return put.length > 0 && put.every((casualty) => !has.includes(writeCasualties([casualty])))
}

/** Casualties that a card has put on her. */
function casualtiesPut({ noted }: LastingEvent): readonly Casualty[] {
  const written = own(noted, 'casualty')
  return typeof written === 'string' ? readCasualties(written) : []
}

/** Fires that burn for the turn of their card alone. */
function firesOfOneTurn(state: GameState): readonly LastingEvent[] {
  return eventsOnTable(state).filter((event) => event.endsBy === 'turn' && boxesOf(event).length > 0)
}

/** Ending an event by hand removes from her card its casualty with what that put out, its mounts and its fire. */
export function takeFromCard(table: RuleDraft, event: LastingEvent): void {
  const { ship } = event
  if (ship === null || table.state.ships[ship] === undefined) return
  for (const box of boxesOf(event)) {
    const mark = event.endsBy === 'putOut' || event.endsBy === 'turn' ? 'burning' : 'out'
    clearMark(table, ship, box, mark)
  }
  for (const casualty of casualtiesPut(event)) endCasualty(table, ship, casualty)
}

/** Effects of cards until repaired that are neither a box nor a casualty: repaired by name. */
function brokenOf(state: GameState) {
  const isNamed = (event: LastingEvent) =>
    event.endsBy === 'repair' && boxesOf(event).length === 0 && own(event.noted, 'casualty') === undefined
  const events = eventsOnTable(state).filter(isNamed)
  const ships = Object.values(state.ships).filter(acts)
  return ships.flatMap((ship) => events.filter((event) => event.ship === ship.id).map((event) => ({ ship, event })))
}

const mendForm = form().choice('event', (state) => {
  const broken = brokenOf(state)
  return {
    among: broken.map(({ event }) => event.marker as string),
    names: (marker) => broken.flatMap(({ event }) => (event.marker === marker ? [callLasting(state, event)] : []))[0],
    wrong: broken.length === 0 ? 'no-event-to-mend' : 'no-such-event',
  }
})

/** Damage by a card that is not a box is repaired by name. */
export const mendEvent = procedure({
  name: 'mendEvent',
  phases: ['damageControl'],
  form: mendForm,
  run(table, { event: marker }) {
    const { event, ship } = brokenOf(table.settled).find((each) => each.event.marker === marker)!
    table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
    return says('mended', { ship: shipName(ship) })
  },
})

/** A fire that a card lit for one turn goes out at the end of it. */
export const eventFiresOut = fleetStep({
  name: 'eventFiresOut',
  phases: ['damageControl'],
  of: firesOfOneTurn,
  nothing: 'no-event-fire',
  each(table, event) {
    takeFromCard(table, event)
    table.apply({ type: 'markerLifted', marker: event.marker }, sayEnded(table.state, event))
  },
  done: (_table, fires) => says('firesOut', { n: fires.length }),
})

/** The fires of one turn, when it ends. */
export function eventsDue(state: GameState): readonly Due[] {
  const n = firesOfOneTurn(state).length
  if (n === 0 || state.phase !== 'damageControl') return []
  return [{ phase: 'damageControl', procedure: 'eventFiresOut', input: {}, say: says('firesDue', { n }) }]
}

/** Her card without what is over since its turn ended, and still waits there to be taken off. */
export function onCard({ turn }: GameState, ship: ShipInPlay): ShipInPlay {
  const lasting = inForce(ship, turn)
  return lasting.length === casualtiesOf(ship).length ? ship : without(ship, writeCasualties(lasting))
}

const known = new WeakMap<ShipInPlay, ShipInPlay>()

function without(ship: ShipInPlay, casualties: string | null): ShipInPlay {
  const had = known.get(ship)
  if (had?.fields[casualtiesField] === casualties) return had
  const shown = { ...ship, fields: { ...ship.fields, [casualtiesField]: casualties } }
  known.set(ship, shown)
  return shown
}
