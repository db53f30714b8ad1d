import type { Dialogue } from '../../../../kernel/dialogue'
import { unasked } from '../../../kit/unasked'
import type { Result, Step } from '../../tables/critical-results'
import { cannot, costOf, paid, type Blow, type Paid } from './blow'
import { says } from './says'
import type { Target } from './target'

/** Figures whose last step has a consequence; the step that reaches it mentions it. */
const endsIn: readonly Step['lower'][] = ['fireControl', 'steering']

/** Lowers a figure step by step, as many as the CV pays for and the figure has. */
export function lower(blow: Blow, step: Step): Paid {
  const { target, cv } = blow
  const cost = costOf(blow, step.cost)
  const was = target.figure(step.lower)
  const left = step.minimum === null ? Infinity : was - step.minimum
  if (left <= 0) return cannot(says(`nothingLeft.${step.lower}`, { ship: target.name }))
  if (cv < cost) return cannot(tooSmall(blow, cost))
  const n = step.once ? 1 : Math.min(left, Math.floor(cv / cost))
  target.moves(step.lower, -n, says(`lowered.${step.lower}`, { ship: target.name, n, to: was - n, spent: n * cost }))
  if (was === n && endsIn.includes(step.lower)) target.because(says(`atNothing.${step.lower}`, { ship: target.name }))
  return paid(n * cost)
}

export function tooSmall({ cv }: Blow, cost: number) {
  return says('tooSmall', { cv, cost })
}

/** Masts, crew, fire control, steering: nothing but the steps of the row. */
export function stepsAlone(blow: Blow, { steps = [] }: Result): Dialogue<Paid> {
  return unasked(() => steps.map((step) => lower(blow, step))[0] ?? paid(0))
}

/** Gunnery modifier, and with the first such hit the search radar. */
export function optics(blow: Blow, result: Result): Dialogue<Paid> {
  return unasked(() => {
    const took = (result.steps ?? []).map((step) => lower(blow, step))[0] ?? paid(0)
    if (took.is === 'paid') loseFirstTime(blow.target, result)
    return took
  })
}

/** Lost with the first such hit, if she still has it. */
export function loseFirstTime(target: Target, { alsoFirstTime }: Result): boolean {
  if (!alsoFirstTime || !target.has(alsoFirstTime)) return false
  target.loses(alsoFirstTime, says(`lost.${alsoFirstTime}`, { ship: target.name }))
  return true
}
