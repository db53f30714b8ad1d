import type { OddsAnswer, OddsOrder } from './odds-worker'
import type { GameState } from '#shared/game/state'
import { usualPolicy } from '#shared/kernel/policy'
import { seededDice } from '#shared/kernel/seeded-dice'
import type { OddsFound } from '#shared/rules/pack/odds'
import { findPack } from '#shared/rules/index'
import { procedureOf } from '#shared/rules/run/replay-procedure'

/** The same question has the same figures, however often it is asked. */
const seed = 1898

/** What the worker does between two messages: one piece of the newest question at a time. */
export class OddsWork {
  private table: GameState | undefined
  private ask = 0
  private under: Generator<OddsFound, OddsFound> | undefined

  /** Takes an order; a question before it is given up. */
  take(order: OddsOrder): void {
    this.under = undefined
    if (order.kind === 'drop') return
    this.table = order.state ?? this.table
    this.ask = order.ask
    const pack = findPack(order.pack)
    const odds = pack && procedureOf(pack, order.procedure)?.odds
    if (!odds || !this.table) return
    const assumed = { dice: seededDice(seed), policy: usualPolicy, pending: order.pending }
    this.under = odds.full(this.table, order.input, assumed)
  }

  /** The next piece; `undefined` when there is nothing more to do. */
  goOn(): OddsAnswer | undefined {
    const step = this.under?.next()
    if (!step) return undefined
    const isLast = step.done === true
    if (isLast) this.under = undefined
    return { ask: this.ask, found: step.value, isLast }
  }
}
