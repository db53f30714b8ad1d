import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { type Dialogue, overridable } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { dataOf } from '../../ship/stand-data'
import { torpedoMountsThatFire } from '../../ship/state'
import { mayFire as mayFireTable } from '../../tables/gunnery'
import { says } from '../throws/on-target'
import { crewTest } from '../throws/crew-test'
import { badFirer, badTarget, batteriesInPlay, batteryFault, firersOf, onFire, targetsOf } from './firing'
import {
  arms,
  assessFire,
  beyondBands,
  clearOffer,
  litOffer,
  rangeOffer,
  sightOf,
  type Arm,
  type FireAssessment,
  type Sight,
} from './sight'

const mayFireForm = form()
  .ship(
    'ship',
    (state) => ({ among: firersOf(state, (stand) => hers(stand).length > 0) }),
    (_state, { ship }) => badFirer(ship),
  )
  .needs('ship')
  .choice('arm', (_state, { ship }) => {
    return { among: hers(ship), wrong: refused('nothing-to-fire-with', { ship: shipName(ship) }) }
  })
  .ship(
    'target',
    (state, { ship, arm }) => (arm === 'wideSpread' ? undefined : { among: targetsOf(state, ship) }),
    (_state, { ship, target }) => badTarget(ship, target),
  )
  .range('rangeInches', rangeOffer, beyondBands)
  .yesNo('clear', clearOffer)
  // Of the area of a wide spread one can only guess: as the first target is.
  .yesNo('lit', (state, { ship, target }) => litOffer(state, { target: target ?? targetsOf(state, ship)[0] }))

type Values = ValuesOf<typeof mayFireForm>

/** 9.1 as a checklist: who may fire at what he sees, after which crew tests, and why not. */
export const mayFire = procedure({
  name: 'mayFire',
  phases: ['shipMovement', 'action'],
  lookUp: onFire.mayFire,
  form: mayFireForm,
  warnings,
  run,
})

/** Batteries or torpedoes that she can fire. */
function hers(stand: ShipInPlay): readonly Arm[] {
  const guns = batteriesInPlay(stand).some((battery) => batteryFault(battery) === undefined)
  const data = dataOf(stand.document)
  const torpedoes = data.kind === 'smallCraft' ? data.torpedoes !== null : torpedoMountsThatFire(stand).length > 0
  return arms.filter((arm) => (arm === 'guns' ? guns : torpedoes))
}

function warnings(state: GameState, { ship, arm, ...values }: Values): readonly Phrase[] {
  const sight = sightOf(state, ship, values)
  const assessed = wishing(ship, arm).map(({ who, hasRadar }) => ({ who, is: assessFire(arm, sight, hasRadar) }))
  const [first] = assessed
  return [
    ...checklist(sight),
    ...(first ? [sayLimit(first.is, sight)] : []),
    ...assessed.map(({ who, is }) => sayVerdict(arm, is, sight, who)),
  ]
}

function wishing(firer: ShipInPlay, arm: Arm): readonly Wishing[] {
  if (arm !== 'guns') return [{ key: arm, who: shipName(firer), hasRadar: false }]
  return batteriesInPlay(firer).filter((battery) => batteryFault(battery) === undefined)
}

function* run(table: RuleDraft, { ship: firer, arm, target, ...values }: Values): Dialogue<Phrase> {
  const sight = yield* agreedSight(table, firer, sightOf(table.state, firer, values))
  const all = wishing(firer, arm)
  const answers = yield* cleared(table, { arm, firer, target, sight, wishing: all })
  const n = [...answers.values()].filter(({ fires }) => fires).length
  const said = { ship: shipName(firer), n, of: all.length }
  if (arm === 'guns') return says(`mayFireDone.guns.${n === 0 ? 'none' : n < all.length ? 'some' : 'all'}`, said)
  return says(`mayFireDone.${arm}.${n > 0 ? 'may' : 'no'}`, said)
}

/** The lines of the checklist now: light, line of sight, TVR, and by night whether she is lit. */
function checklist(sight: Sight): readonly Phrase[] {
  const { isNight, isClear, isWithin, isLit, band, visibility } = sight
  return [
    says(isNight ? 'check.night' : 'check.day'),
    says(isClear ? 'check.clear' : 'check.hidden'),
    says(isWithin ? 'check.within' : 'check.beyond', { band, visibility }),
    ...(isNight && isClear && isWithin ? [says(isLit ? 'check.lit' : 'check.dark')] : []),
  ]
}

/** Their result for one arm: `May not fire: 4 RB, and 3 is the limit`. */
export function sayVerdict(arm: Arm, { verdict, limit, why }: FireAssessment, { band }: Sight, who: string): Phrase {
  return says(`verdict.${arm}.${why ?? verdict}`, { who, limit, band })
}

