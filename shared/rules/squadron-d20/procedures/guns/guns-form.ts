import { targetByCard } from '../../../../game/decks/in-force'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { refused, type Refusal } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { ownerOf } from '../../../kit/owner'
import { dataOf } from '../../ship/stand-data'
import { mountsThatFire, standsOn } from '../../ship/state'
import { gunnery, gunsAtTypeX, type Control } from '../../tables/gunnery'
import {
  badFirer,
  badTarget,
  batteriesInPlay,
  batteryFault,
  firersOf,
  friendsOffer,
  hasFired,
  hasMountFired,
  lastAimOf,
  mountFault,
  targetOffer,
  type BatteryInPlay,
} from '../may-fire/firing'
import { beyondBands, clearOffer, litOffer, rangeOffer } from '../may-fire/sight'
import { says } from '../throws/on-target'
import { isDoneThisTurn, powerThisTurn, refusedForPower } from '../turn/turn'

const mostBases = 10

/** Guns of one ship or shore battery at one target: which batteries, and which of their mounts bear. */
export const gunsForm = form()
  .ship(
    'ship',
    (state) => {
      const among = firersOf(state, (stand) => batteriesInPlay(stand).some((battery) => !batteryFault(battery)))
      return { among, default: among.find((stand) => !isDone(state, stand)) }
    },
    (state, { ship }) =>
      badFirer(ship) ??
      refusedForPower(state, ship) ??
      (batteriesInPlay(ship).length === 0 ? refused('no-guns', { ship: shipName(ship) }) : undefined),
  )
  .needs('ship')
  .yesNo('friendsToo', friendsOffer)
  .ship('target', namedTargetOffer, (_state, { ship, target }) => badTarget(ship, target))
  .range(
    'rangeInches',
    (state, { ship, target }) => ({
      ...rangeOffer,
      default: lastAimOf(state, ship.id).rangeInches ?? rangeOffer.default,
      ...(target ? { inBands: neededInBands(ship, target) } : {}),
    }),
    beyondBands,
  )
  .yesNo('clear', clearOffer)
  .yesNo('lit', litOffer)
  .things('batteries', batteriesOffer, (_state, { ship, target, batteries }) => {
    if (batteries.length === 0) return refused('no-battery-chosen', { ship: shipName(ship) })
    return firstRefusal(batteries, (battery) => badBattery(battery, target))
  })
  .things('mounts', mountsOffer, (_state, { batteries, mounts }) => {
    if (mounts.length === 0) return refused('no-mount-chosen')
    const silent = batteries.find(({ key }) => !mounts.some(({ battery }) => battery.key === key))
    const why = silent && refused('battery-without-mount', { inches: silent.battery.inches })
    return firstRefusal(mounts, badMount) ?? why
  })
  // Bases of ships in the line of fire.
  .number('bases', {
    least: 0,
    most: mostBases,
    default: 0,
    folded: true,
    wrong: refused('no-count-of-bases', { most: mostBases }),
  })
  // Along her length: horizontal armour counts.
  .yesNo('raking', (_state, { target }) => {
    return { default: false, folded: true, hidden: target !== undefined && isTypeX(target), wrong: 'not-yes-or-no' }
  })
  .derived('firing', (_state, { batteries = [], mounts = [] }) => firingOf(batteries, mounts))

export type GunValues = ValuesOf<typeof gunsForm>

/** What fires at what, as the dialogue needs it. */
export type Salvo = Omit<GunValues, 'batteries' | 'mounts' | 'friendsToo'>

/** A battery that fires, with those of its mounts that bear. */
export interface FiringBattery extends BatteryInPlay {
  readonly mounts: readonly number[]
  readonly guns: number
}

