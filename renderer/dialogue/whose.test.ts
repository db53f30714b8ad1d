import { expect, test } from 'vitest'
import { shipAsked } from './whose'
import type { Question } from '#shared/kernel/question'
import type { Input } from '#shared/rules/pack/input'
import { atNight } from '#shared/rules/fire-on-the-waters/procedures/night-action.testing'

test('of all hits that wait the card of the ship in turn is shown; a salvo keeps to its target', () => {
  const asked = (ship: string, input: Input) =>
    shipAsked({ ask: { key: 'a', values: { ship } } } as unknown as Question, input, atNight())
  expect(asked('Kako', { hits: 'all' })).toBe('kako')
  expect(asked('Rodney', { hits: 'all' })).toBeUndefined()
  expect(asked('Kako', { target: 'astoria' })).toBeUndefined()
})
