import { chance, type Dialogue } from '../../../../kernel/dialogue'
import type { Result } from '../../tables/critical-results'
import { keyIn, paid, type Blow, type Paid } from './blow'
import { says } from './says'
import { onCritical } from './look-up'
import { lower } from './steps'

/** Crew quality one worse, and the commander aboard in danger: a D20 against the CV before anything was paid of it. */
export function* commandHit(blow: Blow, { steps = [], key }: Result): Dialogue<Paid> {
  const { target, cv } = blow
  const took = steps.map((step) => lower(blow, step))[0] ?? paid(0)
  if (took.is === 'cannot' || target.command === null) return took
  const prompt = {
    to: target.to,
    ask: says('officer.ask', { ship: target.name, cv }),
    because: [says('officer.command', { command: target.command })],
    lookUp: onCritical(blow.table, key),
  }
  const falls = yield* chance(keyIn(blow, 'officer'), 'D20', cv, prompt)
  if (falls) target.commanderFalls(says('officer.killed', { ship: target.name, command: target.command - 1 }))
  else target.because(says('officer.hurt', { ship: target.name }))
  return took
}
