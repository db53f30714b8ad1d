import { expect, test } from 'vitest'
import { fieldId } from '../kernel/ids'
import type { Scalar } from '../kernel/scalar'
import { fold } from './fold'
import { isFlagship } from './ship-name'
import { mikasa, tinyRules, tinySession } from './tiny-fleet.testing'

const { state } = fold(tinyRules, tinySession(), [])
const commander = fieldId('commander')
const flagship = fieldId('flagship')
const withFields = (fields: Record<string, Scalar>) => ({ ...state.ships[mikasa]!, fields })

test('a ship is a flagship where her card marks her as one, whoever commands the others', () => {
  expect(isFlagship(withFields({ [commander]: 'Captain Young', [flagship]: 'no' }))).toBe(false)
  expect(isFlagship(withFields({ [commander]: null, [flagship]: 'yes' }))).toBe(true)
})

test('where cards have no such mark, whoever is commanded from is one', () => {
  expect(isFlagship(withFields({ [commander]: 'Tōgō' }))).toBe(true)
  expect(isFlagship(withFields({ [commander]: null }))).toBe(false)
})
