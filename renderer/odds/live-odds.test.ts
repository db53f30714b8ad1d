import { expect, test } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { useLiveOdds, type OddsSource } from './live-odds'
import { OddsWork } from './odds-work'
import type { OddsAnswer, OddsQuestion, OddsWorker } from './odds-worker'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { fleets } from '#shared/rules/perfidious-albion/procedures/gunnery/fleets.testing'
import { salvoForm } from '#shared/rules/perfidious-albion/procedures/gunnery/salvo-form'

const state = fleets([0, 1, 2], [3, 4])

function salvoAt(rangeInches: number): OddsSource {
  const input = salvoForm.withDefaults(state, { squadron: 'english', rangeInches })
  return { pack: perfidiousAlbion, state, procedure: 'salvo', input, pending: [] }
}

/** A worker that answers when the test lets it. */
function followed(source: OddsSource | undefined) {
  const questions: { question: OddsQuestion; take: (answer: OddsAnswer) => void }[] = []
  const did: string[] = []
  const worker: OddsWorker = {
    ask: (question, take) => void questions.push({ question, take }),
    drop: () => void did.push('dropped'),
    end: () => void did.push('ended'),
  }
  const now = shallowRef(source)
  const scope = effectScope()
  const odds = scope.run(() =>
    useLiveOdds(
      () => now.value,
      () => worker,
    ),
  )!
  return { questions, did, now, scope, odds }
}

const found = (chance: number, samples: number | null) => ({
  rows: [{ say: { key: 'burns' }, chance, error: samples === null ? null : 0.02 }],
  samples,
})

test('exact odds are there at once, sampled odds follow', () => {
  const { odds, questions } = followed(salvoAt(32))
  const quick = odds.rows.value
  expect(quick.length).toBeGreaterThan(1)
  expect(quick.every(({ error }) => error === null)).toBe(true)
  expect(odds.isSampling.value).toBe(true)
  const { question, take } = questions[0]!
  take({ ask: question.ask, found: found(0.5, 250), isLast: false })
  expect([odds.rows.value.length, odds.samples.value, odds.isSampling.value]).toEqual([quick.length + 1, 250, true])
  take({ ask: question.ask, found: found(0.4, 1_000), isLast: true })
  expect([odds.rows.value.at(-1)!.chance, odds.isSampling.value]).toEqual([0.4, false])
})

test('a change supersedes the question before: its answers count no more', async () => {
  const { odds, questions, now } = followed(salvoAt(32))
  now.value = salvoAt(16)
  await nextTick()
  questions[0]!.take({ ask: questions[0]!.question.ask, found: found(0.9, 1_000), isLast: true })
  expect([odds.samples.value, odds.isSampling.value, questions.length]).toEqual([null, true, 2])
})

test('what is refused, or has no odds, has no rows', async () => {
  const { odds, did, now } = followed(salvoAt(32))
  now.value = { ...salvoAt(32), input: { squadron: 'nobody' } }
  await nextTick()
  expect([odds.rows.value, odds.isSampling.value, did]).toEqual([[], false, ['dropped']])
  now.value = { ...salvoAt(32), procedure: 'initiative', input: {} }
  await nextTick()
  expect(odds.rows.value).toEqual([])
})

test('the worker ends with the panel', () => {
  const { scope, did } = followed(salvoAt(32))
  scope.stop()
  expect(did).toEqual(['ended'])
})

test('the work continues piece by piece, and asked again it gives the same figure', () => {
  const { input } = salvoAt(40)
  const order = { kind: 'ask', pack: perfidiousAlbion.id, procedure: 'salvo', input, pending: [] } as const
  const work = new OddsWork()
  const toItsEnd = () => {
    for (;;) {
      const answer = work.goOn()!
      if (answer.isLast) return answer
    }
  }
  work.take({ ...order, ask: 1, state })
  const first = toItsEnd()
  expect(first.ask).toBe(1)
  // The table is known: it is not sent again.
  work.take({ ...order, ask: 2, state: null })
  expect(toItsEnd().found).toEqual(first.found)
  work.take({ kind: 'drop' })
  expect(work.goOn()).toBeUndefined()
})
