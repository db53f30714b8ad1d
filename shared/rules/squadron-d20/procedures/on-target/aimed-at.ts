import type { ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { paceOf, standsOn } from '../../ship/state'
import { dataOf, sizeOf } from '../../ship/stand-data'
import { target as modifiers } from '../../tables/target'
import { counts, type Modifier } from './modifier'
import { says } from './says'

/** Modifiers of a target in every attack on ships, small craft and places ashore: size, steering out, slow. */
export function targetModifiers(target: ShipInPlay, size = sizeOf(dataOf(target.document))): readonly Modifier[] {
  return [
    counts('targetSize', size),
    counts('targetSteeringOut', isSteeringOut(target) ? modifiers.steeringOut : 0),
    counts('targetSlow', paceOf(target) === 'slow' ? modifiers.slow : 0),
  ]
}

/** Why misses at it are thrown again: it lies still, or it is land. */
export function targetRerolls(target: ShipInPlay): readonly Phrase[] {
  if (isLand(target)) return [says('reroll.land')]
  return paceOf(target) === 'stopped' ? [says('reroll.stopped')] : []
}

export function isLand(target: ShipInPlay): boolean {
  return dataOf(target.document).kind === 'shore'
}

/** SV 0. Small craft have no steering value to lose. */
function isSteeringOut(target: ShipInPlay): boolean {
  return dataOf(target.document).kind === 'ship' && standsOn(target, 'steering') === 0
}

/** Slow or stopped: arcs of a torpedo do not count then. */
export function hasLittleWay(target: ShipInPlay): boolean {
  return paceOf(target) !== 'underWay'
}
