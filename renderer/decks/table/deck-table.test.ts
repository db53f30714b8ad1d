import { expect, it } from 'vitest'
import { deckIdOf, plannedDecks } from './deck-table'
import { plan } from './deck-table.testing'
import { deckId } from '#shared/kernel/ids'

it('the first deck of a side has its name, others add their own', () => {
  const plans = [plan(), plan({}, { called: 'Heavy weather' }), plan({}, { side: 'mn' as never }), plan()]
  expect(plannedDecks(plans).map(({ deck }) => deck)).toEqual(['rn', 'rn-heavy-weather', 'mn', 'rn-deck'])
})

it('no deck takes the place of another by chance', () => {
  const taken = ['rn', 'rn-deck', 'rn-deck-2'].map(deckId)
  expect(deckIdOf(plan(), taken)).toBe('rn-deck-3')
  expect(deckIdOf(plan({}, { called: '天気' }), taken)).toBe('rn-deck-3')
})
