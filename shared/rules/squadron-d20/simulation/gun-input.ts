import type { ShipInPlay } from '../../../game/state'
import type { Input } from '../../pack/input'
import { faultAt } from '../procedures/guns/guns-form'
import { batteriesInPlay } from '../procedures/may-fire/firing'
import { standsOn } from '../ship/state'
import type { Battle } from './input'

/** Input of the guns procedure: every battery that can fire at that target. */
export function gunInput(
  firer: ShipInPlay,
  target: ShipInPlay,
  { rangeInches, isLit }: Pick<Battle, 'rangeInches' | 'isLit'>,
): Input | undefined {
  const able = batteriesInPlay(firer).filter((battery) => faultAt(battery, target) === undefined)
  if (able.length === 0) return undefined
  const lit = isLit || standsOn(target, 'fires') > 0
  const batteries = able.map(({ key }) => key).join(' ')
  return { ship: firer.id, target: target.id, rangeInches, clear: true, lit, batteries, bases: 0, raking: false }
}