function firingOf(batteries: readonly BatteryInPlay[], bearing: readonly Mount[]): readonly FiringBattery[] {
  const firing = batteries.map((battery) => {
    const ready = mountsThatFire(battery.firer, battery)
    const hers = bearing.filter((mount) => mount.battery.key === battery.key).map(({ at }) => at)
    const mounts = hers.filter((at) => ready.includes(at))
    const guns = mounts.reduce((sum, at) => sum + (battery.battery.mounts[at]?.guns ?? 0), 0)
    return { ...battery, mounts, guns }
  })
  return firing.filter(({ guns }) => guns > 0)
}

/** Every battery of hers that can fire at that target, with all that is ready. */
export function allFiring(ship: ShipInPlay, target: ShipInPlay): readonly FiringBattery[] {
  const able = batteriesInPlay(ship).filter((battery) => !faultAt(battery, target))
  return firingOf(able, able.flatMap(mountsOf))
}

/**
 * Ships whose guns fired at an enemy that is still there, and at nobody this turn, nor tried to and might not: they fire
 * at her again, until they hold their fire.
 */
export function gunsToFire(state: GameState): readonly ShipInPlay[] {
  return firersOf(state, (ship) => {
    const { target, rangeInches, isHeld } = lastAimOf(state, ship.id)
    if (!target || rangeInches === undefined || isHeld || powerThisTurn(state, ship.id) === 'failed') return false
    const isFoe = ownerOf(state, target.id) !== ownerOf(state, ship.id)
    if (isDoneThisTurn(state, 'gunsSilent', ship.id)) return false
    const hasFiredNow = batteriesInPlay(ship).some(({ key }) => hasFired(state, ship.id, key))
    return isFoe && !hasFiredNow && !badTarget(ship, target) && allFiring(ship, target).length > 0
  })
}

const mountsOf = (battery: BatteryInPlay): readonly Mount[] =>
  battery.battery.mounts.map((_mount, at) => ({ battery, at }))

function firstRefusal<Thing>(things: readonly Thing[], why: (thing: Thing) => Refusal | undefined) {
  for (const thing of things) {
    const refusal = why(thing)
    if (refusal) return refusal
  }
  return undefined
}

/** One that a card names for her guns comes first; else the one that she fired at last. */
function namedTargetOffer(
  state: GameState,
  { ship, friendsToo }: { readonly ship: ShipInPlay; readonly friendsToo?: boolean | undefined },
) {
  const { among, default: last } = targetOffer(state, ship, { friendsToo })
  const named = targetByCard(state, ship.id)
  return { among, default: among.find(({ id }) => id === named) ?? last }
}

/** The printed numbers on the graduated bar, of the column that she fires by. */
function neededInBands(firer: ShipInPlay, target: ShipInPlay) {
  const { control } = controlOf(firer, target)
  return { say: says(`control.${control}`), figures: gunnery.needed.map((row) => `${row[control]}+`) }
}

/** Directed fire or local control, and why local: small craft, an armed merchant cruiser, FC 0. */
interface GunControl {
  readonly control: Control
  readonly why: 'typeX' | 'merchantCruiser' | 'noFireControl' | null
}

export function controlOf(firer: ShipInPlay, target: ShipInPlay): GunControl {
  const data = dataOf(firer.document)
  if (isTypeX(target)) return { control: 'local', why: 'typeX' }
  if (data.kind === 'ship' && data.role === 'armedMerchantCruiser') {
    return { control: 'local', why: 'merchantCruiser' }
  }
  if (standsOn(firer, 'fireControl') === 0) return { control: 'local', why: 'noFireControl' }
  return { control: 'directed', why: null }
}

export function isTypeX(target: ShipInPlay): boolean {
  return dataOf(target.document).kind === 'smallCraft'
}

/** Why a battery cannot fire at a target: all mounts lost or out, or small craft and the wrong calibre. */
function faultAt(battery: BatteryInPlay, target: ShipInPlay | undefined): 'lost' | 'out' | 'calibre' | undefined {
  const fault = batteryFault(battery)
  if (fault || !target || !isTypeX(target)) return fault
  const { from, to } = gunsAtTypeX.inches
  const { inches } = battery.battery
  return inches < from || inches > to ? 'calibre' : undefined
}

