import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { overridable } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { ownerOf } from '../../../kit/owner'
import { nameOf } from '../on-target'
import { says } from '../on-target/says'
import { crewTest } from '../throws/crew-test'
import { onFire } from './look-up'

/**
 * A crew test of 9.1, kept by the table for the turn: a target that was picked out by night is there for guns and
 * torpedoes, and a failure is not tried again.
 */
interface Tried {
  readonly turn: number
  readonly target: string
  readonly passed: boolean
}

/** The test of the ship, the target that she picks out by night; batteries and wide spreads have tests of their own. */
export const pick = 'target'

const keyOf = (ship: ShipId, what: string) => `tested:${ship}:${what}`
const noTarget = '-'

export function triedBy(state: Pick<GameState, 'table' | 'turn'>, ship: ShipId, what: string): Tried | undefined {
  const text = own(state.table, keyOf(ship, what))
  const [turn, target, came] = typeof text === 'string' ? text.split(' ') : []
  if (target === undefined || Number(turn) !== state.turn) return undefined
  return { turn: state.turn, target, passed: came === 'passed' }
}

export interface Trial {
  /** `target`, a battery, or a wide spread. */
  readonly what: string
  /** Of its questions. */
  readonly key: string
  readonly firer: ShipInPlay
  readonly target: ShipInPlay | null
  /** Who tests, in the sentences of it: her name, or `Harker 5″`. */
  readonly who: string
}

/** The crew test, or what came of it this turn already. */
export function* passes(table: RuleDraft, trial: Trial): Dialogue<boolean> {
  const { what, key, firer, target, who } = trial
  const at = target?.id ?? noTarget
  const before = triedBy(table.state, firer.id, what)
  const values = { who, target: target ? nameOf(target) : '' }
  if (before?.passed && before.target === at) {
    table.fact(keyOf(firer.id, what))
    table.because(says('tried.passed', values))
    return true
  }
  if (before && (what === pick || before.target === at)) {
    table.fact(keyOf(firer.id, what))
    const to = ownerOf(table.state, firer.id)
    const prompt = { to, ask: says('tried.again', values), lookUp: onFire.mayFire }
    if (!(yield* overridable<boolean>(`${key}/again`, false, [true, false], prompt))) {
      table.because(says('tried.failed', values))
      return false
    }
  }
  const ask = says(what === pick ? 'tried.ask.target' : target ? 'tried.ask.radar' : 'tried.ask.area', values)
  const passed = yield* crewTest(table, firer.id, { key: `${key}/test`, ask, lookUp: onFire.mayFire })
  const to = `${table.state.turn} ${at} ${passed ? 'passed' : 'failed'}`
  if (table.fact(keyOf(firer.id, what)) !== to) {
    table.apply({ type: 'tableSet', key: keyOf(firer.id, what), to })
  }
  return passed
}
