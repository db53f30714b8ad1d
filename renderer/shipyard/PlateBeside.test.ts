import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import PlateBeside from './PlateBeside.vue'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'

it('follows every change of the ship, in picture and figures, with no more digits than are set', async () => {
  const begun = majestic()
  const shown = mount(PlateBeside, { props: { pack: perfidiousAlbion, ship: begun, name: 'Majestic', theme: 'day' } })
  expect(shown.get('svg').attributes('aria-label')).toBe('Majestic from her side, bow to the left')
  const before = shown.get('svg').html()
  await shown.setProps({ ship: { ...begun, data: { ...begun.data, lengthMetres: 10.699999 } } })
  expect(shown.text()).toContain('10.7 m')
  expect(shown.get('svg').html()).not.toBe(before)
})
