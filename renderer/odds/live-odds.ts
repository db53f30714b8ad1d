import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { startOddsWorker, type OddsAnswer, type OddsWorker } from './odds-worker'
import type { Effect } from '#shared/game/effect'
import type { GameState } from '#shared/game/state'
import type { Phrase } from '#shared/kernel/phrase'
import { usualPolicy } from '#shared/kernel/policy'
import { procedureOf } from '#shared/rules/run/replay-procedure'
import type { OddsRow } from '#shared/rules/pack/odds'
import type { Input } from '#shared/rules/pack/input'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** Whose odds are wanted: a procedure by its name, with the input so far. */
export interface OddsSource {
  readonly pack: RulesPack
  readonly state: GameState
  readonly procedure: string
  readonly input: Input
  /** Damage that waits under simultaneous fire. */
  readonly pending: readonly Effect[]
}

export interface LiveOdds {
  /** Exact odds are here at once; sampled odds follow and become surer. Empty where there are none. */
  readonly rows: Readonly<ShallowRef<readonly OddsRow[]>>
  readonly isSampling: Readonly<ShallowRef<boolean>>
  /** Who decides where a player would; shown beside the figures. */
  readonly policy: Readonly<ShallowRef<Phrase>>
  /** How often it was played out; `null` where every row is exact. */
  readonly samples: Readonly<ShallowRef<number | null>>
}

/**
 * The odds of a form's input, while it is filled in. A change supersedes what was being worked out. `undefined`, a
 * procedure without odds and an input that is refused have no rows.
 */
export function useLiveOdds(
  source: () => OddsSource | undefined,
  start: () => OddsWorker | undefined = startOddsWorker,
): LiveOdds {
  const rows = shallowRef<readonly OddsRow[]>([])
  const isSampling = shallowRef(false)
  const samples = shallowRef<number | null>(null)
  const policy = shallowRef(usualPolicy.name)
  let worker: OddsWorker | undefined
  let quick: readonly OddsRow[] = []
  let asked = 0

  const take = ({ ask, found, isLast }: OddsAnswer): void => {
    if (ask !== asked) return
    rows.value = [...quick, ...found.rows]
    samples.value = found.samples
    isSampling.value = !isLast
  }

  watch(
    source,
    (now) => {
      asked++
      const procedure = now && procedureOf(now.pack, now.procedure)
      const odds = procedure?.odds
      samples.value = null
      if (!now || !procedure || !odds || !procedure.check(now.state, now.input).ok) {
        quick = []
        rows.value = []
        isSampling.value = false
        worker?.drop()
        return
      }
      policy.value = odds.policy ?? usualPolicy.name
      quick = odds.quick(now.state, now.input, now.pending)
      rows.value = quick
      worker ??= start()
      isSampling.value = worker !== undefined
      worker?.ask({ ask: asked, ...now, pack: now.pack.id }, take)
    },
    { immediate: true },
  )
  onScopeDispose(() => worker?.end())
  return { rows, isSampling, policy, samples }
}
