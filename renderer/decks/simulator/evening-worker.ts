import type { EveningsNews, EveningsOrder } from './evening-work'

export interface EveningWorker {
  /** Gives up what it plays and plays this; `null` stops it. */
  play(order: EveningsOrder | null): void
  end(): void
}

export type StartEvenings = (onNews: (news: EveningsNews) => void) => EveningWorker | undefined

/** Plays evenings beside the page; `undefined` where there are no workers. */
export const startEvenings: StartEvenings = (onNews) => {
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
