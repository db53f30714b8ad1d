import { rolls, type Dialogue } from '../../../../kernel/dialogue'
import { unasked } from '../../../kit/unasked'
import { rulingOf } from '../../table/house-rules'
import type { Result } from '../../tables/critical-results'
import { valuableCargo } from '../../tables/damage'
import { askRuleBookNumber } from '../rule-book/ask-rule-book'
import { says } from '../throws/crew-test'
import { cannot, keyIn, paid, type Blow, type Paid, blowUp, ruleBookTest, addFires, lowered } from './blow'
import { onDamage, onCritical, type Target } from './target'

/** All of her cargo goes; fuel burns, ammunition may explode. Tests use the CV that the hit began with. */
export function* cargoHit(blow: Blow): Dialogue<Paid> {
  const { target } = blow
  const points = target.figure('cargo')
  const cargo = target.data.kind === 'ship' ? target.data.cargo : null
  if (!cargo || points === 0) return cannot(says('nothingLeft.cargo', { ship: target.name }))
  target.moves('cargo', -points, says(`cargo.${cargo.kind}`, { ship: target.name, n: points }))
  if (cargo.kind === 'fuel') yield* fuelBurns(blow, points)
  if (cargo.kind === 'ammunition') yield* ammunitionExplodes(blow, points)
  return paid(0)
}

function* fuelBurns(blow: Blow, points: number): Dialogue<void> {
  const { target, value } = blow
  addFires(target, valuableCargo.fuel.fires)
  const tests = points * valuableCargo.fuel.testsPerPoint
  const isRolled = rulingOf(target.book.state, 'fireTest') === 'd20'
  const prompt = {
    to: target.to,
    ask: says(isRolled ? 'fireTests.roll' : 'fireTests.ask', { ship: target.name, n: tests, cv: value }),
    because: [says('cvOfTest', { cv: value })],
    lookUp: onDamage.cargo,
  }
  const key = keyIn(blow, 'cargo-fires')
  const burning = isRolled
    ? (yield* rolls(key, 'D20', tests, prompt)).filter((face) => face <= value).length
    : yield* askRuleBookNumber(target.book, 'fireTests', { key, prompt, most: tests })
  target.because(says('fireTests.done', { n: burning, tests }))
  addFires(target, burning * valuableCargo.fuel.firesPerSuccess)
}

function* ammunitionExplodes(blow: Blow, points: number): Dialogue<void> {
  const { target, value: cv } = blow
  const isBurning = target.figure('fires') > 0
  const isRolled = rulingOf(target.book.state, 'fireTest') === 'd20'
  const because = isBurning ? [says('cargo.burns', { ship: target.name })] : []
  const test = { cv, because, lookUp: onDamage.cargo }
  const once = yield* ruleBookTest(target, 'fireTest', { ...test, key: keyIn(blow, 'cargo-fire') })
  const isMadeAgain = !once && isRolled && isBurning
  const explodes =
    once ||
    (isMadeAgain && (yield* ruleBookTest(target, 'fireTest', { ...test, key: keyIn(blow, 'cargo-fire-again') })))
  if (!explodes) return
  const prompt = {
    to: target.to,
    ask: says('cargo.collateral', { ship: target.name, n: points }),
    lookUp: onDamage.cargo,
  }
  const die = valuableCargo.ammunition.collateralCvPerPoint
  const shown = yield* rolls(keyIn(blow, 'collateral'), die, points, prompt)
  blowUp(
    target,
    shown.reduce((sum, face) => sum + face, 0),
  )
}

/** Hull rating H, and one catapult each time. */
export function aircraftOperations(blow: Blow, result: Result): Dialogue<Paid> {
  return unasked(() => {
    const { target } = blow
    const took = lowered(blow, result)
    if (target.figure('catapults') === 0) return took
    target.moves('catapults', -1, says('lost.catapult', { ship: target.name }))
    return took.is === 'paid' ? took : paid(0)
  })
}

/** One fire, and then whether the fuel explodes. A place ashore without an airfield has none of it. */
export function* fuelAndAmmunition(blow: Blow, { key }: Result): Dialogue<Paid> {
  const { target, cv } = blow
  if (!hasFuel(target)) return cannot(says('nothingLeft.fuel', { ship: target.name }))
  addFires(target, 1)
  const test = { key: keyIn(blow, 'fuel'), cv, lookUp: onCritical(blow.table, key) }
  if (yield* ruleBookTest(target, 'fuelTest', test)) blowUp(target, null)
  return paid(0)
}

function hasFuel({ data }: Target): boolean {
  return data.kind === 'ship' || data.airfield !== null
}
