import { expect, test } from 'vitest'
import { tableWith } from './dialogue-table.testing'
import OffersPanel from './form/OffersPanel.vue'
import { doneInBrief, headingOf, outlookInWords } from './outlook-words'
import type { DieName } from '#shared/kernel/dice'
import type { Question } from '#shared/kernel/question'
import { atNight } from '#shared/rules/fire-on-the-waters/procedures/night-action.testing'
import { saySideSees } from '#shared/rules/fire-on-the-waters/procedures/spotting/who-sees-whom'
import { findPack } from '#shared/rules/index'

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

test('the sheet of the look-outs is a range on the key of a die', () => {
  const state = atNight({ phase: 'spotting', table: { 'spottingDie:japan': '1:4' } })
  const why = saySideSees(state, state.sides[0]!)
  expect(doneInBrief(why, { input: {} }, state)).toBe('To 14″')
})

test('a further die is named, the same of the next battery is not', () => {
  const state = atNight()
  const pack = findPack(state.pack)!
  const rolls = (key: string, die: DieName = 'D100'): Question => ({
    ...{ kind: 'roll', key, die, to: 'umpire', ask: { key: 'rules.fire-on-the-waters.gunnery.ask.hit', values: {} } },
  })
  const scored = { key: 'rules.fire-on-the-waters.gunnery.scored', values: { ship: 'Kako', inches: 8, n: 1 } }
  const says = (question: Question, then: Question) =>
    outlookInWords(
      { answer: 7, why: [scored], spots: [], severity: 'nothing', then, isWorst: false },
      ...([question, state, pack] as const),
    ).says
  const [main, other] = [rolls('hit/kako/main/2-1'), rolls('hit/kako/main/2-2')]
  expect(says(main, other)).toBe('One hit')
  expect(says(main, rolls('hit/kako/main/2-1/explodes', 'D6'))).toBe('One hit, then explosion')
})

test('a die that every face of several asks at its own place is asked at any of them', () => {
  const state = atNight()
  const roll = (key: string, die: DieName): Question => ({ kind: 'roll', key, die, to: 'umpire', ask: { key } })
  const one = { answer: 11, why: [], spots: [], severity: 'nothing', isWorst: false } as const
  const says = (answers: readonly number[]) =>
    outlookInWords(
      { ...one, answers, then: roll('hit/hit-1/blue-11', 'D6') },
      ...([roll('hit/hit-1/location', 'D36'), state, findPack(state.pack)!] as const),
    ).says
  expect([says([11]), says([11, 12, 16])]).toEqual(['Then blue at 11', 'Then blue at 11–16'])
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
  expect(brief(d20('mountLost.turretArmoured', mount))).toBe('CV 4')
  expect(brief(d20('magazineTest.no', mount), d20('loop.usedUp', { cv: 6 }))).toBe('No explosion')
  expect(brief(d20('lost.smoke'), d20('lowered.speed', { n: 1, to: 20 }))).toBe('No more smoke, one knot less')
  expect(brief(d20('book.keepsAll'), d20('book.remembered'))).toBe('Asked once for each kind of hit')
})
