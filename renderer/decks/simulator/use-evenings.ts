import type { EveningsNews, EveningsOrder } from './evening-work'
import { onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue'
import type { Findings } from '#shared/decks/evenings/findings'

export interface EveningWorker {
  /** Gives up what it plays and plays this; `null` stops it. */
  play(order: EveningsOrder | null): void
  end(): void
}

export type StartEvenings = (onNews: (news: EveningsNews) => void) => EveningWorker | undefined

/** Plays evenings beside the page; `undefined` where there are no workers. */
const startEvenings: StartEvenings = (onNews) => {
  if (typeof Worker === 'undefined') return undefined
  const worker = new Worker(new URL('./evenings.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<EveningsNews>) => onNews(data)
  worker.onerror = ({ message }) => onNews({ kind: 'failed', because: message })
  return {
    // Without the watching proxies of the library's decks, which no message can carry.
    play: (order) => worker.postMessage(JSON.parse(JSON.stringify(order)) as EveningsOrder | null),
    end: () => worker.terminate(),
  }
}

export type EveningsToPlay = Omit<EveningsOrder, 'ask'>

/**
 * Evenings on their way beside the page. They follow what is asked: a newer question gives up the one before, and the
 * figures of that one are kept, as old ones, until the first of the new are here.
 */
export function useEvenings(asked: Ref<EveningsToPlay | null>, start: StartEvenings = startEvenings) {
  const is = ref<'idle' | 'playing' | 'done' | 'stopped' | 'failed' | 'absent'>('idle')
  const played = ref(0)
  const found = shallowRef<{ readonly of: EveningsToPlay; readonly findings: readonly Findings[] } | null>(null)
  let worker: EveningWorker | undefined
  let ask = 0

  function play(): void {
    const of = asked.value
    ask++
    played.value = 0
    if (!of) {
      worker?.play(null)
      found.value = null
      is.value = 'idle'
      return
    }
    worker ??= started()
    if (!worker) {
      is.value = 'absent'
      return
    }
    is.value = 'playing'
    worker.play({ ...of, ask })
  }

  function started(): EveningWorker | undefined {
    return start((news) => {
      if (news.kind !== 'failed' && news.ask !== ask) return
      if (news.kind !== 'played') {
        is.value = 'failed'
        found.value = null
        worker?.end()
        worker = undefined
        return
      }
      const of = asked.value
      if (!of || is.value === 'stopped') return
      played.value = news.games
      found.value = { of, findings: news.findings }
      if (news.games >= of.games) is.value = 'done'
    })
  }

  /** What was played until now is kept. */
  function stop(): void {
    if (is.value !== 'playing') return
    worker?.play(null)
    is.value = 'stopped'
  }

  watch(asked, play, { immediate: true })
  onScopeDispose(() => worker?.end())
  return { is, played, found, stop, again: play }
}
