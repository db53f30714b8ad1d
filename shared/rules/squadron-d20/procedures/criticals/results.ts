import { type Dialogue, chance, roll } from '../../../../kernel/dialogue'
import { signed } from '../../../kit/reference-sheet'
import { unasked } from '../../../kit/unasked'
import { rulingOf } from '../../table/house-rules'
import { type Result, type ResultId, helmTurns, type Item } from '../../tables/critical-results'
import { floodingCrewTest } from '../../tables/criticals'
import { says, testCrew } from '../throws/crew-test'
import { rollAll } from '../throws/sum'
import { wreckTestOf } from '../throws/wreck-test'
import {
  beats,
  cannot,
  type Blow,
  type Paid,
  type Took,
  firesStart,
  optics,
  stepsAlone,
  keyIn,
  paid,
  crewOf,
  lower,
  lowered,
  costOf,
  loseFirstTime,
  tooSmall,
  ruleBookTest,
  addFires,
} from './blow'
import { onCritical, type Target } from './target'
import { cargoHit, aircraftOperations, fuelAndAmmunition, weaponsHit } from './weapons'

/** The rule of each result; `weapons` decides itself how the loop continues. */
const resultRules: Readonly<Record<Exclude<ResultId, 'weapons'>, (blow: Blow, result: Result) => Dialogue<Paid>>> = {
  hull: hullHit,
  optics,
  masts: stepsAlone,
  crew: stepsAlone,
  fireControl: stepsAlone,
  command: commandHit,
  engineRoom,
  steering: stepsAlone,
  helm,
  sensors,
  fire: firesStart,
  cargo: cargoHit,
  aircraftOperations,
  aircraftInHangar: stepsAlone,
  fuelAndAmmunition,
  catastrophicFlooding,
  powerFailure: powerFails,
}

/** Applies a result: armour first, then its rule, then how the loop continues. */
export function* apply(blow: Blow, result: Result): Dialogue<Took> {
  const { id, armour, after } = result
  if (id === 'weapons' || after === 'byGroup') return yield* weaponsHit(blow, result)
  if (armour && armour !== 'turretOrCasemate' && !(yield* beats(blow, armour))) {
    return cannot(says('armour.keepsOut', { ship: blow.target.name }))
  }
  const took = yield* resultRules[id](blow, result)
  return took.is === 'cannot' ? took : { is: 'done', spent: took.spent, after }
}

/** Hull: F by the CV, of a place ashore S; at nothing, or there already, a wreck test at once. */
function* hullHit(blow: Blow): Dialogue<Paid> {
  const spent = takeOff(blow)
  if (blow.target.figure(strengthOf(blow)) === 0) yield* sinksUnlessTested(blow, 'wreck')
  return paid(spent)
}

/** Bulkheads give way, and again with the same CV for each crew test that fails, until it holds or F is nothing. */
function* catastrophicFlooding(blow: Blow): Dialogue<Paid> {
  const { target } = blow
  const spent = takeOff(blow)
  for (let time = 1; ; time++) {
    if (target.figure('flotation') === 0) {
      yield* sinksUnlessTested(blow, 'wreck')
      return paid(spent)
    }
    if (blow.cause.isFlashover) {
      target.because(says('flooding.flashover', { ship: target.name }))
      return paid(spent)
    }
    const { poorUnderwaterProtection: modifier } = floodingCrewTest
    const isPoor = target.data.kind === 'ship' && target.data.poorUnderwaterProtection
    const holds = yield* testCrew(crewOf(target), {
      key: keyIn(blow, `bulkheads-${time}`),
      ask: says('flooding.ask', { ship: target.name, left: target.figure('flotation'), cv: blow.cv }),
      modifiers: isPoor
        ? [{ say: says('wreckTest.poorUnderwaterProtection', { modifier: signed(modifier) }), modifier }]
        : [],
      lookUp: onCritical(blow.table, 'catastrophicFlooding'),
    })
    if (holds) return paid(spent)
    target.because(says('flooding.again', { ship: target.name, cv: blow.cv }))
    takeOff(blow)
  }
}

function takeOff(blow: Blow): number {
  const { target, cv } = blow
  const track = strengthOf(blow)
  const was = target.figure(track)
  const n = Math.min(was, cv)
  if (n > 0) target.moves(track, -n, says(`lowered.${track}`, { ship: target.name, n, to: was - n, spent: n }))
  return n
}

const strengthOf = ({ target }: Blow) => (target.data.kind === 'ship' ? 'flotation' : 'structure')

/** A wreck test from a critical: failed, she is gone at once and leaves no marker. */
function* sinksUnlessTested(blow: Blow, name: string): Dialogue<void> {
  const { target } = blow
  if (yield* wreckTestOf(target, keyIn(blow, name))) return
  target.ends('sunk', says(target.data.kind === 'ship' ? 'ends.sinks' : 'ends.baseGone', { ship: target.name }))
}

/** Crew quality one worse, and the commander aboard in danger: a D20 against the CV before anything was paid of it. */
function* commandHit(blow: Blow, result: Result): Dialogue<Paid> {
  const { target, cv } = blow
  const took = lowered(blow, result)
  if (took.is === 'cannot' || target.command === null) return took
  const prompt = {
    to: target.to,
    ask: says('officer.ask', { ship: target.name, cv }),
    because: [says('officer.command', { command: target.command })],
    lookUp: onCritical(blow.table, result.key),
  }
  const falls = yield* chance(keyIn(blow, 'officer'), 'D20', cv, prompt)
  if (falls) target.commanderFalls(says('officer.killed', { ship: target.name, command: target.command - 1 }))
  else target.because(says('officer.hurt', { ship: target.name }))
  return took
}

