import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { ref } from 'vue'
import DiceRow from './DiceRow.vue'
import { questionNames } from './question-names'
import { typedDice } from './typed-dice'
import { tableWith } from './dialogue-table.testing'
import { packId } from '#shared/kernel/ids'
import type { DiceQuestion } from '#shared/kernel/replay-dialogue'

const port = { key: 'eventDialogues.row.port', values: { faces: '1–3' } }
const starboard = { key: 'eventDialogues.row.starboard', values: { faces: '4–6' } }
const ask = { key: 'eventDialogues.ask.die.majorSecondaryBatteryCasualty', values: { on: 'Majestic' } }
const die: DiceQuestion = { kind: 'roll', key: 'die', die: 'D6', to: 'umpire', ask, because: [port, starboard] }

/** The row of the die of a card. */
async function row(is: 'waiting' | 'answered') {
  const { game } = await tableWith(DiceRow)
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
  expect((await row('waiting')).findAll('.because').map((line) => line.text())).toEqual(['1–3: port', '4–6: starboard'])
  expect((await row('answered')).findAll('.because')).toEqual([])
})
