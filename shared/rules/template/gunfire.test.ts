import { expect, test } from 'vitest'
import { initialState } from '../../game/fold'
import { packId } from '../../kernel/ids'
import { runProcedure } from '../run/run-procedure.testing'
import { setUp, starterScenarioDocuments, starterShipDocuments } from '../run/starter.testing'
import { gunfire } from './gunfire'
import { template as pack } from './index'

const id = packId('template')
const setup = setUp(starterScenarioDocuments(id)[0]!, starterShipDocuments(id))
const state = initialState(pack, { pack: id, setup }, 'gunfire')
const shot = { firer: 'resolute', target: 'constant', rangeInches: 20 }

test('one die a gun, and every hit takes a point of hull', () => {
  const { label, why, on } = runProcedure(pack, gunfire, state, shot, [5, 4, 6, 1])
  expect(label).toBe('Resolute hits Constant 2 times')
  expect(on('constant').track('hull')).toBe(6)
  expect(why).toEqual(['Constant has 6 points of hull left.'])
})

test('nobody fires at herself, nor beyond the last band', () => {
  expect(gunfire.check(state, { ...shot, target: 'resolute' })).toMatchObject({ code: 'template-no-target' })
  expect(gunfire.check(state, { ...shot, rangeInches: 40 })).toMatchObject({ values: { field: 'rangeInches' } })
})
