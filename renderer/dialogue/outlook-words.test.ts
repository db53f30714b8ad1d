import { expect, test } from 'vitest'
import { tableWith } from './dialogue-table.testing'
import OffersPanel from './form/OffersPanel.vue'
import { doneInBrief, headingOf } from './outlook-words'
import { atNight } from '#shared/rules/fire-on-the-waters/procedures/night-action.testing'

test('the name of a side keeps its capital within a line', async () => {
  const { game } = await tableWith(OffersPanel)
  const [one] = game.live!.sides.map(({ name }) => name)
  const initiative = (part: string, values: Readonly<Record<string, string | number>>) => ({
    key: `rules.perfidious-albion.sequence.initiative.${part}`,
    values,
  })
  const rolled = initiative('rolled', { side: one!, faces: '3' })
  const why = [rolled, initiative('tied', { total: 3 }), initiative('won', { side: one!, total: 4 })]
  expect(doneInBrief(why, { input: {} }, game.live!)).toBe(`A tie, rolled again, ${one} has the initiative`)
  // The die shows what it rolled: that is neither said beside it nor a heading.
  expect(doneInBrief([rolled], { input: {} }, game.live!)).toBe('')
  expect(headingOf(rolled)).toBeUndefined()
})

test('what begins something new is no word beside the die before it: it heads what follows', () => {
  const damage = (key: string, values = {}) => ({ key: `rules.fire-on-the-waters.damage.${key}`, values })
  const next = damage('waiting.gun', { ship: 'Kako', n: 1, inches: 8 })
  expect(doneInBrief([damage('nothingThere'), next], { input: {} }, atNight())).toBe('Nothing there')
  expect(headingOf(next)).toEqual({ ...next, key: 'rules.fire-on-the-waters.heading.damage.waiting.gun' })
})
