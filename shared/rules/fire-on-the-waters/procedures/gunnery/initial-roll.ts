import type { GameState } from '../../../../game/state'
import type { Band } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { clOrLarger, initialAids } from '../../tables/gunnery'
import type { Circumstances } from './circumstances'
import { canBeSpottedFor } from './fire-control'
import type { FiringBattery } from './firing'
import { bandAt } from './mount-faults'
import { mayHavePlane } from './spotter-plane'

export type Initial = Band['initial']

/**
 * What the D10 of a ship may show for a battery to go on. A spotter plane adds to it; a spotter ship lends the number of
 * her own main battery at her own range. An automatic number stays automatic, that of the spotter ship too.
 */
export function initialOf(state: GameState, { ship, form, band }: FiringBattery, asked: Circumstances): Initial {
  const { spotterPlane, spotterShip } = asked
  if (band.initial === 'A' || !canBeSpottedFor(state, ship)) return band.initial
  if (spotterPlane && mayHavePlane(state, ship)) return band.initial + initialAids.spotterPlane
  if (!spotterShip || !clOrLarger.includes(form.type)) return band.initial
  const main = shipOf(spotterShip.ship.document).batteries.find(({ is }) => is === 'main')
  const lent = main && bandAt(main, spotterShip.rangeInches)?.initial
  if (lent === undefined) return band.initial
  return lent === 'A' ? lent : lent + initialAids.spotterShip
}

/** Whether a battery goes on as far as that is known: not before her ship has thrown, but for what is automatic. */
export function knownToGoOn({ initial, thrown }: Rolled): boolean | undefined {
  if (initial === 'A') return true
  return thrown === undefined ? undefined : goesOn(initial, thrown)
}

interface Rolled {
  readonly initial: Initial
  readonly thrown?: number
}

/** Of ten faces. */
export function goesOn(initial: Initial, die: number): boolean {
  return initial === 'A' || die <= initial
}
