import { expect, test } from 'vitest'
import { fieldEvents } from '../../decks/field/events'
import { placesFound, words } from '../kit/worded.testing'
import { eventOnSheet, onSheet, reference } from './reference'

test('every place that the dialogues of a land battle name is on its sheet', () => {
  const events = fieldEvents.map((event) => eventOnSheet(event, onSheet.unit))
  expect(placesFound({ onSheet, events: events.flat() }, reference(words)).length).toBeGreaterThan(20)
})
