import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { shipById } from '../../../kit/on-table'
import type { Input } from '../../../pack/input'
import { standsOn } from '../../ship/state'
import { dataOf } from '../../ship/stand-data'
import { smallShips } from '../../tables/saving-throw'
import { worth } from '../../tables/scale'

/** The smallest guns: close range factors and medium range factors. */
export const smallGuns = ['crf', 'mrf'] as const
export type SmallGuns = (typeof smallGuns)[number]

export interface FactorInputs {
  readonly firer: ShipInPlay
  readonly target: ShipInPlay
  readonly guns: SmallGuns
  /** D20s that are thrown. */
  readonly attacks: number
}

/** Factors left: of a stand of small craft those of one vessel. */
function factorsLeft(stand: ShipInPlay, guns: SmallGuns): number {
  const data = dataOf(stand.document)
  return data.kind === 'smallCraft' ? data.factors[guns] : standsOn(stand, guns)
}

/** Attacks of her factors (9.8): one a factor; of a stand its factors times the scale of the vessels left. */
export function attacksOf(stand: ShipInPlay, guns: SmallGuns): number {
  const isStand = dataOf(stand.document).kind === 'smallCraft'
  return factorsLeft(stand, guns) * (isStand ? worth(standsOn(stand, 'vessels')) : 1)
}

/** Small guns that a stand can still fire. */
export const smallGunsOf = (stand: ShipInPlay): readonly SmallGuns[] =>
  smallGuns.filter((guns) => attacksOf(stand, guns) > 0)

/** A or C: ships that MRF can harm; `null` for any other. */
export function smallLetter(target: ShipInPlay): string | null {
  const data = dataOf(target.document)
  return data.kind === 'ship' ? (smallShips.find((letter) => letter === data.letter) ?? null) : null
}

/** A checked input; without a number all her attacks are thrown. */
export function factorsOf(state: GameState, input: Input): FactorInputs {
  const firer = shipById(state, own(input, 'ship'))
  const target = shipById(state, own(input, 'target'))
  const guns = smallGuns.find((each) => each === own(input, 'guns'))
  if (!firer || !target || !guns) throw new Error('factors that were not checked')
  const attacks = own(input, 'attacks')
  return { firer, target, guns, attacks: typeof attacks === 'number' ? attacks : attacksOf(firer, guns) }
}
