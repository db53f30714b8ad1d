import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { ref } from 'vue'
import AskRow from './AskRow.vue'
import DiceRow from './DiceRow.vue'
import { questionNames } from './question-names'
import { typedDice } from './typed-dice'
import { openGame } from '../stores/opened-game.testing'
import { twoDivisions } from '../stores/setups.testing'
import { packId } from '#shared/kernel/ids'
import type { DrawQuestion, Lot } from '#shared/kernel/question'
import type { DiceQuestion } from '#shared/kernel/replay-dialogue'

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

async function drawRow(lots: readonly Lot[], more: { answer?: string; drawn?: boolean } = {}) {
  const { game } = await openGame(twoDivisions())
  const is = more.answer === undefined ? ('waiting' as const) : ('answered' as const)
  const asked = { question: question(lots), is, answer: more.answer, given: true, dice: [], drawn: more.drawn ?? false }
  return mount(AskRow, {
    props: { row: { kind: 'ask', key: 'chit-1', reasons: [], asked: [asked] }, state: game.live! },
  })
}

const buttons = (wrapper: Awaited<ReturnType<typeof drawRow>>) =>
  wrapper
    .findAll('button')
    .map((each) => [each.get('.label').text(), each.find('kbd').exists() && each.get('kbd').text()])

it('lists what lies in the cup with how many there are; a chit with a single digit is that key', async () => {
  const wrapper = await drawRow([lot('-4', 1), lot('4', 5), lot('9', 15), lot('X', 0)])
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
  expect(buttons(await drawRow([lot('A', 1), lot('X', 1)]))).toEqual([
    ['A″', '1'],
    ['X″', '2'],
  ])
})

it('says who drew what was drawn', async () => {
  expect((await drawRow([lot('4', 5)], { answer: '4', drawn: true })).text()).toContain('drawn by the app')
  expect((await drawRow([lot('4', 5)], { answer: '4' })).text()).toContain('drawn by hand')
})

const port = { key: 'eventDialogues.row.port', values: { faces: '1–3' } }
const starboard = { key: 'eventDialogues.row.starboard', values: { faces: '4–6' } }
const portOrStarboard = { key: 'eventDialogues.ask.die.majorSecondaryBatteryCasualty', values: { on: 'Majestic' } }
const die: DiceQuestion = {
  kind: 'roll',
  key: 'die',
  die: 'D6',
  to: 'umpire',
  ask: portOrStarboard,
  because: [port, starboard],
}

/** The row of the die of a card. */
async function diceRow(is: 'waiting' | 'answered') {
  const { game } = await openGame(twoDivisions())
  const answer = is === 'answered' ? 2 : undefined
  return mount(DiceRow, {
    props: {
      row: { key: 'die', kind: 'dice', reasons: [], asked: [{ question: die, is, answer, given: true, dice: [] }] },
      names: questionNames(packId('perfidious-albion')),
      state: game.live!,
      typed: typedDice(ref(undefined), () => undefined),
      offered: undefined,
      rolling: new Set<string>(),
      reanswering: false,
    },
  })
}

it('shows the table of a card while its die waits, and no longer', async () => {
  expect((await diceRow('waiting')).findAll('.because').map((line) => line.text())).toEqual([
    '1–3: port',
    '4–6: starboard',
  ])
  expect((await diceRow('answered')).findAll('.because')).toEqual([])
})
