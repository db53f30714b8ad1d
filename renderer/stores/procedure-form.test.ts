import { expect, it } from 'vitest'
import { ref } from 'vue'
import { shipId } from '#shared/kernel/ids'
import { fireOnTheWaters } from '#shared/rules/fire-on-the-waters/index'
import { atNight } from '#shared/rules/fire-on-the-waters/procedures/night-action.testing'
import { squadronD20 } from '#shared/rules/squadron-d20/index'
import { sea } from '#shared/rules/squadron-d20/procedures/turn/two-sides.testing'
import { procedureForm } from './procedure-form'

it('a ship named twice fires, and is not her own target', () => {
  const form = procedureForm(ref(sea('cruiser; foe/battleship; foe/two:carrier')), ref(squadronD20))
  form.open('guns')
  form.name(shipId('two'))
  expect(form.input.value).toMatchObject({ ship: 'cruiser', target: 'two' })
  form.name(shipId('two'))
  expect(form.input.value).toMatchObject({ ship: 'two', target: 'cruiser' })
  expect(form.problem.value).toBeNull()
})

it('a range that was typed stays when another target or another squadron is chosen', () => {
  const form = procedureForm(ref(atNight()), ref(fireOnTheWaters))
  form.open('gunfire', { squadron: 'cruisers' })
  form.set('rangeInches', 14)
  form.set('target', 'quincy')
  expect(form.input.value).toMatchObject({ target: 'quincy', rangeInches: 14 })
  form.open('gunfire', { squadron: 'north' })
  expect(form.input.value).toMatchObject({ squadron: 'north', rangeInches: 14 })
})
