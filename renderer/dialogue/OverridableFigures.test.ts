import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { GameState } from '#shared/game/state'
import OverridableFigures from './OverridableFigures.vue'

it('a question that the app answered has its yes or no beside it, a statement has none', () => {
  const judged = (name: string, value: boolean) => ({
    question: {
      kind: 'judge',
      key: name,
      value,
      within: [true, false],
      ask: { key: `rules.squadron-d20.guns.${name}` },
    },
    ...{ answer: value, is: 'answered' },
  })
  const asked = [judged('check.ask.night', false), judged('check.ask.clear', true), judged('check.clear', true)]
  const panel = mount(OverridableFigures, {
    props: {
      row: { kind: 'judged', key: 'sight', asked, reasons: [] } as never,
      state: { ships: {}, sides: [], squadrons: [] } as unknown as GameState,
      ...{ folded: false, between: false },
    },
  })
  expect(panel.findAll('.figure-line').map((line) => [line.get('span').text(), line.get('b').text()])).toEqual([
    ['Is it night?', 'No'],
    ['Is the line of sight clear?', 'Yes'],
    ['Clear line of sight.', ''],
  ])
})
