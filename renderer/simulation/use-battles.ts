import { computed, onScopeDispose, ref, shallowRef } from 'vue'
import { startBattles, type BattleOrder, type BattleWorker, type StartBattles } from './battle-worker'
import { addCounts, noBattles, type Counts } from '#shared/rules/pack/simulation'

/** Many battles on their way: how far they are, what they came to so far, and a way to stop them. */
export function useBattles(start: StartBattles = startBattles) {
  const counts = shallowRef<Counts>(noBattles)
  const order = shallowRef<BattleOrder | null>(null)
  const is = ref<'idle' | 'playing' | 'done' | 'stopped' | 'failed'>('idle')
  const done = computed(() => counts.value.battles)
  const all = computed(() => order.value?.battles ?? 0)
  let worker: BattleWorker | undefined

  function finish(as: 'done' | 'stopped' | 'failed'): void {
    worker?.end()
    worker = undefined
    is.value = as
  }

  /** Gives up what is on its way and plays these. */
  function play(asked: BattleOrder): void {
    worker?.end()
    counts.value = noBattles
    order.value = asked
    is.value = 'playing'
    const mine = start(asked, (news) => {
      if (worker !== mine) return
      if (news.kind === 'failed') {
        counts.value = noBattles
        finish('failed')
        return
      }
      counts.value = addCounts(counts.value, news.counts)
      if (done.value >= asked.battles) finish('done')
    })
    worker = mine
  }

  /** The battles played so far are kept. */
  function stop(): void {
    if (is.value === 'playing') finish('stopped')
  }

  onScopeDispose(() => worker?.end())
  return { counts, order, is, done, all, play, stop }
}
