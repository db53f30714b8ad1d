import type { GameState } from '#shared/game/state'
import type { PackId } from '#shared/kernel/ids'
import type { Input } from '#shared/rules/pack/input'
import type { Counts } from '#shared/rules/pack/simulation'

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

export interface BattleWorker {
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
