import { expect, test } from 'vitest'
import { draftOf, target, targetOf } from './action.testing'
import { damageSteering, mendSteering, steeringDamaged } from './destroyed-cell'

test('the mark goes when the gear is repaired', () => {
  const draft = draftOf({ boxes: { '10-5': ['struck'] } })
  damageSteering(draft, target)
  expect(steeringDamaged(draft.state, target)).toBe(true)
  mendSteering(draft, target)
  expect(steeringDamaged(draft.state, target)).toBe(false)
  expect(targetOf(draft).marks('10-5')).toEqual(['struck', 'repaired'])
})

test('gear that was struck by hand counts as damaged', () => {
  expect(steeringDamaged(draftOf({ boxes: { '10-5': ['struck'] } }).state, target)).toBe(true)
  for (const marks of [['repaired'], ['struck', 'repaired']] as const) {
    expect(steeringDamaged(draftOf({ boxes: { '10-5': marks } }).state, target)).toBe(false)
  }
})