const faces = 6

/** Speed by D6: dice that always count, then one for each cost paid, down to nothing; and with the first hit her smoke. */
function* engineRoom(blow: Blow, result: Result): Dialogue<Paid> {
  const { target } = blow
  const { free, cost: printed } = result.speedDice ?? { free: 0, cost: 'size' }
  if (target.data.kind !== 'ship') return cannot(says('needsShip', { ship: target.name }))
  const cost = costOf(blow, printed)
  const canPay = Math.floor(blow.cv / cost)
  if (free === 0 && canPay === 0) return cannot(tooSmall(blow, cost))
  if (target.figure('speed') === 0) {
    const losesSmoke = canPay > 0 && losesSmokeOn(blow, result)
    return losesSmoke ? paid(0) : cannot(says('nothingLeft.speed', { ship: target.name }))
  }
  if (free > 0) yield* slow(blow, result, 'free', free)
  const dice = yield* paidDice(blow, result, canPay)
  losesSmokeOn(blow, result)
  return paid(dice * cost)
}

/** Rolls the dice that are certainly needed together, until she lies still or the CV pays for no more. */
function* paidDice(blow: Blow, result: Result, most: number): Dialogue<number> {
  let dice = 0
  while (dice < most && blow.target.figure('speed') > 0) {
    const needed = Math.min(most - dice, Math.ceil(blow.target.figure('speed') / faces))
    yield* slow(blow, result, `speed-${dice + 1}`, needed)
    dice += needed
  }
  return dice
}

function* slow(blow: Blow, { key, speedDice }: Result, name: string, n: number): Dialogue<void> {
  const { target } = blow
  const was = target.figure('speed')
  const prompt = {
    to: target.to,
    ask: says(name === 'free' ? 'speed.askFree' : 'speed.ask', { ship: target.name, n }),
    because: [says('speed.now', { knots: was }), says('speed.cost', { cost: costOf(blow, speedDice?.cost ?? 'size') })],
    lookUp: onCritical(blow.table, key),
  }
  const shown = yield* rollAll(keyIn(blow, name), 'D6', n, prompt)
  const less = shown.reduce((left, face) => Math.min(was, left + face), 0)
  target.moves('speed', -less, says('lowered.speed', { ship: target.name, n: less, to: was - less }))
}

/** Carriers lose it by a ruling only. */
function losesSmokeOn({ target }: Blow, result: Result): boolean {
  if (result.smokeLossOptional && rulingOf(target.book.state, 'carrierSmoke') === 'kept') return false
  return loseFirstTime(target, result)
}

/** As steering, and then a crew test; failed, she swerves at once, whatever her steering and speed. */
function* helm(blow: Blow, { steps = [], key }: Result): Dialogue<Paid> {
  const { target } = blow
  if (target.data.kind !== 'ship') return cannot(says('needsShip', { ship: target.name }))
  const spent = steps.reduce((sum, step) => {
    const took = lower(blow, step)
    return took.is === 'paid' ? sum + took.spent : sum
  }, 0)
  const lookUp = onCritical(blow.table, key)
  const ask = says('helm.ask', { ship: target.name })
  if (yield* testCrew(crewOf(target), { key: keyIn(blow, 'helm'), ask, lookUp })) return paid(spent)
  target.moves('splash', 1, says('helm.splash', { ship: target.name }))
  const prompt = { to: target.to, ask: says('helm.askTurn', { ship: target.name }), lookUp }
  const face = yield* roll(keyIn(blow, 'helm-turn'), helmTurns.die, prompt)
  const turns = face <= helmTurns.port.to ? 'port' : 'starboard'
  target.because(says(`helm.${turns}`, { ship: target.name, mvr: target.data.mvr }))
  return paid(spent)
}

/** The first of the items in their order that she still has; each is one hit. */
function* sensors(blow: Blow, { sequence = [], key }: Result): Dialogue<Paid> {
  const { target, cv } = blow
  const item = sequence.find(({ lose }) => stillHas(target, lose))
  if (!item) return cannot(says('nothingLeft.sensors', { ship: target.name }))
  if (cv < item.cost) return cannot(tooSmall(blow, item.cost))
  lose(target, item.lose)
  if (item.then === 'fireTest') {
    const test = { key: keyIn(blow, 'planes-fire'), cv, lookUp: onCritical(blow.table, key) }
    if (yield* ruleBookTest(target, 'fireTest', test)) addFires(target, 1)
  }
  return paid(item.cost)
}

function stillHas(target: Target, lose: Item['lose']): boolean {
  return lose === 'planes' ? target.figure('planes') + target.figure('catapults') > 0 : target.has(lose)
}

function lose(target: Target, item: Item['lose']): void {
  const why = says(`lost.${item}`, { ship: target.name })
  if (item !== 'planes') return target.loses(item, why)
  const planes = target.figure('planes')
  const catapults = target.figure('catapults')
  if (planes > 0) target.moves('planes', -planes, why)
  if (catapults > 0) target.moves('catapults', -catapults, ...(planes > 0 ? [] : [why]))
}

/** From now on a crew test each turn before she does anything in the action phase. */
function powerFails({ target }: Blow): Dialogue<Paid> {
  return unasked(() => {
    if (target.hasPowerFailure) return cannot(says('nothingLeft.power', { ship: target.name }))
    target.powerFails(says('powerFailure', { ship: target.name }))
    return paid(0)
  })
}
