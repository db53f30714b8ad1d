import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay, Squadron } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import type { FormField } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { standingOf } from '../../ship/state'
import { acts, floats } from '../turn/acting'
import { orderedBy } from './mistaken'
import { bearings } from './bearing'
import { lastFire, shipHasFired } from './firing-record'
import { batteryKind, mountsOf, type ShipMount } from './firing'
import { readGunfire, type GunfireInput } from './gunfire-input'
import { circumstanceFields } from './circumstance-fields'
import { faultAt, faultOf, faultToSay, isJammed } from './mount-faults'
import { says } from './says'
import type { Input } from '../../../pack/input'

/** Where nothing was aimed at before. */
const firstRangeInches = 10
const abeam = '90'

/** The form for gunfire; the default of each field depends on the fields before it. */
export function gunfireFields(state: GameState, input: Input): readonly FormField[] {
  const fields: FormField[] = []
  const filled: Record<string, Input[string]> = {}
  const add = (...more: readonly FormField[]): void => {
    for (const field of more) {
      fields.push(field)
      filled[field.name] = own(input, field.name) ?? field.default
    }
  }
  add(squadronField(state))
  const { squadron } = readGunfire(state, filled)
  if (!squadron) return fields
  add(shipsField(state, squadron))
  const ships = readGunfire(state, filled).ships.filter((ship) => ship !== undefined)
  add(targetField(state, squadron, ships))
  add(rangeField(state, ships), bearingField(state, ships))
  add(batteriesField(state, readGunfire(state, filled)))
  add(mountsField(state, readGunfire(state, filled)))
  add(...circumstanceFields(state, readGunfire(state, filled), input))
  return fields
}

/** Fields that the form always has; a field of some rulings may be absent. */
const always = ['squadron', 'ships', 'target', 'rangeInches', 'bearing', 'batteries', 'mounts', 'visibility']

/** An input with defaults for the fields left out; a complete one is returned as it is. */
export function withGunfireDefaults(state: GameState, input: Input): Input {
  const isCounted = 'batteriesOnTarget' in input || rulingOf(state, 'additionalBatteryScope') !== 'allShips'
  if (isCounted && always.every((name) => own(input, name) !== undefined)) return input
  return Object.fromEntries(
    gunfireFields(state, input).map(({ name, default: usual }) => [name, own(input, name) ?? usual]),
  )
}

function squadronField(state: GameState): FormField {
  const acting = state.squadrons.filter(({ order }) => order.some((id) => state.ships[id] && acts(state.ships[id])))
  const waiting = acting.find((squadron) => waitingShip(state, squadron) !== undefined)
  return {
    kind: 'squadron',
    name: 'squadron',
    among: acting.map(({ id }) => id),
    default: waiting?.id ?? acting[0]?.id ?? null,
  }
}

/** The first ship of a squadron that has not fired and can. */
export function waitingShip(state: GameState, { order }: Squadron): ShipId | undefined {
  return order.find((id) => {
    const ship = own(state.ships, id)
    return ship !== undefined && !shipHasFired(state, id) && silent(state, ship) === undefined
  })
}

/** One ship, or several at the same range and bearing. */
function shipsField(state: GameState, squadron: Squadron): FormField {
  const cannot: Record<ShipId, Phrase> = {}
  for (const id of squadron.order) {
    const ship = own(state.ships, id)
    const why = ship && silent(state, ship)
    if (why) cannot[id] = why
  }
  const usual = waitingShip(state, squadron) ?? squadron.order.find((id) => !cannot[id]) ?? null
  return { kind: 'ships', name: 'ships', among: squadron.order, cannot, default: usual }
}

/** Why a ship fires nothing more this turn. */
export function silent(state: GameState, ship: ShipInPlay): Phrase | undefined {
  if (!acts(ship)) return says(`silent.${standingOf(ship)}`)
  const mounts = mountsOf(ship)
  const faults = mounts.map(({ battery, mount }) => faultOf(state, ship, battery, mount))
  return faults.includes(undefined) ? undefined : says(`none.${faultToSay(mounts, faults) ?? 'noGuns'}`)
}

