import { expect, it } from 'vitest'
import { rowsOf, sumsToCome } from './dialogue-rows'
import { questionNames } from './question-names'
import type { Answer, Question } from '#shared/kernel/question'
import { packId } from '#shared/kernel/ids'
import type { Reckoning } from '#shared/rules/pack/procedure'
import type { ReplayedProcedure } from '#shared/rules/run/replay-procedure'

const put = { to: 'umpire', ask: { key: 'ask' } }
const figure = (key: string, value: number): Question => ({
  ...put,
  key,
  kind: 'judge',
  value,
  within: { least: 0, most: 99 },
  because: [{ key: `sum of ${key}` }],
})
const die = (key: string): Question => ({ ...put, key, kind: 'roll', die: 'D6' })
const names = questionNames(packId('perfidious-albion'))
const together = (questions: readonly Question[]) => names.together(questions) !== undefined

/** A dialogue so far; each answer with the reasons that came of it. */
function replayed(answered: readonly [Question, Answer, readonly string[]][], next?: Question): ReplayedProcedure {
  const why = answered.flatMap(([, , reasons]) => reasons.map((key) => ({ key })))
  const reasonsBefore = answered.map((_, at) => answered.slice(0, at).flatMap(([, , reasons]) => reasons).length)
  const given = answered.map(([question, answer]) => ({ question, answer, given: question.kind !== 'judge' }))
  const progress = next
    ? { is: 'asking', question: next, answered: given }
    : { is: 'finished', outcome: { key: 'done' }, answered: given }
  return {
    progress,
    changes: { effects: [], given: [], why },
    reasonsBefore: next ? [...reasonsBefore, why.length] : reasonsBefore,
  } as unknown as ReplayedProcedure
}
const rows = (of: ReplayedProcedure, more: Partial<Parameters<typeof rowsOf>[0]> = {}) =>
  rowsOf({ replayed: of, dialogue: { answers: [] }, editing: null, coming: undefined, together, ...more }).rows
const inShort = (all: ReturnType<typeof rows>) =>
  all.map(({ asked, reasons }) => [
    asked.map(({ question, is }) => `${question.key} ${is}`),
    reasons.map((why) => why.key),
  ])

it('puts section and deck of one straddle side by side, with the die that comes next', () => {
  const so = replayed(
    [
      [die('Z/1/section'), 6, []],
      [die('Z/1/deck'), 3, ['destroyed']],
    ],
    die('Z/2/section'),
  )
  expect(inShort(rows(so, { coming: die('Z/2/deck') }))).toEqual([
    [['Z/1/section answered', 'Z/1/deck answered'], ['destroyed']],
    [['Z/2/section waiting', 'Z/2/deck coming'], []],
  ])
})

it('keeps dice of different throws in separate rows', () => {
  const so = replayed([
    [die('round-1/rn'), 6, []],
    [die('round-1/mn'), 3, []],
  ])
  expect(rows(so)).toHaveLength(2)
})

it('gathers figures worked out one after another, and does not repeat their sum', () => {
  const so = replayed([
    [figure('crew/a', 10), 10, ['ask']],
    [figure('percent/Z', 30), 30, ['sum of percent/Z', 'straddles']],
    [die('Z/oneMore'), 2, []],
  ])
  expect(inShort(rows(so))).toEqual([
    [['crew/a answered', 'percent/Z answered'], ['straddles']],
    [['Z/oneMore answered'], []],
  ])
})

it('waits at the answer that is given again, and leaves the next question for later', () => {
  const confirm: Question = { ...put, key: 'sure', kind: 'confirm', usual: true }
  const so = replayed([[die('Z/oneMore'), 2, []]], confirm)
  expect(inShort(rows(so, { editing: 'Z/oneMore' }))).toEqual([[['Z/oneMore waiting'], []]])
})

it('parts what came of an answer from the heading of what begins after it', () => {
  const next = 'rules.fire-on-the-waters.damage.waiting.bomb'
  const [row] = rows(replayed([[die('place'), 3, ['nothing there', next]]], die('other/place')))
  expect([row!.reasons, row!.headings].map((all) => all.map(({ key }) => key))).toEqual([
    ['nothing there'],
    ['rules.fire-on-the-waters.heading.damage.waiting.bomb'],
  ])
})

it('guns after those in turn are to come while nothing was asked of them, or when they score', () => {
  const sum = (of: string, sure: number, chanceOfMore: number) => ({ of, sure, chanceOfMore }) as Reckoning
  const sums = [sum('Z', 2, 0.4), sum('Y', 0, 0.8), sum('B', 1, 0.6), sum('F', 0, 0)]
  const more = (of: string): Question => ({ ...put, key: `${of}/oneMore`, kind: 'chance', die: 'D10', atMost: 4 })
  const toCome = (...answered: readonly (readonly [Question, Answer])[]) =>
    sumsToCome(
      sums,
      0,
      answered.map(([question, answer]) => ({ question, answer, given: true })),
    ).map(({ of }) => of)
  expect(toCome()).toEqual(['Y', 'B'])
  expect(toCome([more('Z'), 4], [more('Y'), 9], [more('B'), 9])).toEqual(['B'])
  expect(toCome([more('Z'), 4], [more('Y'), 4], [more('B'), 4])).toEqual(['Y', 'B'])
})
