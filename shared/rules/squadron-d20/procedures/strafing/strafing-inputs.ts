import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { dataOf } from '../../ship/stand-data'
import { smallShips } from '../../tables/saving-throw'
import { worth } from '../../tables/scale'
import { airStandById, airStands, type AirStand } from '../in-the-air/air-stand'
import { attackFields, checkAttack } from '../in-the-air/attack-fields'
import type { FromTheAir } from '../in-the-air/attack-modifiers'
import type { Input } from '../../../pack/input'

/** Guns of aircraft: ACF S and ACF A/S. */
const airGuns = ['strafing', 'antiShipping'] as const
export type AirGuns = (typeof airGuns)[number]

export interface StrafingInputs extends FromTheAir {
  readonly stand: AirStand
  readonly target: ShipInPlay
  readonly attack: 'aircraftGuns'
  readonly guns: AirGuns
  /** The combat factor of these guns. */
  readonly factor: number
  readonly aircraft: number
  readonly dice: number
}

/** What a failed saving throw costs: a vessel of small craft, 1 S of a small ship by A/S, of all else nothing. */
export type Costs = 'vessel' | 'structure' | 'nothing'

export function costsOf(target: ShipInPlay, guns: AirGuns): Costs {
  const data = dataOf(target.document)
  if (data.kind === 'smallCraft') return 'vessel'
  const isSmall = data.kind === 'ship' && smallShips.some((letter) => letter === data.letter)
  return isSmall && guns === 'antiShipping' ? 'structure' : 'nothing'
}

function gunsOf({ data }: AirStand): readonly AirGuns[] {
  return airGuns.filter((guns) => data[guns] > 0)
}

export function strafingFields(state: GameState, input: Input): readonly FormField[] {
  const stands = airStands(state).filter((stand) => gunsOf(stand).length > 0)
  return attackFields(state, input, stands, (by, target) => {
    const among = by ? gunsOf(by) : airGuns
    const usual = among.find((guns) => target && costsOf(target, guns) !== 'nothing') ?? among[0] ?? null
    return { kind: 'choice', name: 'guns', among, default: usual }
  })
}

export function checkStrafing(state: GameState, input: Input): Result<null> {
  const checked = checkAttack(state, input)
  if (!checked.ok) return checked
  const values = { stand: shipName(checked.value.ship) }
  const can = gunsOf(checked.value)
  if (can.length === 0) return refused('air-no-guns', { field: 'by', ...values })
  return can.some((guns) => guns === input['guns'])
    ? done(null)
    : refused('air-no-such-guns', { field: 'guns', ...values })
}

/** What `checkStrafing` has passed. */
export function readStrafing(state: GameState, input: Input): StrafingInputs {
  const stand = airStandById(state, input['by'])
  const target = shipById(state, input['target'])
  const guns = airGuns.find((each) => each === input['guns'])
  if (!stand || !target || !guns) throw new Error('strafing that was not checked')
  const aircraft = Number(input['aircraft'])
  const factor = stand.data[guns]
  return { stand, by: stand.ship, target, attack: 'aircraftGuns', guns, factor, aircraft, dice: worth(aircraft) }
}
