import type { GameState, ShipInPlay } from '../../../game/state'
import { type Circumstances, radarOn, batteryRows, shipRows, type FireInputs } from '../procedures/gunnery/hit-number'
import { firingBatteries, type ShipMount } from '../procedures/gunnery/mounts'
import { shipTypes, type ShipType } from '../ship/ship'
import { basicModifiers, gunneryTargetSize } from '../tables/gunnery'

/** Types of one size as a target, the smallest first. */
export const targetSizes: readonly { readonly size: number; readonly types: readonly ShipType[] }[] = [
  ...new Set(Object.values(gunneryTargetSize)),
]
  .sort((one, other) => one - other)
  .map((size) => ({ size, types: shipTypes.filter((type) => gunneryTargetSize[type] === size) }))

/** Nobody turns, one battery fires, the target is seen. */
const plainShot: Circumstances = {
  targetTurnedDegrees: 0,
  targetFollows: false,
  firerTurnedDegrees: 0,
  batteriesOnTarget: 1,
  visibility: 0,
  sight: 'seen',
  targetShows: true,
  hitLastTurn: false,
  sunOrSpray: false,
  spotterPlane: false,
  spotterShip: null,
}

export interface Shooting {
  readonly ship: ShipInPlay
  /** Mounts of one battery that fire together. */
  readonly mounts: readonly ShipMount[]
  /** Only those mounts that have this number of guns. */
  readonly guns: number
  readonly rangeInches: number
}

const radarRows = ['noRadar', 'earlyRadar', 'laterRadar']

/** The hit number at each size of target, from her own card and the table alone. */
export function hitNumbersOf(state: GameState, { ship, mounts, guns, rangeInches }: Shooting): readonly number[] {
  const firing = firingBatteries(mounts, rangeInches)
  const [battery] = firing
  if (!battery) return []
  // The target matters only to her radar, which is read separately for each size.
  const inputs: FireInputs = { target: ship, rangeInches, firing, circumstances: plainShot }
  const rows = [...shipRows(state, inputs, ship), ...batteryRows(state, inputs, battery)]
  const hers = rows.reduce((sum, { id, modifier }) => (radarRows.includes(id) ? sum : sum + modifier), 0)
  const value = battery.band.values[String(guns)] ?? 0
  return targetSizes.map(({ size, types }) => {
    const radar = radarOn(state, ship, battery.battery, { type: types[0]!, rangeInches })
    return value + size + hers + onRadar(radar)
  })
}

function onRadar(radar: ReturnType<typeof radarOn>): number {
  if (radar === 'late') return basicModifiers.laterFireControlRadar.modifier
  return radar ? basicModifiers.earlyFireControlRadar.modifier : 0
}
