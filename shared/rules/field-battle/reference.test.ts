import { expect, test } from 'vitest'
import { fieldEvents } from '../../decks/field/events'
import { en } from '../words'
import { speaker } from '../../words/speak'
import { eventOnSheet, onSheet, reference } from './reference'

test('every place that the dialogues of a land battle name is on its sheet', () => {
  const tables = reference(speaker(en))
  const places = [
    ...Object.values(onSheet).flat(),
    ...fieldEvents.flatMap((event) => eventOnSheet(event, onSheet.unit)),
  ]
  expect(places.length).toBeGreaterThan(20)
  for (const place of places) {
    const found = tables.find(({ key }) => key === place.table)
    expect(found, place.table).toBeDefined()
    if ('row' in place) expect(found?.rowKeys, place.table).toContain(place.row)
  }
})
