import { type Dialogue, chance, roll } from '../../../../kernel/dialogue'
import { signed } from '../../../kit/reference-sheet'
import { asking, type MayAsk } from '../../../kit/unasked'
import { equipmentBox } from '../../ship/shape'
import { rulingOf } from '../../table/house-rules'
import { type Result, type ResultId, helmTurns, type Item } from '../../tables/critical-results'
import { floodingCrewTest } from '../../tables/criticals'
import { crewTest, says } from '../throws/crew-test'
import { rollAll } from '../throws/sum'
import { wreckTestOf } from '../throws/wreck-test'
import {
  type Blow,
  type Took,
  addFires,
  beats,
  costOf,
  firesStart,
  keepsOut,
  keyIn,
  loseFirstTime,
  lower,
  lowered,
  nothingLeft,
  optics,
  ruleBookTest,
  tooSmall,
} from './blow'
import { onCritical, targetTried, type Target } from './target'
import { aircraftOperations, cargoHit, fuelAndAmmunition, weaponsHit } from './weapons'

const resultRules: Readonly<Record<ResultId, (blow: Blow, result: Result) => MayAsk<Took>>> = {
  hull: hullHit,
  optics,
  masts: lowered,
  crew: lowered,
  fireControl: lowered,
  command: commandHit,
  engineRoom,
  steering: lowered,
  helm,
  sensors,
  fire: firesStart,
  weapons: weaponsHit,
  cargo: cargoHit,
  aircraftOperations,
  aircraftInHangar: lowered,
  fuelAndAmmunition,
  catastrophicFlooding,
  powerFailure: powerFails,
}

/** Applies a result: armour first, then its rule. Mounts are armoured one by one. */
export function* apply(blow: Blow, result: Result): Dialogue<Took> {
  const { id, armour } = result
  const isArmoured = armour && armour !== 'turretOrCasemate' && canBeApplied(blow, result)
  if (isArmoured && !(yield* beats(blow, armour))) return keepsOut(blow.target)
  return yield* asking(resultRules[id](blow, result))
}

/** Where a result cannot be applied in any case, nobody is asked about armour. Tried on a table of its own. */
function canBeApplied(blow: Blow, result: Result): boolean {
  const target = targetTried(blow.target.table.state, blow.target.id)!
  const step = asking(resultRules[result.id]({ ...blow, target }, result)).next()
  return !step.done || !('cannot' in step.value)
}

/** Hull: F by the CV, of a place ashore S; at nothing, or there already, a wreck test at once. */
function* hullHit(blow: Blow): Dialogue<Took> {
  const spent = takeOff(blow)
  if (blow.target.figure(strengthOf(blow)) === 0) yield* sinksUnlessTested(blow)
  return { spent }
}

/** Bulkheads give way, and again with the same CV for each crew test that fails, until it holds or F is nothing. */
function* catastrophicFlooding(blow: Blow): Dialogue<Took> {
  const { target, cv } = blow
  const spent = takeOff(blow)
  const { poorUnderwaterProtection: modifier } = floodingCrewTest
  const isPoor = target.data.kind === 'ship' && target.data.poorUnderwaterProtection
  const poor = { say: says('wreckTest.poorUnderwaterProtection', { modifier: signed(modifier) }), modifier }
  for (let time = 1; target.figure('flotation') > 0; time++) {
    if (blow.cause.isFlashover) {
      target.because('flooding.flashover')
      return { spent }
    }
    const holds = yield* crewTest(target.table, target.id, {
      key: keyIn(blow, `bulkheads-${time}`),
      ask: target.says('flooding.ask', { left: target.figure('flotation'), cv }),
      modifiers: isPoor ? [poor] : [],
      lookUp: onCritical(blow.table, 'catastrophicFlooding'),
    })
    if (holds) return { spent }
    target.because('flooding.again', { cv })
    takeOff(blow)
  }
  yield* sinksUnlessTested(blow)
  return { spent }
}

function takeOff(blow: Blow): number {
  const { target, cv } = blow
  const track = strengthOf(blow)
  const was = target.figure(track)
  const n = Math.min(was, cv)
  if (n > 0) target.moves(track, -n, target.says(`lowered.${track}`, { n, to: was - n, spent: n }))
  return n
}

const strengthOf = ({ target }: Blow) => (target.data.kind === 'ship' ? 'flotation' : 'structure')

/** A wreck test from a critical: failed, she is gone at once and leaves no marker. */
function* sinksUnlessTested(blow: Blow): Dialogue<void> {
  const { target } = blow
  if (yield* wreckTestOf(target, keyIn(blow, 'wreck'))) return
  target.ends('sunk', target.data.kind === 'ship' ? 'ends.sinks' : 'ends.baseGone')
}

/** Crew quality one worse, and the commander aboard in danger: a D20 against the CV before anything was paid of it. */
function* commandHit(blow: Blow, result: Result): Dialogue<Took> {
  const { target, cv } = blow
  const took = lowered(blow, result)
  const { command } = target
  if ('cannot' in took || command === null) return took
  const lookUp = onCritical(blow.table, result.key)
  const prompt = target.asks('officer.ask', { cv }, lookUp, [says('officer.command', { command })])
  if (yield* chance(keyIn(blow, 'officer'), 'D20', cv, prompt)) target.commanderFalls()
  else target.because('officer.hurt')
  return took
}

