import { roll, rolls, type Dialogue } from '../../../../kernel/dialogue'
import { rulingOf } from '../../table/house-rules'
import type { Result } from '../../tables/critical-results'
import { cannot, costOf, keyIn, paid, type Blow, type Paid } from './blow'
import { says } from './says'
import { onCritical } from './look-up'
import { loseFirstTime, tooSmall } from './steps'

const faces = 6

/** Speed by D6: dice that always count, then one for each cost paid, down to nothing; and with the first hit her smoke. */
export function* engineRoom(blow: Blow, result: Result): Dialogue<Paid> {
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
  const shown =
    n === 1 ? yield* roll(keyIn(blow, name), 'D6', prompt) : sumOf(yield* rolls(keyIn(blow, name), 'D6', n, prompt))
  const less = Math.min(was, shown)
  target.moves('speed', -less, says('lowered.speed', { ship: target.name, n: less, to: was - less }))
}

function sumOf(shown: readonly number[]): number {
  return shown.reduce((sum, face) => sum + face, 0)
}

/** Carriers lose it by a ruling only. */
function losesSmokeOn({ target }: Blow, result: Result): boolean {
  if (result.smokeLossOptional && rulingOf(target.book.state, 'carrierSmoke') === 'kept') return false
  return loseFirstTime(target, result)
}
