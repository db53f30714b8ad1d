import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { FormField } from '../../../pack/procedure'
import type { Battery } from '../../ship/ship'
import { batteryKind, firingBatteries, mountsOf } from './firing'
import { gunfireFields } from './gunfire-fields'
import { readGunfire, type GunfireInput } from './gunfire-input'
import { faultAt, faultToSay } from './mount-faults'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** The fields with notes beside them: guns that fire, or why none does, and mount values by range. */
export function fieldsWithBeside(state: GameState, input: Input): readonly FormField[] {
  const fields = gunfireFields(state, input)
  const filled = Object.fromEntries(fields.map(({ name, default: usual }) => [name, own(input, name) ?? usual]))
  const read = readGunfire(state, filled)
  return fields.map((field) => {
    if (field.kind === 'ships') return { ...field, beside: gunsOfEach(state, read, field.among) }
    return field.kind === 'range' ? { ...field, ...mountValues(read) } : field
  })
}

function gunsOfEach(state: GameState, read: GunfireInput, among: readonly ShipInPlay['id'][]) {
  return Object.fromEntries(
    among.flatMap((id) => {
      const ship = own(state.ships, id)
      return ship ? [[id, gunsAtTarget(state, read, ship)]] : []
    }),
  )
}

/** `8″ ×6 4.7″ ×2`: what she can fire at that target, or why nothing. */
function gunsAtTarget(state: GameState, { rangeInches, bearing }: GunfireInput, ship: ShipInPlay): Phrase {
  if (rangeInches === undefined || bearing === undefined) return says('none.notAimed')
  const aim = { rangeInches, bearing: Number(bearing) }
  const mounts = mountsOf(ship)
  const faults = mounts.map(({ battery, mount }) => faultAt(state, ship, battery, mount, aim))
  const able = mounts.filter((_each, at) => !faults[at])
  const guns = firingBatteries(able, rangeInches).map((each) => `${each.battery.inches}″ ×${each.guns}`)
  return guns.length > 0
    ? says('herGuns', { guns: guns.join(' ') })
    : says(`none.${faultToSay(mounts, faults) ?? 'noGuns'}`)
}

/** Range bands and values of the first chosen battery, for the range bar. */
function mountValues({ ships, batteries }: GunfireInput): Partial<Extract<FormField, { kind: 'range' }>> {
  const theirs = ships.flatMap((ship) => (ship ? mountsOf(ship) : [])).map(({ battery }) => battery)
  const battery = theirs.find((each) => batteries.includes(batteryKind(each))) ?? theirs[0]
  if (!battery) return {}
  const most = Math.max(...theirs.flatMap(({ bands }) => bands.map(({ toInches }) => toInches)))
  const edges = battery.bands.map(({ toInches }) => toInches)
  return { bandsInches: edges.at(-1) === most ? edges : [...edges, most], inBands: valuesInBands(battery) }
}

/** What the largest mounts of a battery are worth, band by band. */
export function valuesInBands({ mounts, bands, inches }: Battery) {
  const guns = Math.max(...mounts.map((mount) => mount.guns))
  const figures = bands.map(({ values }) => String(own(values, String(guns)) ?? '').replace('-', '−'))
  return { say: says('mountValues', { inches }), figures }
}
