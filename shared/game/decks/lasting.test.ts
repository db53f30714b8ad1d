import { expect, test } from 'vitest'
import { Session } from '../session'
import type { JournalLine } from '../journal-line'
import type { Marker } from '../mark'
import { markerId, type MarkerId } from '../../kernel/ids'
import { first, mikasa, north, tinyHead, tinyRules } from '../tiny-fleet.testing'
import { eventMarker, eventsOnTable, lastingEvents, lastingOn } from './lasting'
import { endEvent } from '../../rules/event-cards/lasting-ends'
import { callEventMarker, callLasting, sayEnding, sayLasting, titleOfLasting } from './lasting-words'
import { read } from '../../rules/run/run-procedure.testing'

const event = markerId('event-1-1')

/** A game in which an event lasts. */
function game(values: Marker['values'], livesTurns?: number) {
  const session = new Session(tinyRules, tinyHead, 'initiative', [])
  const take = (entry: object) => session.append({ seq: session.lastSeq + 1, at: 1, ...entry } as JournalLine)
  const placed = { type: 'markerLaid', marker: event, kind: eventMarker, of: north, turnLaid: 1, values }
  const effects = [{ ...placed, ...(livesTurns === undefined ? {} : { livesTurns }) }]
  take({ kind: 'step', label: { key: 'x' }, by: 'rule', effects })
  return { session, take, only: () => eventsOnTable(session.state)[0]! }
}

const on = { deck: 'north', ship: mikasa, applied: true }

test('an event of this turn is over when the turn is', () => {
  const { session, take } = game({ ...on, face: '3H', endsBy: 'turn' }, 1)
  expect(lastingOn(session.state, mikasa)).toMatchObject([{ face: '3H', turnsLeft: 1, isApplied: true }])
  take({ kind: 'turn', turn: 2, phase: 'initiative' })
  expect(lastingEvents(session.state)).toEqual([])
  expect(eventsOnTable(session.state)).toMatchObject([{ turnsLeft: 0 }])
})

test('one until repaired lasts until a player or damage control ends it, and that can be undone', () => {
  const { session, take, only } = game({ ...on, face: '6D', endsBy: 'repair' })
  take({ kind: 'turn', turn: 9, phase: 'initiative' })
  expect(read(sayEnding(only()))).toBe('until repaired')
  const ended = endEvent(session.state, event)!
  expect(ended.kind === 'step' && read(ended.label)).toBe('Major propulsion casualty repaired: Mikasa')
  take(ended)
  expect(lastingEvents(session.state)).toEqual([])
  expect(endEvent(session.state, event)).toBeUndefined()
  take({ kind: 'strike', targets: [session.undo!.seq], cause: 'undo' })
  expect(lastingEvents(session.state)).toHaveLength(1)
})

test('one on a formation lasts on each of its ships', () => {
  const { session, only } = game({ deck: 'north', squadron: first, face: 'QD', endsBy: 'turn', course: 'left90' }, 1)
  expect(lastingOn(session.state, mikasa)).toHaveLength(1)
  expect(read(callLasting(session.state, only()))).toBe('First division: a die for her course each turn')
})

test('it is described on the ship’s card and in a list', () => {
  const said = (values: Marker['values'], livesTurns?: number) => {
    const { session, only } = game({ ...on, ...values }, livesTurns)
    return [titleOfLasting(only()), sayLasting(session.state, only()), sayEnding(only())].map(read)
  }
  expect(said({ face: '3H', endsBy: 'turn' }, 1)).toEqual(['Main battery casualty', 'main battery silent', 'this turn'])
  expect(said({ face: 'JD', endsBy: 'repair', course: 'right90', rolledIn: 1 })[1]).toBe('turns right 90°')
  expect(said({ face: 'JD', endsBy: 'repair', course: 'right90', rolledIn: 0 })[1]).toBe(
    'a die for her course each turn',
  )
  expect(said({ face: 'KD', endsBy: 'repair', side: 'port' })[1]).toBe('secondary battery to port out')
  expect(said({ face: 'AH', endsBy: 'turn', target: 'asahi' }, 1)[1]).toBe('fires on Asahi')
  expect(said({ face: 'fog', endsBy: 'turn', title: 'Fog bank', outcome: 'thick' }, 3)).toEqual([
    'Fog bank',
    'Fog bank: thick',
    'for 3 turns',
  ])
})

test('a marker written by others is read as far as possible', () => {
  const { session, only } = game({ face: 'constructor', endsBy: 'never' })
  expect(only()).toMatchObject({ ship: null, squadron: null, endsBy: 'hand', isApplied: false })
  expect(read(callEventMarker(session.state, session.state.markers[0]!)!)).toBe('North: constructor')
  expect(callEventMarker(session.state, { ...session.state.markers[0]!, kind: 'torpedo' })).toBeUndefined()
  expect(callEventMarker(session.state, { ...session.state.markers[0]!, id: 'gone' as MarkerId })).toBeUndefined()
})
