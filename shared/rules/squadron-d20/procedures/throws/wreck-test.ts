import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { percentOf } from '../../../../words/percent'
import { exactly } from '../../../kit/exactly'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { signed } from '../../../kit/reference-sheet'
import type { Reckoning } from '../../../pack/procedure'
import { dataOf } from '../../ship/stand-data'
import { floats, standsOn, strengthTrack } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { wreckTest } from '../../tables/damage'
import { worth } from '../../tables/turn'
import { isDamageable, isWreckTested, onDamage, type Target, targetOnTable } from '../criticals/target'
import { TargetInFigures, targetStateOf } from '../criticals/target-in-figures'
import { says as saysOfTurn } from '../turn/turn'
import { says, type TestModifier } from './crew-test'
import { chanceFrom, eitherRow } from './sum'

/** Whether she stays afloat: D10, and the number of the ruling `wreckTestNeeded` or more. */
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

interface WreckModifier extends TestModifier {
  /** Its name among the modifiers of the table. */
  readonly is: 'quality' | 'teams' | 'fires' | 'poorCarrierSafety' | 'poorUnderwaterProtection'
  /** Teams or fires counted. */
  readonly n: number
}

/** What she needs now, with every modifier by name. */
function wreckSum(target: Target): {
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
  const once = chanceFrom(10, wreckSum(target).from)
  return target.isBadWeather ? once ** 2 : once
}

/** Shown beside the form of a hit, a critical or a wreck test: the wreck test that she would face. */
export function wreckReckoningOf(state: GameState, ship: ShipInPlay): readonly Reckoning[] {
  const target = targetStateOf(state, ship)
  return target ? [wreckReckoning(new TargetInFigures(target))] : []
}

/** The wreck test that she would have to make as she is, line by line, before anything is rolled. */
function wreckReckoning(target: Target): Reckoning {
  const { needed, from, modifiers } = wreckSum(target)
  const chance = chanceOfWreckTest(target)
  return {
    title: says('wreckSum.title', { ship: target.name }),
    lines: [
      { say: says('wreckSum.needed'), figure: says('wreckSum.orMore', { from: needed }), is: 'table' },
      ...modifiers.map(({ is, n, modifier }) => ({
        say: says(`wreckSum.${is}`, { n }),
        figure: says('wreckSum.figure', { figure: signed(modifier) }),
        is: modifier === 0 ? ('nothing' as const) : ('modifier' as const),
      })),
      { say: says('wreckSum.from'), figure: says('wreckSum.orMore', { from }), is: 'total' },
    ],
    total: says('wreckSum.percent', { percent: percentOf(chance) }),
    means: says(target.isBadWeather ? 'wreckSum.meansInBadWeather' : 'wreckSum.means'),
    sure: 0,
    chanceOfMore: chance,
  }
}

/** A wreck test outside a critical. Print does not say what a failure does: ruling `wreckFailure`. */
export function* survivesWreckTest(table: Pick<RuleDraft, 'state'>, target: Target): Dialogue<boolean> {
  if (yield* wreckTestOf(target, 'wreck')) return true
  const end = rulingOf(table.state, 'wreckFailure') === 'sunk' ? 'sunk' : 'wreck'
  target.ends(end, says(`hit.${end}`, { ship: target.name }))
  return false
}

/** A wreck test alone (10.2): of a ship whose F was set to 0 by hand, or that is tested again. */
export const wreckTestAlone = procedure({
  name: 'wreckTest',
  phases: ['action'],
  lookUp: onDamage.wreckTest,
  form: form().ship(
    'ship',
    (state) => ({
      among: Object.values(state.ships).filter(canSink),
      default: wreckDue(state)[0],
      nobody: 'no-wreck-test-needed',
    }),
    (_state, { ship }) => {
      const values = { ship: shipName(ship) }
      if (!floats(ship)) return refused('stand-out-of-action', values)
      if (!isDamageable(dataOf(ship.document))) return refused('no-wreck-test', values)
      return canSink(ship) ? undefined : refused('wreck-test-afloat', { ...values, left: strengthOf(ship) })
    },
  ),
  warnings: (state, { ship }) =>
    isWreckTested(state, ship.id) ? [saysOfTurn('warning.wreckTested', { ship: shipName(ship) })] : [],
  reckoning: (state, { ship }) => wreckReckoningOf(state, ship),
  odds: exactly((state, { ship }: { readonly ship: ShipInPlay }) => {
    const target = targetStateOf(state, ship)
    const chance = target ? chanceOfWreckTest(new TargetInFigures(target)) : 0
    return eitherRow(saysOfTurn('odds.floats'), saysOfTurn('odds.goes'), chance)
  }),
  *run(table: RuleDraft, { ship }): Dialogue<Phrase> {
    const floatsOn = yield* survivesWreckTest(table, targetOnTable(table, ship.id))
    return saysOfTurn(floatsOn ? 'wreck.floats' : 'wreck.goes', { ship: shipName(ship) })
  },
})

/** F of a ship, S of a place ashore. */
function strengthOf(ship: ShipInPlay): number {
  return standsOn(ship, strengthTrack(dataOf(ship.document)))
}

function canSink(ship: ShipInPlay): boolean {
  return floats(ship) && isDamageable(dataOf(ship.document)) && strengthOf(ship) === 0
}

/** Ships at F 0, places ashore at S 0, that no test has tried. */
export function wreckDue(state: GameState): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => canSink(ship) && !isWreckTested(state, ship.id))
}
