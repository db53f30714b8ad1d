import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { chance, confirm, overridable, type Dialogue } from '../../../../kernel/dialogue'
import { markerId, shipId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { exactly } from '../../../kit/exactly'
import { form, type ValuesOf } from '../../../kit/form'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning } from '../../../pack/procedure'
import { onTorpedoes } from '../../reference/look-up'
import { plain } from '../../../kit/reference-sheet'
import { sentencesOf } from '../../sentence'
import { shipOf } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { isInPlay } from '../../table/house-rules'
import { isNight, monthOf } from '../../table/table-facts'
import { combsAtMost, torpedoFloor, torpedoTypes, type TorpedoType } from '../../tables/torpedoes'
import { land } from '../damage/damage'
import { cupTooSmall } from '../gunnery/cup'
import { keptSince } from '../movement/courses'
import { stuckHelm } from '../movement/helm'
import { acts, askedOf, floats, isDoneThisTurn, note, outOfAction } from '../turn/acting'
import { aspectField, torpedoRange, unfitRange, usualRangeInches } from './launch'
import {
  firstChitOf,
  reckonSpread,
  sayLine,
  scoreSpread,
  spreadOdds,
  sumOfSpread,
  type SpreadFacts,
  type SpreadSum,
} from './spread-sum'
import { isSpent, reachInches, spreadById, spreadName, spreadsOnTable, type RunningSpread } from './spreads'
import { torpedoMounts } from './tubes'

const says = sentencesOf('torpedoes')

/** The choice of a spread that the players track by a template or a note, not in the program. */
const called = 'called'

/** No mount has more; a damaged journal may say anything. */
const mostTubes = 5

/** A spread of the table, or one entered by hand, and the ship that it intercepts. */
const attackForm = form()
  .choice(
    'spread',
    (state) => {
      const spreads = spreadsOnTable(state).filter((spread) => !isSpent(spread, state.turn))
      return {
        among: [...spreads.map(({ id }) => id), called],
        names(choice: string) {
          const spread = spreads.find(({ id }) => id === choice)
          return spread && spreadName(state, spread)
        },
        wrong: 'no-such-spread',
      }
    },
    (state, { spread }) => {
      const running = spreadById(state, spread)
      if (!running) return undefined
      const { type, torpedoes } = running
      if (!own(torpedoTypes, type)) return refused('torpedo-type-unknown', { type })
      const isCount = Number.isInteger(torpedoes) && torpedoes >= 1 && torpedoes <= mostTubes
      return isCount ? undefined : refused('spread-uncounted', { most: mostTubes })
    },
  )
  .derived('running', (state, { spread }) => spreadById(state, spread))
  .ship(
    'target',
    (state, { running }) => {
      const among = Object.values(state.ships).filter(floats)
      return { among, default: among.find(({ id }) => id === running?.target) }
    },
    (_state, { target }) => outOfAction(target, floats),
  )
  .ship(
    'by',
    (state, { spread, target }) => (spread === called ? { among: launchersAt(state, target) } : undefined),
    (_state, { by, target }) => (by?.id === target.id ? refused('no-such-ship') : undefined),
  )
  .choice('type', (_state, { spread, by }) => {
    if (spread !== called) return undefined
    const hers = by ? torpedoMounts(by).map(({ type }) => type) : []
    return {
      among: [...new Set([...hers.filter((type) => own(torpedoTypes, type)), ...Object.keys(torpedoTypes)])],
      names: (type: string): Phrase => says('type', { type }),
      wrong: (given) => refused('torpedo-type-unknown', { type: String(given ?? '') }),
    }
  })
  .number('torpedoes', (_state, { spread, by }) => {
    const tubes = by ? torpedoMounts(by).map((mount) => mount.tubes) : []
    const usual = Math.min(mostTubes, Math.max(1, ...tubes))
    const wrong = refused('torpedoes-out-of-reach', { n: mostTubes })
    return spread === called ? { least: 1, most: mostTubes, default: usual, wrong } : undefined
  })
  .yesNo('directorOut', (_state, { spread }) => (spread === called ? { default: false } : undefined))
  .derived('torpedo', (_state, { running, type }) => own(torpedoTypes, running?.type ?? type ?? ''))
  .range(
    'rangeInches',
    (_state, { running, torpedo }) => {
      const reach = running ? reachInches(running) : (torpedo?.runs.at(-1)?.rangeInches ?? 0)
      return torpedoRange(running?.rangeInches ?? usualRangeInches, reach)
    },
    (_state, { rangeInches }) => unfitRange(rangeInches),
  )
  .number('aspectDegrees', (_state, { running }) => aspectField(running?.aspectDegrees ?? 90))
  .yesNo('keptCourse', (state, { target, running }) => {
    if (!target) return { default: false }
    const kept = running && keptSince(state, target.id, running.turnLaunched)
    return { default: kept ?? condition(target, state).speed <= 0 }
  })
  .yesNo('directedByRadar', { default: false })
  .refuses((state, { running, torpedoes: called }) => {
    const torpedoes = running?.torpedoes ?? called ?? 0
    return cupTooSmall(state, { field: 'spread', code: 'chit-cup-below-spread', torpedoes })
  })
  .yesNo(
    'evades',
    (state, { torpedo }) => ({ default: false, hidden: !mayComb(state, torpedo) }),
    (state, { evades, torpedo, target }) => {
      const values = { ship: shipName(target) }
      if (!evades) return undefined
      if (!mayComb(state, torpedo)) return refused('torpedo-no-wake', values)
      if (condition(target, state).speed === 0) return refused('torpedo-lies-still', values)
      if (stuckHelm(state, target)) return refused('torpedo-no-helm', values)
      return isDoneThisTurn(state, 'combed', target.id) ? refused('torpedo-combed', values) : undefined
    },
  )
  .needs('torpedo')

