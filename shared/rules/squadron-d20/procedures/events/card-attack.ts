import type { GameState, ShipInPlay } from '../../../../game/state'
import { rulingOf } from '../../table/house-rules'
import { dataOf, sizeOf } from '../../ship/stand-data'
import type { AttackType } from '../../ship/aircraft'
import { airAttackModifiers, attackTypeModifiers } from '../../tables/air-attack'
import { rangeBand } from '../../tables/gunnery'
import { torpedoes } from '../../tables/torpedoes'
import { counts as countsInTheAir } from '../in-the-air/air-stands'
import { splashOn, targetModifiers, targetRerolls, type OnTargetSum } from '../on-target/on-target'
import { says } from './says'

/** Modifiers of bombers that only a card knows: those of attack and target, without crew quality and flak. */
export function onTarget(target: ShipInPlay, attack: AttackType): Pick<OnTargetSum, 'modifiers' | 'rerolls'> {
  const splash = splashOn(target)
  return {
    modifiers: [
      countsInTheAir(`attack.${attack}`, attackTypeModifiers[attack]),
      ...targetModifiers(target),
      ...(attack === 'torpedoBomber'
        ? []
        : [countsInTheAir('splashOnTarget', airAttackModifiers.splashMarkerOnTarget * splash, { n: splash })]),
    ],
    rerolls: targetRerolls(target),
  }
}

/** A submarine that only a card knows fires at a target: range, size, steering and way, and no setting and no arc. */
export function torpedoSum(state: Pick<GameState, 'houseRules'>, target: ShipInPlay, rangeYards: number): OnTargetSum {
  const bands = Math.max(1, Math.ceil(rangeYards / rangeBand.yards))
  const row = torpedoes.needed.find((each) => each.bands >= bands) ?? torpedoes.needed[4]
  const size = Math.max(Number(rulingOf(state, 'torpedoSizeFloor')), sizeOf(dataOf(target.document)))
  return {
    needed: row.needed,
    of: says('torpedoes.row', { bands }),
    modifiers: targetModifiers(target, size),
    rerolls: targetRerolls(target),
  }
}
