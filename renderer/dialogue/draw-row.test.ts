import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import AskRow from './AskRow.vue'
import { openGame } from '../stores/opened-game.testing'
import { twoDivisions } from '../stores/setups.testing'
import type { DrawQuestion, Lot } from '#shared/kernel/question'

enableAutoUnmount(afterEach)

const lot = (value: string, count: number): Lot => ({
  value,
  say: { key: 'units.inches', values: { inches: value } },
  count,
})
const question = (lots: readonly Lot[]): DrawQuestion => ({
  kind: 'draw',
  key: 'chit-1',
  lots,
  to: 'umpire',
  ask: { key: 'dialogue.answer.umpire' },
})

async function row(lots: readonly Lot[], more: { answer?: string; drawn?: boolean } = {}) {
  const { game } = await openGame(twoDivisions())
  const is = more.answer === undefined ? ('waiting' as const) : ('answered' as const)
  const asked = { question: question(lots), is, answer: more.answer, given: true, dice: [], drawn: more.drawn ?? false }
  return mount(AskRow, {
    props: { row: { kind: 'ask', key: 'chit-1', reasons: [], asked: [asked] }, state: game.live! },
  })
}

const buttons = (wrapper: Awaited<ReturnType<typeof row>>) =>
  wrapper
    .findAll('button')
    .map((each) => [each.get('.label').text(), each.find('kbd').exists() && each.get('kbd').text()])

it('lists what lies in the cup with how many there are; a chit with a single digit is that key', async () => {
  const wrapper = await row([lot('-4', 1), lot('4', 5), lot('9', 15), lot('X', 0)])
  expect(buttons(wrapper)).toEqual([
    ['-4″ ×1', false],
    ['4″ ×5', '4'],
    ['9″ ×15', '9'],
  ])
  expect(wrapper.text()).toContain('Choose what was drawn, or press R to draw.')
  expect(wrapper.find('[data-waits]').text()).toContain('-4″')
  await wrapper.findAll('button')[1]!.trigger('click')
  expect(wrapper.emitted('answer')).toEqual([['4']])
})

it('lists lots of which there is one each by their place', async () => {
  expect(buttons(await row([lot('A', 1), lot('X', 1)]))).toEqual([
    ['A″', '1'],
    ['X″', '2'],
  ])
})

it('says who drew what was drawn', async () => {
  expect((await row([lot('4', 5)], { answer: '4', drawn: true })).text()).toContain('drawn by the app')
  expect((await row([lot('4', 5)], { answer: '4' })).text()).toContain('drawn by hand')
})