type AttackValues = ValuesOf<typeof attackForm>

/** Possible launchers, even sunk ones; enemies of the target with torpedoes first. */
function launchersAt(state: GameState, target: ShipInPlay | undefined): readonly ShipInPlay[] {
  const others = Object.values(state.ships).filter((ship) => ship.id !== target?.id)
  const rank = (ship: ShipInPlay) => {
    const isFoe = target !== undefined && ownerOf(state, ship.id) !== ownerOf(state, target.id)
    return (floats(ship) ? 0 : 8) + (isFoe ? 0 : 4) + (torpedoMounts(ship).length > 0 ? 0 : 2) + (acts(ship) ? 0 : 1)
  }
  return others.toSorted((one, other) => rank(one) - rank(other))
}

/** Optional evasion: a wake, and light to see it by. The players know whether she has seen the launcher. */
function mayComb(state: GameState, torpedo: TorpedoType | undefined): boolean {
  const isLight = !isNight(state) || own(state.table, 'tropics') === 'yes'
  return isInPlay(state, 'evadeWakes') && isLight && torpedo?.wake === true
}

/** The spread as it runs; one entered by hand as if it had been launched now, at this target, by its longest run. */
function spreadOf(state: GameState, values: AttackValues): RunningSpread {
  const { running, by, type, torpedo, target } = values
  if (running) return running
  return {
    id: markerId(called),
    turnLaunched: state.turn,
    by: by!.id,
    target: target.id,
    mount: torpedoMounts(by!).find((mount) => mount.type === type)?.id ?? '',
    torpedoes: values.torpedoes!,
    type: type!,
    speed: torpedo.runs.at(-1)?.speed ?? 0,
    arc: 0,
    rangeInches: values.rangeInches,
    aspectDegrees: values.aspectDegrees,
    directorOut: values.directorOut === true,
  }
}

function factsOf(state: GameState, values: AttackValues): SpreadFacts {
  const { target, torpedo, rangeInches, aspectDegrees } = values
  const spread = spreadOf(state, values)
  return {
    torpedo,
    month: monthOf(state),
    targetType: shipOf(target.document).type,
    rangeInches,
    aspectDegrees,
    atLaunch: { rangeInches: spread.rangeInches, aspectDegrees: spread.aspectDegrees },
    isListedTarget: target.id === spread.target,
    isMoving: condition(target, state).speed > 0,
    directorIsOut: spread.directorOut,
    directedByRadar: values.directedByRadar,
    keptCourse: values.keptCourse,
    surprise: isInPlay(state, 't93Surprise'),
  }
}

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

function reckoning(state: GameState, values: AttackValues, agreed: Agreed): readonly Reckoning[] {
  const { sum, torpedoes } = attackOdds(state, values)
  const hitNumber = agreed('hitNumber', sum.hitNumber)
  return [reckonSpread({ ...sum, hitNumber }, torpedoes, spreadOdds(state, hitNumber, torpedoes))]
}

function* run(table: RuleDraft, inputs: AttackValues): Dialogue<Phrase> {
  const { target } = inputs
  const spread = spreadOf(table.settled, inputs)
  const asEntered = factsOf(table.settled, inputs)
  const launcher = shipId(spread.by)
  const to = ownerOf(table.state, launcher)
  const values = { target: shipName(target), n: spread.torpedoes, type: spread.type }
  const from = own(table.settled.ships, launcher)
  if (from) table.because(says('launchedBy', { ship: shipName(from), n: spread.torpedoes, type: spread.type }))
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
  const prompt = askedOf(table, target.id, says('askCombs', values), onTorpedoes.wakes)
  note(table, 'combed', target.id)
  const does = yield* chance('combs', 'D6', combsAtMost, prompt)
  table.because(says(does ? 'combs' : 'combsNot', values), says('leftFormation', values))
  return does
}

/** What has struck is spent; the rest may run on at others. */
function* spend(table: RuleDraft, spread: RunningSpread, spent: number): Dialogue<void> {
  if (spread.id === called) return
  const left = Math.max(0, spread.torpedoes - spent)
  const prompt = {
    to: umpire,
    ask: says(spent > 0 ? 'askRunsOn' : 'askAllRunOn', { n: left }),
    lookUp: onTorpedoes.launch,
  }
  const runsOn = left > 0 && (yield* confirm('runsOn', false, prompt))
  if (runsOn) table.apply({ type: 'markerMoved', marker: spread.id, values: { torpedoes: left } })
  else table.apply({ type: 'markerLifted', marker: spread.id })
}
