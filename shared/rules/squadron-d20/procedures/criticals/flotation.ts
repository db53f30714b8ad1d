import type { Dialogue } from '../../../../kernel/dialogue'
import { floodingCrewTest } from '../../tables/underwater'
import { signed, testCrew } from '../throws/crew-test'
import { wreckTestOf } from '../throws/wreck-test'
import { keyIn, paid, type Blow, type Paid } from './blow'
import { crewOf } from './crew-of'
import { says } from './says'
import { onCritical } from './look-up'

/** Hull: F by the CV, of a place ashore S; at nothing, or there already, a wreck test at once. */
export function* hullHit(blow: Blow): Dialogue<Paid> {
  const spent = takeOff(blow)
  if (blow.target.figure(strengthOf(blow)) === 0) yield* sinksUnlessTested(blow, 'wreck')
  return paid(spent)
}

/** Bulkheads give way, and again with the same CV for each crew test that fails, until it holds or F is nothing. */
export function* catastrophicFlooding(blow: Blow): Dialogue<Paid> {
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
