import type { GameState, ShipInPlay } from '../../../../game/state'
import { rulingOf } from '../../table/house-rules'
import type { TorpedoArc } from '../../table/markers'
import { dataOf, sizeOf } from '../../ship/stand-data'
import type { TorpedoSetting } from '../../ship/figures'
import { torpedoes, torpedoModifiers as modifiers } from '../../tables/torpedoes'
import { mostBands } from '../may-fire'
import {
  counts,
  crewQualityOf,
  hasLittleWay,
  splashOn,
  targetModifiers,
  targetRerolls,
  type Modifier,
  type OnTargetSum,
} from '../on-target'
import { says } from '../on-target/says'

export interface TorpedoFacts {
  readonly firer: ShipInPlay
  readonly target: ShipInPlay
  readonly setting: TorpedoSetting
  readonly arc: TorpedoArc
  readonly band: number
}

/** What a torpedo attack needs on its D20, with every modifier by name (9.7). */
export function torpedoSum(state: Pick<GameState, 'houseRules'>, facts: TorpedoFacts): OnTargetSum {
  const { firer, target, setting, band } = facts
  const row = torpedoes.needed[Math.min(mostBands, band) - 1] ?? torpedoes.needed[0]
  const onFirer = splashOn(firer)
  return {
    needed: row.needed,
    of: says('torpedoes.ofRange', { bands: row.bands }),
    modifiers: [
      counts('speedSetting', setting.modifier, { knots: setting.knots }),
      counts('splashFirer', modifiers.splashMarkerOnFirer * onFirer, { n: onFirer }),
      counts('crewQuality', crewQualityOf(firer)),
      arcModifier(facts),
      ...targetModifiers(target, sizeInAttack(state, target)),
    ],
    rerolls: targetRerolls(target),
  }
}

/** Ruling `torpedoSizeFloor`: the size row is printed to −3 here alone. */
function sizeInAttack(state: Pick<GameState, 'houseRules'>, target: ShipInPlay): number {
  return Math.max(Number(rulingOf(state, 'torpedoSizeFloor')), sizeOf(dataOf(target.document)))
}

/** Arcs do not count against a target that is slow or stopped. */
function arcModifier({ arc, target }: TorpedoFacts): Modifier {
  if (arc === 'beam' || hasLittleWay(target)) return counts('arcFree', 0)
  return arc === 'bow' ? counts('bowArc', modifiers.bowArc) : counts('sternArc', modifiers.sternArc)
}

/** The printed numbers on the graduated bar. */
export function neededInBands() {
  return { say: says('torpedoes.inBands'), figures: torpedoes.needed.map(({ needed }) => `${needed}+`) }
}
