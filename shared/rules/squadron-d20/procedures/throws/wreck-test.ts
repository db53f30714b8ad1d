import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { percentOf } from '../../../../words/percent'
import { exactly } from '../../../kit/exactly'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { shipsWho, shipWho, type Need } from '../../../kit/ship-who'
import { signed } from '../../../kit/reference-sheet'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { dataOf } from '../../ship/stand-data'
import { floats, standsOn, strengthTrack } from '../../ship/state'
import { rulingOf } from '../../table/house-rules'
import { wreckTest } from '../../tables/damage'
import { worth } from '../../tables/turn'
import { isDamageable, isWreckTested, onDamage, Target, targetTried } from '../criticals/target'
import { says as saysOfTurn } from '../turn/turn'
import { says } from './crew-test'
import { chanceFrom, eitherRow } from './sum'

/** Whether she stays afloat: D10, and the number of the ruling `wreckTestNeeded` or more. */
export function* wreckTestOf(target: Target, key: string): Dialogue<boolean> {
  const { needed, from, modifiers } = wreckSum(target)
  const { isBadWeather } = target
  const because = [
    says('wreckTest.needed', { needed }),
    ...modifiers.map(({ is, n, modifier }) => says(`wreckTest.${is}`, { n, modifier: signed(modifier) })),
    says('wreckTest.from', { from }),
    ...(isBadWeather ? [says('wreckTest.badWeather')] : []),
  ]
  const asks = (name: string) => target.asks(name, { from }, onDamage.wreckTest, because)
  let die = yield* roll(key, wreckTest.die, asks('wreckTest.ask'))
  if (die >= from && isBadWeather) {
    target.because('wreckTest.onceMore', { die })
    die = yield* roll(`${key}-again`, wreckTest.die, asks('wreckTest.askAgain'))
  }
  const passed = die >= from
  if (passed) target.staysAfloat()
  target.because(passed ? 'wreckTest.passed' : 'wreckTest.failed', { die, from })
  return passed
}

/** What she needs now, with every modifier by its name among those of the table; `n`: teams or fires counted. */
function wreckSum(target: Target) {
  const { data } = target
  const teams = target.figure('damageControlTeams')
  const fires = target.figure('fires')
  const { teamsCount, firesCount, poorCarrierSafety, poorUnderwaterProtection } = wreckTest
  const isShip = data.kind === 'ship'
  const modifiers = [
    { is: 'quality', n: 0, modifier: target.figure('crewQuality') },
    { is: 'teams', n: teams, modifier: teamsCount * worth(teams) },
    ...(isShip && data.carrier?.poorSafety ? [{ is: 'poorCarrierSafety', n: 0, modifier: poorCarrierSafety }] : []),
    ...(isShip && data.poorUnderwaterProtection
      ? [{ is: 'poorUnderwaterProtection', n: 0, modifier: poorUnderwaterProtection }]
      : []),
    ...(fires > 0 ? [{ is: 'fires', n: fires, modifier: firesCount * worth(fires) }] : []),
  ]
  const needed = Number(rulingOf(target.table.state, 'wreckTestNeeded'))
  return { needed, from: modifiers.reduce((left, { modifier }) => left - modifier, needed), modifiers }
}

/** How likely she stays afloat, 0 to 1. */
export function chanceOfWreckTest(target: Target): number {
  const once = chanceFrom(10, wreckSum(target).from)
  return target.isBadWeather ? once ** 2 : once
}

/** Shown beside the form of a hit, a critical or a wreck test: the wreck test that she would face as she is, line by line. */
export function wreckReckoningOf(state: GameState, { id }: ShipInPlay): readonly Reckoning[] {
  const target = targetTried(state, id)
  if (!target) return []
  const { needed, from, modifiers } = wreckSum(target)
  const chance = chanceOfWreckTest(target)
  const lines: readonly SumLine[] = [
    { say: says('wreckSum.needed'), figure: says('wreckSum.orMore', { from: needed }), is: 'table' },
    ...modifiers.map(({ is, n, modifier }): SumLine => {
      const figure = says('wreckSum.figure', { figure: signed(modifier) })
      return { say: says(`wreckSum.${is}`, { n }), figure, is: modifier === 0 ? 'nothing' : 'modifier' }
    }),
    { say: says('wreckSum.from'), figure: says('wreckSum.orMore', { from }), is: 'total' },
  ]
  return [
    {
      title: target.says('wreckSum.title'),
      lines,
      total: says('wreckSum.percent', { percent: percentOf(chance) }),
      means: says(target.isBadWeather ? 'wreckSum.meansInBadWeather' : 'wreckSum.means'),
      ...{ sure: 0, chanceOfMore: chance },
    },
  ]
}

/** A wreck test outside a critical. Print does not say what a failure does: ruling `wreckFailure`. */
export function* survivesWreckTest(target: Target): Dialogue<boolean> {
  const stays = yield* wreckTestOf(target, 'wreck')
  const end = rulingOf(target.table.state, 'wreckFailure') === 'sunk' ? 'sunk' : 'wreck'
  if (!stays) target.ends(end, `hit.${end}`)
  return stays
}

const canSink: readonly Need[] = [
  ['stand-out-of-action', floats],
  ['no-wreck-test', ({ document }) => isDamageable(dataOf(document))],
  ['wreck-test-afloat', (ship) => strengthOf(ship) === 0, (ship) => ({ left: strengthOf(ship) })],
]

/** A wreck test alone (10.2): of a ship whose F was set to 0 by hand, or that is tested again. */
export const wreckTestAlone = procedure({
  name: 'wreckTest',
  phases: ['action'],
  lookUp: onDamage.wreckTest,
  form: form().ship(
    ...shipWho('ship', canSink, (state) => ({ default: wreckDue(state)[0], nobody: 'no-wreck-test-needed' })),
  ),
  warnings: (state, { ship }) =>
    isWreckTested(state, ship.id) ? [saysOfTurn('warning.wreckTested', { ship: shipName(ship) })] : [],
  reckoning: (state, { ship }) => wreckReckoningOf(state, ship),
  odds: exactly((state, { ship }: { readonly ship: ShipInPlay }) => {
    const target = targetTried(state, ship.id)
    const chance = target ? chanceOfWreckTest(target) : 0
    return eitherRow(saysOfTurn('odds.floats'), saysOfTurn('odds.goes'), chance)
  }),
  *run(table: RuleDraft, { ship }): Dialogue<Phrase> {
    const floatsOn = yield* survivesWreckTest(new Target(table, ship.id))
    return saysOfTurn(floatsOn ? 'wreck.floats' : 'wreck.goes', { ship: shipName(ship) })
  },
})

/** F of a ship, S of a place ashore. */
function strengthOf(ship: ShipInPlay): number {
  return standsOn(ship, strengthTrack(dataOf(ship.document)))
}

/** Ships at F 0, places ashore at S 0, that no test has tried. */
export function wreckDue(state: GameState): readonly ShipInPlay[] {
  return shipsWho(state, canSink).filter((ship) => !isWreckTested(state, ship.id))
}
