import { expect, it } from 'vitest'
import { ref } from 'vue'
import { shipId } from '#shared/kernel/ids'
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
