import type { GameState, ShipInPlay } from '../../../../game/state'
import { onceEach } from '../../../../kernel/once-each'
import { gathered } from '../../../kit/gathered'
import { whySilent } from '../../../kit/why-silent'
import { bears, type Band, type Battery, type GunMount, type WaterShip } from '../../ship/ship'
import { boxesOfMount, shipOf, suffers, works } from '../../ship/ship-data'
import { isSupplyOut } from '../damage/effective-hit'
import { isSideSilent } from '../events/in-force'
import { hasFired } from './firing-record'

/** One gun mount of a ship, with the battery it belongs to. */
export interface ShipMount {
  /** The value in the form: ids of ship and mount. */
  readonly key: string
  readonly ship: ShipInPlay
  readonly battery: Battery
  readonly mount: GunMount
}

/** Every gun mount of hers, battery by battery; a form asks at every change. */
export const mountsOf = onceEach((ship: ShipInPlay): readonly ShipMount[] =>
  shipOf(ship.document).batteries.flatMap((battery) =>
    battery.mounts.map((mount) => ({ key: `${ship.id}:${mount.id}`, ship, battery, mount })),
  ),
)

/** The value in the form, for batteries of one kind on several ships: `main-8`. */
export const batteryKind = ({ is, inches }: Battery): string => `${is}-${inches}`

/** Mounts of one battery with the same number of guns: they fire at one hit number. */
export interface FiringKind {
  readonly guns: number
  readonly mounts: readonly GunMount[]
}

/** A battery with those of its mounts that fire. */
export interface FiringBattery {
  readonly ship: ShipInPlay
  readonly form: WaterShip
  readonly battery: Battery
  readonly band: Band
  /** Larger mounts first. */
  readonly kinds: readonly FiringKind[]
  readonly guns: number
  /** From her to the target. */
  readonly rangeInches: number
}

/** Mounts by ship and battery, in the order they were named; each ship at a range of her own. */
export function firingBatteries(
  mounts: readonly ShipMount[],
  rangeOf: (ship: ShipInPlay) => number,
): readonly FiringBattery[] {
  const byBattery = gathered(mounts, ({ ship, battery }) => `${ship.id} ${battery.id}`)
  return [...byBattery.values()].flatMap((each) => firingBattery(each, rangeOf(each[0]!.ship)) ?? [])
}

function firingBattery(each: readonly ShipMount[], rangeInches: number): FiringBattery | undefined {
  const { ship, battery } = each[0]!
  const band = bandAt(battery, rangeInches)
  if (!band) return undefined
  const kinds = kindsOf(each.map(({ mount }) => mount))
  const guns = kinds.reduce((sum, kind) => sum + kind.guns * kind.mounts.length, 0)
  return { ship, form: shipOf(ship.document), battery, band, kinds, guns, rangeInches }
}

function kindsOf(mounts: readonly GunMount[]): readonly FiringKind[] {
  const sizes = [...new Set(mounts.map(({ guns }) => guns))].sort((one, other) => other - one)
  return sizes.map((guns) => ({ guns, mounts: mounts.filter((mount) => mount.guns === guns) }))
}

/** Reasons why a gun mount does not fire, the longest-lasting first. */
export type MountFault = 'lost' | 'unfed' | 'silenced' | 'noPower' | 'fired' | 'outOfRange' | 'doesNotBear'

/** What keeps a mount from firing at all this turn; nothing where it can. */
export function faultOf(state: GameState, ship: ShipInPlay, battery: Battery, mount: GunMount): MountFault | undefined {
  if (boxesOfMount(shipOf(ship.document), mount.id).some((box) => !works(ship, box))) return 'lost'
  if (isSupplyOut(ship, mount.id)) return 'unfed'
  if (battery.is === 'secondary' && isSideSilent(state, ship, mount)) return 'silenced'
  return silence(state, ship, battery) ?? (hasFired(state, ship.id, battery.id, mount.id) ? 'fired' : undefined)
}

export interface Aim {
  readonly rangeInches: number
  /** Degrees off her bow, clockwise. */
  readonly bearing: number
}

/** The same for a target at a range and a bearing. */
export function faultAt(
  state: GameState,
  ship: ShipInPlay,
  battery: Battery,
  mount: GunMount,
  aim: Aim,
): MountFault | undefined {
  const never = faultOf(state, ship, battery, mount)
  if (never) return never
  if (!bandAt(battery, aim.rangeInches)) return 'outOfRange'
  return bears(mount.arc, aim.bearing) ? undefined : 'doesNotBear'
}

/** Of mounts none of which fires, the reason to give: of the heaviest guns that a turn or a shorter range would let. */
export function faultToSay(
  mounts: readonly { readonly battery: Battery }[],
  faults: readonly (MountFault | undefined)[],
): MountFault | undefined {
  const heaviestFirst = mounts
    .flatMap(({ battery }, at) => (faults[at] ? [{ inches: battery.inches, fault: faults[at] }] : []))
    .sort((one, other) => other.inches - one.inches)
  return whySilent(
    heaviestFirst.map(({ fault }) => fault),
    soonestMended,
  )
}

const soonestMended = [
  ['outOfRange', 'doesNotBear'],
  ['fired'],
  ['silenced'],
  ['noPower'],
  ['unfed'],
  ['lost'],
] as const satisfies readonly (readonly MountFault[])[]

/** The range band of a battery; nothing beyond the last. */
export function bandAt({ bands }: Battery, rangeInches: number): Band | undefined {
  return bands.find(({ toInches }) => rangeInches <= toInches)
}

/** Control stations and lines that are gone make a battery a turn late to open fire or to change its target. */
export function isDelayed(state: GameState, ship: ShipInPlay, { is }: Battery): boolean {
  const delays = is === 'main' ? ['mainDelay', 'mainDirectorLines'] : ['secondaryDelay', 'secondaryDirectorLines']
  return suffers(state, ship, ...delays)
}

/** Without the ring main no gun of more than this fires. */
const ringMainInches = 6

function silence(state: GameState, ship: ShipInPlay, { is, inches }: Battery): MountFault | undefined {
  const silent = ['silenced', 'gunsSilenced', is === 'main' ? 'mainSilent' : 'secondarySilent']
  if (suffers(state, ship, ...silent)) return 'silenced'
  if (is === 'main' && suffers(state, ship, 'powerMainSilent')) return 'noPower'
  return inches > ringMainInches && suffers(state, ship, 'ringMain') ? 'noPower' : undefined
}
