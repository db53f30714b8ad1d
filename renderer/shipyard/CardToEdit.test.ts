import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import CardToEdit from './CardToEdit.vue'
import { freshShip } from '#shared/game/apply-effect'
import { shipId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'

const { card, editing } = perfidiousAlbion
const document = majestic()
const parts = editing!.parts(document)
const words = (key: string) => key

function cardToEdit(part: string) {
  const { leadsTo = [] } = editing!.form(document, part, words)
  const wrapper = mount(CardToEdit, {
    props: {
      pen: { face: card, words },
      ship: freshShip(perfidiousAlbion, shipId('majestic'), document),
      parts,
      label: 'card',
      chosenLabel: part,
      digitsUpTo: 9,
      leadsTo,
      refusedParts: new Set<string>(),
      touch: false,
      at: parts.findIndex((each) => each.part === part),
    },
  })
  const type = (key: string) => wrapper.find('[tabindex="0"]').trigger('keydown', { key })
  return { wrapper, type }
}

it.each(['box:4-3', 'box:1-1'])('a digit typed on %s counts at once, 0 too', async (part) => {
  const { wrapper, type } = cardToEdit(part)
  await type('0')
  await type('7')
  expect(wrapper.emitted('digits')).toEqual([[0], [7]])
})

it('an arrow leads from a magazine to each cell that it feeds, and from nothing else', () => {
  expect(cardToEdit('box:3-5').wrapper.findAll('.arrows g')).toHaveLength(1)
  expect(cardToEdit('box:3-2').wrapper.findAll('.arrows g')).toHaveLength(0)
})
