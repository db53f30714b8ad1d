import { words } from '../../kit/worded.testing'
import { expect, test } from 'vitest'
import { fieldId } from '../../../kernel/ids'
import { casualtiesField, readCasualties } from '../../kit/casualties'
import { fieldWords } from './explain'
import { furutaka, inPlay } from './furutaka.testing'

const ship = inPlay(furutaka(), { fields: { casualties: 'rudderWarped:noLeftTurn shaftLost:2 noTurns@3' } })
const listed = fieldWords(ship, casualtiesField, words)

test('casualties are a list in words, other fields are text', () => {
  expect(listed?.has).toEqual([
    { value: 'rudderWarped:noLeftTurn', label: 'rudder bent, no left turn' },
    { value: 'shaftLost:2', label: 'shaft 2 lost' },
    { value: 'noTurns@3', label: 'no turns, to turn 3' },
  ])
  expect(fieldWords(ship, fieldId('note'), words)).toBeUndefined()
})

test('what can befall her is offered once, in words, and can be read again', () => {
  const adds = listed?.adds ?? []
  expect(adds.length).toBeGreaterThan(30)
  expect(new Set(adds.map(({ label }) => label)).size).toBe(adds.length)
  for (const { value, label } of adds) {
    expect(readCasualties(value), value).toHaveLength(1)
    expect(label, value).not.toMatch(/^$|rules\.|\{\w+\}|^[a-z]+[A-Z]/)
  }
  expect(adds).toContainEqual({ value: 'mainMountJammed:Y', label: 'Y jammed in train' })
  expect(adds).toContainEqual({ value: 'shaftLost:4', label: 'shaft 4 lost' })
})
