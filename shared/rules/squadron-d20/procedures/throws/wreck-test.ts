import type { RuleDraft } from '../../../../game/rule-draft'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { rulingOf } from '../../table/house-rules'
import { worth } from '../../tables/scale'
import { wreckTest } from '../../tables/wreck-test'
import type { Target } from '../criticals/target'
import { targetOnTable } from '../criticals/target-on-table'
import { onDamage } from '../criticals/look-up'
import { says } from './says'
import { signed, type TestModifier } from './crew-test'

/** Whether she stays afloat: a wreck test of a stand at the table. The caller decides what a failure does. */
export function* testForWreck(table: RuleDraft, stand: ShipId, key = 'wreck'): Dialogue<boolean> {
  return yield* wreckTestOf(targetOnTable(table, stand), key)
}

/** The same for any target: D10, and the number of the ruling `wreckTestNeeded` or more. */
export function* wreckTestOf(target: Target, key: string): Dialogue<boolean> {
  const { needed, from, modifiers } = wreckSum(target)
  const because = [
    says('wreckTest.needed', { needed }),
    ...modifiers.map(({ say }) => say),
    says('wreckTest.from', { from }),
    ...(target.isBadWeather ? [says('wreckTest.badWeather')] : []),
  ]
  const prompt = { to: target.to, because, lookUp: onDamage.wreckTest }
  const die = yield* roll(key, wreckTest.die, { ...prompt, ask: says('wreckTest.ask', { ship: target.name, from }) })
  if (die < from) return conclude(target, false, die, from)
  if (!target.isBadWeather) return conclude(target, true, die, from)
  target.because(says('wreckTest.onceMore', { ship: target.name, die }))
  const again = yield* roll(`${key}-again`, wreckTest.die, {
    ...prompt,
    ask: says('wreckTest.askAgain', { ship: target.name, from }),
  })
  return conclude(target, again >= from, again, from)
}

function conclude(target: Target, passed: boolean, die: number, from: number): boolean {
  if (passed) target.staysAfloat()
  target.because(says(passed ? 'wreckTest.passed' : 'wreckTest.failed', { ship: target.name, die, from }))
  return passed
}

export interface WreckModifier extends TestModifier {
  /** Its name among the modifiers of the table. */
  readonly is: 'quality' | 'teams' | 'fires' | 'poorCarrierSafety' | 'poorUnderwaterProtection'
  /** Teams or fires counted. */
  readonly n: number
}

/** What she needs now, with every modifier by name. */
export function wreckSum(target: Target): {
  readonly needed: number
  readonly from: number
  readonly modifiers: readonly WreckModifier[]
} {
  const { data } = target
  const teams = target.figure('damageControlTeams')
  const fires = target.figure('fires')
  const { teamsCount, firesCount, poorCarrierSafety, poorUnderwaterProtection } = wreckTest
  const isShip = data.kind === 'ship'
  const modifiers = [
    named('quality', target.figure('crewQuality')),
    named('teams', teamsCount * worth(teams), teams),
    ...(isShip && data.carrier?.poorSafety ? [named('poorCarrierSafety', poorCarrierSafety)] : []),
    ...(isShip && data.poorUnderwaterProtection ? [named('poorUnderwaterProtection', poorUnderwaterProtection)] : []),
    ...(fires > 0 ? [named('fires', firesCount * worth(fires), fires)] : []),
  ]
  const needed = Number(rulingOf(target.book.state, 'wreckTestNeeded'))
  return { needed, from: needed - modifiers.reduce((sum, { modifier }) => sum + modifier, 0), modifiers }
}

function named(is: WreckModifier['is'], modifier: number, n = 0): WreckModifier {
  return { is, n, modifier, say: says(`wreckTest.${is}`, { n, modifier: signed(modifier) }) }
}

/** How likely she stays afloat, 0 to 1. */
export function chanceOfWreckTest(target: Target): number {
  const once = Math.min(10, Math.max(0, 11 - wreckSum(target).from)) / 10
  return target.isBadWeather ? once ** 2 : once
}