const faces = 6

/** Speed by D6: dice that always count, then one for each cost paid, down to nothing; and with the first hit her smoke. */
function* engineRoom(blow: Blow, result: Result): Dialogue<Took> {
  const { target } = blow
  const { free, cost: printed } = result.speedDice ?? { free: 0, cost: 'size' }
  if (target.data.kind !== 'ship') return { cannot: target.says('needsShip') }
  const cost = costOf(blow, printed)
  const canPay = Math.floor(blow.cv / cost)
  if (free === 0 && canPay === 0) return tooSmall(blow, cost)
  if (target.figure('speed') === 0) {
    const losesSmoke = canPay > 0 && losesSmokeOn(blow, result)
    return losesSmoke ? { spent: 0 } : nothingLeft(target, 'speed')
  }
  if (free > 0) yield* slow(blow, result, 'free', free)
  let dice = 0
  // Dice that are certainly needed are rolled together, until she lies still or the CV pays for no more.
  while (dice < canPay && target.figure('speed') > 0) {
    const needed = Math.min(canPay - dice, Math.ceil(target.figure('speed') / faces))
    yield* slow(blow, result, `speed-${dice + 1}`, needed)
    dice += needed
  }
  losesSmokeOn(blow, result)
  return { spent: dice * cost }
}

function* slow(blow: Blow, { key, speedDice }: Result, name: string, n: number): Dialogue<void> {
  const { target } = blow
  const was = target.figure('speed')
  const because = [
    says('speed.now', { knots: was }),
    says('speed.cost', { cost: costOf(blow, speedDice?.cost ?? 'size') }),
  ]
  const ask = name === 'free' ? 'speed.askFree' : 'speed.ask'
  const shown = yield* rollAll(
    keyIn(blow, name),
    'D6',
    n,
    target.asks(ask, { n }, onCritical(blow.table, key), because),
  )
  const less = shown.reduce((left, face) => Math.min(was, left + face), 0)
  target.moves('speed', -less, target.says('lowered.speed', { n: less, to: was - less }))
}

/** Carriers lose it by a ruling only. */
function losesSmokeOn({ target }: Blow, result: Result): boolean {
  if (result.smokeLossOptional && rulingOf(target.table.state, 'carrierSmoke') === 'kept') return false
  return loseFirstTime(target, result)
}

/** As steering, and then a crew test; failed, she swerves at once, whatever her steering and speed. */
function* helm(blow: Blow, { steps = [], key }: Result): Dialogue<Took> {
  const { target } = blow
  if (target.data.kind !== 'ship') return { cannot: target.says('needsShip') }
  const spent = steps.reduce((sum, step) => {
    const took = lower(blow, step)
    return 'spent' in took ? sum + took.spent : sum
  }, 0)
  const lookUp = onCritical(blow.table, key)
  const test = { key: keyIn(blow, 'helm'), ask: target.says('helm.ask'), lookUp }
  if (yield* crewTest(target.table, target.id, test)) return { spent }
  target.moves('splash', 1, target.says('helm.splash'))
  const face = yield* roll(keyIn(blow, 'helm-turn'), helmTurns.die, target.asks('helm.askTurn', {}, lookUp))
  target.because(`helm.${face <= helmTurns.port.to ? 'port' : 'starboard'}`, { mvr: target.data.mvr })
  return { spent }
}

/** The first of the items in their order that she still has; each is one hit. */
function* sensors(blow: Blow, { sequence = [], key }: Result): Dialogue<Took> {
  const { target, cv } = blow
  const item = sequence.find(({ lose }) => stillHas(target, lose))
  if (!item) return nothingLeft(target, 'sensors')
  if (cv < item.cost) return tooSmall(blow, item.cost)
  lose(target, item.lose)
  if (item.then === 'fireTest') {
    const test = { key: keyIn(blow, 'planes-fire'), cv, lookUp: onCritical(blow.table, key) }
    if (yield* ruleBookTest(target, 'fireTest', test)) addFires(target, 1)
  }
  return { spent: item.cost }
}

function stillHas(target: Target, lose: Item['lose']): boolean {
  return lose === 'planes' ? target.figure('planes') + target.figure('catapults') > 0 : target.has(lose)
}

function lose(target: Target, item: Item['lose']): void {
  const why = target.says(`lost.${item}`)
  if (item !== 'planes') return target.loses(equipmentBox(item), why)
  const planes = target.figure('planes')
  const catapults = target.figure('catapults')
  if (planes > 0) target.moves('planes', -planes, why)
  if (catapults > 0) target.moves('catapults', -catapults, ...(planes > 0 ? [] : [why]))
}

/** From now on a crew test each turn before she does anything in the action phase. */
function powerFails({ target }: Blow): Took {
  if (target.hasPowerFailure) return nothingLeft(target, 'power')
  target.powerFails()
  return { spent: 0 }
}