/** Shows every line; a player may overrule each, and the rest depends on it. */
export function* agreedSight(table: RuleDraft, firer: ShipInPlay, proposed: Sight): Dialogue<Sight> {
  const to = ownerOf(table.state, firer.id)
  function* line(name: 'night' | 'clear' | 'within' | 'lit', is: boolean): Dialogue<boolean> {
    const ask = says(`check.ask.${name}`, { band: proposed.band, visibility: proposed.visibility })
    return yield* overridable<boolean>(`check/${name}`, is, [true, false], { to, ask, lookUp: onFire.mayFire })
  }
  table.fact('light')
  table.fact('tacticalVisibility')
  const isNight = yield* line('night', proposed.isNight)
  const isClear = yield* line('clear', proposed.isClear)
  const isWithin = yield* line('within', proposed.isWithin)
  const isLit = isNight && isClear && isWithin ? yield* line('lit', proposed.isLit) : proposed.isLit
  const sight = { ...proposed, isNight, isClear, isWithin, isLit }
  table.because(...checklist(sight))
  return sight
}

/** An arm that is to fire: a battery, or all torpedoes of a ship. */
interface Wishing {
  /** Of its questions, and of its crew test as the table keeps it. */
  readonly key: string
  /** `Harker 5″`. */
  readonly who: string
  /** A battery that is supported by radar. */
  readonly hasRadar: boolean
}

interface Cleared {
  readonly fires: boolean
  /** What radar adds to a battery that fires. */
  readonly radar: 0 | 1
}

interface ToFire<Each extends Wishing> {
  readonly arm: Arm
  readonly firer: ShipInPlay
  /** None for a wide spread into an area. */
  readonly target: ShipInPlay | undefined
  readonly sight: Sight
  readonly wishing: readonly Each[]
}

/** Who of them may fire, after the crew tests that it takes: one of the ship for all, or one of each battery. */
export function* cleared<Each extends Wishing>(table: RuleDraft, fire: ToFire<Each>): Dialogue<Map<Each, Cleared>> {
  const { firer, target, sight, arm, wishing } = fire
  const to = ownerOf(table.state, firer.id)
  const answers = new Map<Each, Cleared>()
  let picked: boolean | undefined
  for (const each of wishing) {
    const assessed = assessFire(arm, sight, each.hasRadar)
    const said = sayVerdict(arm, assessed, sight, each.who)
    const because = [...checklist(sight), sayLimit(assessed, sight), said]
    const may = assessed.verdict !== 'no'
    const prompt = { to, ask: says('check.ask.may', { who: each.who }), because, lookUp: onFire.mayFire }
    table.because(said)
    let fires = yield* overridable<boolean>(`${each.key}/may`, may, [true, false], prompt)
    if (fires && assessed.verdict === 'shipTest') {
      const isPick = arm !== 'wideSpread'
      const what = isPick ? pick : each.key
      const who = shipName(firer)
      picked ??= yield* passes(table, { what, firer, target: isPick ? target : undefined, who })
      fires = picked
    } else if (fires && assessed.verdict === 'batteryTest') {
      fires = yield* passes(table, { what: each.key, firer, target, who: each.who })
    }
    const radar = each.hasRadar ? mayFireTable[assessed.case].radar : 0
    answers.set(each, { fires, radar })
  }
  return answers
}

/** `As far as 3 RB: the lower of SD 4 and TVR 3`. */
function sayLimit({ limit, isToSpotting }: FireAssessment, { spotting, visibility }: Sight): Phrase {
  return says(isToSpotting ? 'check.limitSpotting' : 'check.limitLower', { limit, spotting, visibility })
}

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

interface Trial {
  /** `target`, a battery, or a wide spread: of its questions too. */
  readonly what: string
  readonly firer: ShipInPlay
  readonly target: ShipInPlay | undefined
  /** Who tests, in the sentences of it: her name, or `Harker 5″`. */
  readonly who: string
}

/** The crew test, or what came of it this turn already. */
function* passes(table: RuleDraft, trial: Trial): Dialogue<boolean> {
  const { what, firer, target, who } = trial
  const at = target?.id ?? noTarget
  const before = triedBy(table.state, firer.id, what)
  const values = { who, target: target ? shipName(target) : '' }
  if (before?.passed && before.target === at) {
    table.fact(keyOf(firer.id, what))
    table.because(says('tried.passed', values))
    return true
  }
  if (before && (what === pick || before.target === at)) {
    table.fact(keyOf(firer.id, what))
    const to = ownerOf(table.state, firer.id)
    const prompt = { to, ask: says('tried.again', values), lookUp: onFire.mayFire }
    if (!(yield* overridable<boolean>(`${what}/again`, false, [true, false], prompt))) {
      table.because(says('tried.failed', values))
      return false
    }
  }
  const ask = says(what === pick ? 'tried.ask.target' : target ? 'tried.ask.radar' : 'tried.ask.area', values)
  const passed = yield* crewTest(table, firer.id, { key: `${what}/test`, ask, lookUp: onFire.mayFire })
  const to = `${table.state.turn} ${at} ${passed ? 'passed' : 'failed'}`
  if (table.fact(keyOf(firer.id, what)) !== to) {
    table.apply({ type: 'tableSet', key: keyOf(firer.id, what), to })
  }
  return passed
}
