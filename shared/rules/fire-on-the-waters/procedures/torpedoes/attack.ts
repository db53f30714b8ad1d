import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { chance, confirm, overridable, type Dialogue } from '../../../../kernel/dialogue'
import { shipId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { exactly } from '../../../kit/exactly'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { Reckoning } from '../../../pack/procedure'
import { onTorpedoes } from '../../reference/look-up'
import { plain, sentencesOf } from '../../sentence'
import { combsAtMost, torpedoFloor } from '../../tables/torpedoes'
import { land } from '../damage/damage'
import { floats, note } from '../turn/acting'
import { attackForm, called, factsOf, spreadOf, type AttackValues } from './attack-form'
import { firstChitOf, scoreSpread, spreadOdds } from './spread-hits'
import { reckonSpread, sayLine, sumOfSpread, type SpreadSum } from './spread-sum'
import { reachInches, type RunningSpread } from './spreads'

const says = sentencesOf('torpedoes')

/** A spread that intercepts a ship: hits by size, range, aspect and what else applies. */
export const torpedoAttack = procedure({
  name: 'torpedoAttack',
  phases: ['movement', 'torpedoes'],
  lookUp: onTorpedoes.sum,
  form: attackForm,
  warnings,
  reckoning,
  /** How many of a spread hit: exact and at once, by the printed table or the cup. Damage has its own phase. */
  odds: exactly((state, values: AttackValues) =>
    attackOdds(state, values).odds.map((chance, n) => ({
      say: n === 0 ? says('odds.none') : says('odds.hits', { n }),
      chance,
      error: null,
    })),
  ),
  run,
})

/** What the players see and the cards do not show. */
function warnings(state: GameState, values: AttackValues): readonly Phrase[] {
  const inches = reachInches(spreadOf(state, values))
  return [
    ...(values.rangeInches > inches ? [says('beyondReach', { inches })] : []),
    ...(values.evades ? [says('combsIf', { ship: shipName(values.target) })] : []),
  ]
}

function attackOdds(state: GameState, values: AttackValues) {
  const { torpedoes } = spreadOf(state, values)
  const sum = sumOfSpread(factsOf(state, values))
  return { sum, torpedoes, odds: spreadOdds(state, sum.hitNumber, torpedoes) }
}

function reckoning(state: GameState, values: AttackValues): readonly Reckoning[] {
  const { sum, torpedoes, odds } = attackOdds(state, values)
  return [reckonSpread(sum, torpedoes, odds)]
}

function* run(table: RuleDraft, inputs: AttackValues): Dialogue<Phrase> {
  const { target } = inputs
  const spread = spreadOf(table.settled, inputs)
  const asEntered = factsOf(table.settled, inputs)
  const launcher = shipId(spread.by)
  const to = ownerOf(table.state, launcher)
  const values = { target: shipName(target), n: spread.torpedoes, type: spread.type }
  // A ship that turns to comb the wakes has not kept her course.
  const facts = (yield* combs(table, inputs)) ? { ...asEntered, aspectDegrees: 0, keptCourse: false } : asEntered
  const sum = sumOfSpread(facts)
  const hitNumber = yield* agreed(sum)
  table.because(says('hitNumber', { figure: plain(hitNumber) }))
  const { hits, circled, firstChit } = yield* scoreSpread(table, { hitNumber, torpedoes: spread.torpedoes, to })
  const { inches } = facts.torpedo
  const lands = (ship: ShipId, count: number, rangeInches: number) =>
    land(table, { target: ship, by: spread.by, weapon: 'torpedo', inches, rangeInches, count }, { of: to, key: ship })
  yield* lands(target.id, hits, facts.rangeInches)
  if (circled) {
    const isThere = floats(table.ship(launcher))
    table.because(says(isThere ? 'circled' : 'circledAtNobody'))
    if (isThere) yield* lands(launcher, 1, 0)
  }
  yield* firstChitOf(table, spread, firstChit)
  yield* spend(table, spread, hits + (circled ? 1 : 0))
  return says('attacked', { ...values, hits })
}

/** The umpire or the other side may know better. */
function* agreed(sum: SpreadSum): Dialogue<number> {
  const because = [...sum.lines.map(sayLine), ...(sum.sum > sum.cap ? [says('capped', { cap: sum.cap })] : [])]
  const prompt = { to: umpire, ask: says('askNumber'), because, lookUp: onTorpedoes.sum }
  return yield* overridable('hitNumber', sum.hitNumber, { least: torpedoFloor, most: sum.cap }, prompt)
}

function* combs(table: RuleDraft, { evades, target }: AttackValues): Dialogue<boolean> {
  if (!evades) return false
  const values = { ship: shipName(target) }
  const prompt = { to: ownerOf(table.state, target.id), ask: says('askCombs', values), lookUp: onTorpedoes.wakes }
  note(table, 'combed', target.id)
  const does = yield* chance('combs', 'D6', combsAtMost, prompt)
  table.because(says(does ? 'combs' : 'combsNot', values), says('leftFormation', values))
  return does
}

/** What has struck is spent; the rest may run on at others. */
function* spend(table: RuleDraft, spread: RunningSpread, spent: number): Dialogue<void> {
  if (spread.id === called) return
  const left = Math.max(0, spread.torpedoes - spent)
  const prompt = { to: umpire, ask: says('askRunsOn', { n: left }), lookUp: onTorpedoes.launch }
  const runsOn = left > 0 && (yield* confirm('runsOn', false, prompt))
  if (runsOn) table.apply({ type: 'markerMoved', marker: spread.id, values: { torpedoes: left } })
  else table.apply({ type: 'markerLifted', marker: spread.id })
}
