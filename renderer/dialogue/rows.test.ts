import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import AskRow from './AskRow.vue'
import { openGame } from '../stores/opened-game.testing'
import { twoDivisions } from '../stores/setups.testing'
import type { DrawQuestion, Lot } from '#shared/kernel/question'

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
    props: { row: { kind: 'ask', key: 'chit-1', reasons: [], headings: [], asked: [asked] }, state: game.live! },
  })
}

it('says who drew what was drawn', async () => {
  expect((await drawRow([lot('4', 5)], { answer: '4', drawn: true })).text()).toContain('drawn by the app')
  expect((await drawRow([lot('4', 5)], { answer: '4' })).text()).toContain('drawn by hand')
})
