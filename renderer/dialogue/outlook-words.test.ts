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

test('a key that names its mount says only what it costs; a test that is passed is no harm in words', () => {
  const d20 = (key: string, values = {}) => ({ key: `rules.squadron-d20.criticals.${key}`, values })
  const brief = (...why: readonly ReturnType<typeof d20>[]) => doneInBrief(why, { input: {} }, atNight())
  const mount = { ship: 'Kirishima', at: 1, n: 2, inches: 14, spent: 4 }
  expect(brief(d20('mountLost.turretArmoured', mount))).toBe('Costs CV 4')
  expect(brief(d20('magazineTest.no', mount), d20('loop.usedUp', { cv: 6 }))).toBe('No explosion')
  expect(brief(d20('book.keepsAll'), d20('book.remembered'))).toBe('Asked once for each kind of hit')
})
