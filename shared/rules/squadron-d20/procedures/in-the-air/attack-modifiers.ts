import type { ShipInPlay } from '../../../../game/state'
import { standsOn } from '../../ship/state'
import type { AttackType } from '../../ship/aircraft'
import { airAttackModifiers, attackTypeModifiers } from '../../tables/air-attack'
import { crewQualityOf, splashOn, targetModifiers, targetRerolls, type Modifier, type OnTargetSum } from '../on-target'
import { counts } from './modifiers'
import { says } from './says'

/** Who attacks whom and how, as both 9.11 and 9.12 need it. */
export interface FromTheAir {
  readonly by: ShipInPlay
  readonly target: ShipInPlay
  readonly attack: AttackType
  /** Of a torpedo. */
  readonly torpedo?: number
}

/** Splash does not count for a torpedo; its own modifier does. */
function attackModifiers({ by, target, attack, torpedo }: FromTheAir): readonly Modifier[] {
  const flak = standsOn(by, 'flak')
  const splash = splashOn(target)
  return [
    counts('crewQuality', crewQualityOf(by)),
    counts(`attack.${attack}`, attackTypeModifiers[attack]),
    ...(attack === 'torpedoBomber' ? [counts('torpedo', torpedo ?? 0)] : []),
    ...targetModifiers(target),
    counts('flakOnAttacker', airAttackModifiers.flakMarker * flak, { n: flak }),
    ...(attack === 'torpedoBomber'
      ? []
      : [counts('splashOnTarget', airAttackModifiers.splashMarkerOnTarget * splash, { n: splash })]),
  ]
}

export function attackSum(needed: number, inputs: FromTheAir): OnTargetSum {
  return {
    needed,
    of: says('base.airAttack'),
    modifiers: attackModifiers(inputs),
    rerolls: targetRerolls(inputs.target),
  }
}
