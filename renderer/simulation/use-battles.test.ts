import { expect, test } from 'vitest'
import { effectScope } from 'vue'
import { type BattleNews, type BattleOrder, type StartBattles, useBattles } from './battles'
import { playedInPieces } from './pieces'
import { packId } from '#shared/kernel/ids'
import { fleets } from '#shared/rules/perfidious-albion/procedures/gunnery/fleets.testing'
import { addCounts, noBattles } from '#shared/rules/pack/simulation'

const order = (battles: number): BattleOrder => ({
  pack: packId('perfidious-albion'),
  state: fleets([0], [1]),
  input: { turns: 1 },
  seed: 7,
  battles,
})

/** A worker that says what a test makes it say. */
function setUp() {
  const workers: { onNews: (news: BattleNews) => void; ended: boolean }[] = []
  const start: StartBattles = (_, onNews) => {
    const worker = { onNews, ended: false }
    workers.push(worker)
    return { end: () => (worker.ended = true) }
  }
  const scope = effectScope()
  return { workers, scope, battles: scope.run(() => useBattles(start))! }
}

const piece = (battles: number): BattleNews => ({ kind: 'played', counts: { battles, 'lost mars 1': 1 } })

test('pieces are added up, and the last one ends it', () => {
  const { workers, battles } = setUp()
  battles.play(order(20))
  workers[0]!.onNews(piece(12))
  expect([battles.is.value, battles.done.value, battles.all.value]).toEqual(['playing', 12, 20])
  workers[0]!.onNews(piece(8))
  expect([battles.is.value, workers[0]!.ended]).toEqual(['done', true])
  expect(battles.counts.value).toEqual({ battles: 20, 'lost mars 1': 2 })
})

test('stopping keeps what was played and ignores later news', () => {
  const { workers, battles } = setUp()
  battles.play(order(20))
  workers[0]!.onNews(piece(12))
  battles.stop()
  workers[0]!.onNews(piece(8))
  expect([battles.is.value, battles.done.value, workers[0]!.ended]).toEqual(['stopped', 12, true])
})

test('a new order gives up the one before', () => {
  const { workers, battles } = setUp()
  battles.play(order(20))
  battles.play(order(10))
  workers[0]!.onNews(piece(12))
  expect([workers[0]!.ended, battles.done.value]).toEqual([true, 0])
})

test('a worker that breaks off leaves no figures, and leaving the page ends it', () => {
  const { workers, battles, scope } = setUp()
  battles.play(order(20))
  workers[0]!.onNews(piece(12))
  workers[0]!.onNews({ kind: 'failed', because: 'out of memory' })
  expect([battles.is.value, battles.done.value]).toEqual(['failed', 0])
  battles.play(order(20))
  scope.stop()
  expect(workers[1]!.ended).toBe(true)
})

test('however the machine cuts them, the pieces come to the same', () => {
  let now = 0
  const at = (pace: number) => [...playedInPieces(order(30), () => (now += pace))]
  const [slow, fast] = [at(500), at(0.1)]
  expect(slow.length).toBeGreaterThan(fast.length)
  expect(slow.reduce(addCounts, noBattles)).toEqual(fast.reduce(addCounts, noBattles))
})
