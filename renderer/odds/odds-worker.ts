import { toRaw } from 'vue'
import type { Effect } from '#shared/game/effect'
import type { GameState } from '#shared/game/state'
import type { PackId } from '#shared/kernel/ids'
import type { OddsFound } from '#shared/rules/pack/odds'
import type { Input } from '#shared/rules/pack/input'

/** What is asked of the worker; the newest question supersedes the one before. */
export interface OddsQuestion {
  readonly ask: number
  readonly pack: PackId
  readonly state: GameState
  readonly procedure: string
  readonly input: Input
  readonly pending: readonly Effect[]
}

export interface OddsAnswer {
  readonly ask: number
  readonly found: OddsFound
  /** Nothing more comes. */
  readonly isLast: boolean
}

/** To the worker. A table is sent once, however often it is asked about: `state` is `null` while it is the same. */
export type OddsOrder =
  | ({ readonly kind: 'ask' } & Omit<OddsQuestion, 'state'> & { readonly state: GameState | null })
  | { readonly kind: 'drop' }

export interface OddsWorker {
  ask(question: OddsQuestion, take: (answer: OddsAnswer) => void): void
  /** Stops what is being worked out. */
  drop(): void
  end(): void
}

/** Works odds out beside the page; `undefined` where there are no workers. */
export function startOddsWorker(): OddsWorker | undefined {
  if (typeof Worker === 'undefined') return undefined
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' })
  const send = (order: OddsOrder) => worker.postMessage(order)
  let sent: GameState | undefined
  return {
    ask({ state, input, pending, ...question }, take) {
      const table = toRaw(state)
      worker.onmessage = ({ data }: MessageEvent<OddsAnswer>) => take(data)
      send({
        kind: 'ask',
        ...question,
        input: { ...input },
        pending: [...pending],
        state: table === sent ? null : table,
      })
      sent = table
    },
    drop: () => send({ kind: 'drop' }),
    end: () => worker.terminate(),
  }
}
