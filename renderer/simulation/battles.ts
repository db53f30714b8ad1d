import type { GameState } from '#shared/game/state'
import type { PackId } from '#shared/kernel/ids'
import type { Input } from '#shared/rules/pack/input'
import { type Counts, addCounts, noBattles } from '#shared/rules/pack/simulation'
import { computed, onScopeDispose, ref, shallowRef } from 'vue'

/** Battles to be played; one order a worker. */
export interface BattleOrder {
  readonly pack: PackId
  readonly state: GameState
  readonly input: Input
  readonly seed: number
  readonly battles: number
}

/** One piece of them, or why there are no more. */
export type BattleNews =
  | { readonly kind: 'played'; readonly counts: Counts }
  | { readonly kind: 'failed'; readonly because: string }

interface BattleWorker {
  /** Gives it up at once, in the middle of a battle. */
  end(): void
}

export type StartBattles = (order: BattleOrder, onNews: (news: BattleNews) => void) => BattleWorker

/** Plays battles beside the page. */
export const startBattles: StartBattles = ({ state, input, ...order }, onNews) => {
  const worker = new Worker(new URL('./battles.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<BattleNews>) => onNews(data)
  worker.onerror = ({ message }) => onNews({ kind: 'failed', because: message })
  worker.postMessage(plain({ ...order, state, input }))
  return { end: () => worker.terminate() }
}

/** Without the watching proxies of the library's ships, which no message can carry. */
function plain(order: BattleOrder): BattleOrder {
  return JSON.parse(JSON.stringify(order)) as BattleOrder
}

/** Where there are no workers nothing is played. */
export const canPlayBattles = (): boolean => typeof Worker !== 'undefined'

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