/** What she fired at last while it is there, else the leading ship of the first squadron of the enemy. */
function targetField(state: GameState, { side }: Squadron, ships: readonly ShipInPlay[]): FormField {
  const there = state.squadrons.flatMap((squadron) =>
    squadron.order.flatMap((id) => {
      const ship = own(state.ships, id)
      return ship && floats(ship) && !ships.includes(ship) ? [{ id, isFoe: squadron.side !== side }] : []
    }),
  )
  // Friends come last: they are fired at by night, and by error.
  const among = [...there.filter(({ isFoe }) => isFoe), ...there.filter(({ isFoe }) => !isFoe)].map(({ id }) => id)
  const last = [
    ...ships.flatMap(({ id }) => orderedBy(state, id) ?? []),
    ...aimsOf(state, ships).map(({ target }) => target),
  ].find((target) => among.some((id) => id === target))
  return { kind: 'ship', name: 'target', among, default: last ?? among[0] ?? null }
}

function rangeField(state: GameState, ships: readonly ShipInPlay[]): FormField {
  const batteries = mountsOfAll(ships).map(({ battery }) => battery)
  const edges = batteries.flatMap(({ bands }) => bands.map(({ toInches }) => toInches))
  const mostInches = Math.max(0, ...edges)
  const first = batteries[0]?.bands.map(({ toInches }) => toInches) ?? []
  const bandsInches = first.at(-1) === mostInches ? first : [...first, mostInches]
  const last = aimsOf(state, ships)[0]?.rangeInches ?? firstRangeInches
  return { kind: 'range', name: 'rangeInches', mostInches, bandsInches, default: Math.min(mostInches, last) }
}

function bearingField(state: GameState, ships: readonly ShipInPlay[]): FormField {
  const last = aimsOf(state, ships)[0]?.bearing
  return { kind: 'choice', name: 'bearing', among: bearings, default: bearings.find((each) => each === last) ?? abeam }
}

function aimsOf(state: GameState, ships: readonly ShipInPlay[]) {
  return mountsOfAll(ships).flatMap(({ ship, battery }) => lastFire(state, ship.id, battery.id) ?? [])
}

const mountsOfAll = (ships: readonly ShipInPlay[]) => ships.flatMap((ship) => mountsOf(ship))

/** All that can fire at that target; a battery none of whose mounts can says why. */
function batteriesField(state: GameState, filled: GunfireInput): FormField {
  const mounts = theirMounts(filled)
  const among = [...new Set(mounts.map(({ battery }) => batteryKind(battery)))]
  const cannot: Record<string, Phrase> = {}
  const names: Record<string, Phrase> = {}
  for (const kind of among) {
    const of = mounts.filter(({ battery }) => batteryKind(battery) === kind)
    const { is, inches } = of[0]!.battery
    names[kind] = says(`battery.${is}`, { inches })
    const faults = of.map((each) => faultOfMount(state, filled, each))
    const fault = faults.includes(undefined) ? undefined : faultToSay(of, faults)
    if (fault) cannot[kind] = says(`fault.${fault}`)
  }
  const usual = among.filter((kind) => !cannot[kind]).join(' ')
  return { kind: 'choices', name: 'batteries', among, cannot, names, default: usual }
}

/** Every mount of the chosen batteries: those that cannot fire say why, others can be left out as masked. */
function mountsField(state: GameState, filled: GunfireInput): FormField {
  const mounts = theirMounts(filled).filter(({ battery }) => filled.batteries.includes(batteryKind(battery)))
  const isOneShip = new Set(mounts.map(({ ship }) => ship)).size < 2
  const cannot: Record<string, Phrase> = {}
  const names: Record<string, Phrase> = {}
  const usual: string[] = []
  for (const each of mounts) {
    const { key, ship, mount } = each
    names[key] = says(isOneShip ? 'mount' : 'mountOf', { mount: mount.id, guns: mount.guns, ship: shipName(ship) })
    const fault = faultOfMount(state, filled, each)
    const called = isOneShip ? mount.id : `${shipName(ship)} ${mount.id}`
    if (fault) cannot[key] = says(`mountFault.${fault}`, { mount: called })
    else if (!isJammed(state, ship, mount)) usual.push(key)
  }
  return {
    kind: 'choices',
    name: 'mounts',
    among: mounts.map(({ key }) => key),
    cannot,
    names,
    default: usual.join(' '),
  }
}

function theirMounts({ ships }: GunfireInput): readonly ShipMount[] {
  return mountsOfAll([...new Set(ships)].filter((ship) => ship !== undefined))
}

function faultOfMount(state: GameState, { rangeInches, bearing }: GunfireInput, { ship, battery, mount }: ShipMount) {
  if (rangeInches === undefined || bearing === undefined) return faultOf(state, ship, battery, mount)
  return faultAt(state, ship, battery, mount, { rangeInches, bearing: Number(bearing) })
}
