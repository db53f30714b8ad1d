import { expect, test } from 'vitest'
import { phases } from '../table/table-facts'
import { packProcedures } from './index'

test('the step of the guns offers gunfire first', () => {
  expect(packProcedures.find((procedure) => procedure.phases.includes('gunfire'))?.name).toBe('gunfire')
})

test('procedures are in the order of the turn', () => {
  const steps = packProcedures.map((procedure) => phases.findIndex((phase) => phase === procedure.phases[0]))
  expect(steps.filter((step) => step >= 0)).toEqual(steps.filter((step) => step >= 0).toSorted((a, b) => a - b))
})
