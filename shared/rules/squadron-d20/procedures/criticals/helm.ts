import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { helmTurns, type Result } from '../../tables/critical-results'
import { testCrew } from '../throws/crew-test'
import { cannot, keyIn, paid, type Blow, type Paid } from './blow'
import { crewOf } from './crew-of'
import { says } from './says'
import { onCritical } from './look-up'
import { lower } from './steps'

/** As steering, and then a crew test; failed, she swerves at once, whatever her steering and speed. */
export function* helm(blow: Blow, { steps = [], key }: Result): Dialogue<Paid> {
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
