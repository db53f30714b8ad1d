import { expect, test } from 'vitest'
import { tableWith } from './dialogue-table.testing'
import OffersPanel from './form/OffersPanel.vue'
import { doneInBrief } from './outlook-words'

test('the name of a side keeps its capital within a line', async () => {
  const { game } = await tableWith(OffersPanel)
  const [one] = game.live!.sides.map(({ name }) => name)
  const initiative = (part: string, values: Readonly<Record<string, string | number>>) => ({
    key: `rules.perfidious-albion.sequence.initiative.${part}`,
    values,
  })
  const why = [initiative('tied', { total: 3 }), initiative('won', { side: one!, total: 4 })]
  expect(doneInBrief(why, { input: {} }, game.live!)).toBe(`A tie, rolled again, ${one} has the initiative`)
})