function badBattery(battery: BatteryInPlay, target: ShipInPlay): Refusal | undefined {
  const fault = faultAt(battery, target)
  const { inches } = battery.battery
  const values = { ship: shipName(battery.firer), inches, ...gunsAtTypeX.inches, target: shipName(target) }
  return fault && refused(`battery-${fault}`, values)
}

/** Batteries for that target; those that cannot fire show why, those that have fired are not chosen again. */
function batteriesOffer(
  state: GameState,
  { ship, target }: { readonly ship: ShipInPlay; readonly target?: ShipInPlay | undefined },
) {
  const among = batteriesInPlay(ship)
  const able = among.filter((battery) => !faultAt(battery, target))
  const fresh = able.filter((battery) => freshMounts(state, battery).length > 0)
  return {
    among,
    key: ({ key }: BatteryInPlay) => key,
    cannot: (battery: BatteryInPlay) => {
      const fault = faultAt(battery, target)
      return fault && says(`batteryFault.${fault}`)
    },
    // `MAIN 14″, 2 mounts`, and `MAIN 14″, 1 of 2 mounts` where the others are lost or out.
    names(of: BatteryInPlay) {
      const [ready, n] = [mountsThatFire(ship, of).length, of.battery.mounts.length]
      return says(`battery.${ready < n ? 'left.' : ''}${of.group}`, { inches: of.battery.inches, n, ready })
    },
    default: fresh.length > 0 ? fresh : able,
    hidden: among.length === 1 && able.length === 1,
    wrong: refused('no-such-battery', { ship: shipName(ship) }),
  }
}

/** She has fired all, or tried to and might not. */
function isDone(state: GameState, stand: ShipInPlay): boolean {
  if (isDoneThisTurn(state, 'gunsSilent', stand.id)) return true
  return batteriesInPlay(stand).every((battery) => freshMounts(state, battery).length === 0)
}

/** Mounts that can fire and have not this turn: what one target has not taken another may. */
function freshMounts(state: GameState, battery: BatteryInPlay): readonly number[] {
  return mountsThatFire(battery.firer, battery).filter((at) => !hasMountFired(state, battery.firer.id, battery.key, at))
}

/** A mount of a battery that was chosen. */
interface Mount {
  readonly battery: BatteryInPlay
  readonly at: number
}

const isReady = ({ battery, at }: Mount) => mountsThatFire(battery.firer, battery).includes(at)

function badMount(mount: Mount): Refusal | undefined {
  const { battery, at } = mount
  if (isReady(mount)) return undefined
  return refused(`gun-mount-${mountFault(battery, at)}`, { ship: shipName(battery.firer), at: at + 1 })
}

/** Every mount of the chosen batteries: those that are ready and have not fired, less what does not bear. */
function mountsOffer(
  state: GameState,
  { ship, batteries = [] }: { readonly ship: ShipInPlay; readonly batteries?: readonly BatteryInPlay[] },
) {
  const among = batteries.flatMap(mountsOf)
  return {
    among,
    // `main-quad-0`
    key: ({ battery, at }: Mount) => `${battery.key}-${at}`,
    cannot: (mount: Mount) =>
      isReady(mount) ? undefined : says(`batteryFault.${mountFault(mount.battery, mount.at)}`),
    names: ({ battery, at }: Mount) =>
      says(batteries.length > 1 ? 'mountOf' : 'mount', { at: at + 1, inches: battery.battery.inches }),
    default: among.filter((mount) => {
      const fresh = freshMounts(state, mount.battery)
      return isReady(mount) && (fresh.length === 0 || fresh.includes(mount.at))
    }),
    folded: true,
    wrong: refused('no-such-gun-mount', { ship: shipName(ship) }),
  } as const
}
