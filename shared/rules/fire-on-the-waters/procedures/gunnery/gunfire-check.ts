import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { done, refused, type Refusal, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { Input } from '../../../pack/input'
import { rulingOf } from '../../table/house-rules'
import type { Battery } from '../../ship/ship'
import { standingOf } from '../../ship/state'
import { acts } from '../turn/acting'
import { cupOf } from './cup'
import { canSpot, mostBatteries, mostDegrees, mostVisibility } from './circumstance-fields'
import { canBeSpottedFor } from './fire-control'
import { batteryKind, mountsOf, type ShipMount } from './firing'
import { readGunfire, type GunfireInput } from './gunfire-input'
import { withGunfireDefaults } from './gunfire-fields'
import { bandAt, faultAt } from './mount-faults'
import { withPlane } from './spotter-plane'

/** Refused with the first field that is wrong. Fields left out have their defaults. */
export function checkGunfire(state: GameState, input: Input): Result<null> {
  const filled = withGunfireDefaults(state, input)
  const read = readGunfire(state, filled)
  return (
    badShips(read) ??
    badTarget(read) ??
    badAim(read) ??
    badBatteries(read) ??
    badMounts(state, read) ??
    badFigures(filled) ??
    badSpotting(state, read, filled) ??
    badCup(state, read) ??
    done(null)
  )
}

function badShips({ squadron, ships }: GunfireInput): Refusal | undefined {
  if (!squadron) return refused('no-such-squadron', { field: 'squadron' })
  if (ships.length === 0) return refused('no-ship-fires', { field: 'ships' })
  for (const ship of ships) {
    if (!ship || !squadron.order.includes(ship.id)) return refused('no-such-ship', { field: 'ships' })
    if (!acts(ship)) return refused('ship-cannot-fire', { field: 'ships', ship: shipName(ship) })
  }
  return undefined
}

function badTarget({ ships, target }: GunfireInput): Refusal | undefined {
  if (!target || ships.includes(target)) return refused('no-such-ship', { field: 'target' })
  const values = { field: 'target', ship: shipName(target) }
  const standing = standingOf(target)
  if (standing === 'sunk' || standing === 'blownUp') return refused('target-sunk', values)
  return standing === 'left' ? refused('target-off-table', values) : undefined
}

function badAim({ rangeInches, bearing }: GunfireInput): Refusal | undefined {
  if (rangeInches === undefined) return refused('range-unreadable', { field: 'rangeInches' })
  return bearing === undefined ? refused('gunfire-no-such-bearing', { field: 'bearing' }) : undefined
}

function badBatteries({ ships, batteries, rangeInches }: GunfireInput): Refusal | undefined {
  const theirs = ships.flatMap((ship) => (ship ? mountsOf(ship) : [])).map(({ battery }) => battery)
  if (batteries.length === 0)
    return beyondBands(theirs, rangeInches!) ?? refused('no-gun-chosen', { field: 'batteries' })
  for (const kind of batteries) {
    const of = theirs.filter((battery) => batteryKind(battery) === kind)
    if (of.length === 0) return refused('gunfire-battery-unknown', { field: 'batteries', battery: kind })
    const bad = beyondBands(of, rangeInches!)
    if (bad) return bad
  }
  return undefined
}

/** None of them reaches so far: the one that reaches furthest is named. */
function beyondBands(batteries: readonly Battery[], rangeInches: number): Refusal | undefined {
  const reach = ({ bands }: Battery) => Math.max(...bands.map(({ toInches }) => toInches))
  const [furthest] = batteries.toSorted((one, other) => reach(other) - reach(one))
  if (!furthest || batteries.some((battery) => bandAt(battery, rangeInches))) return undefined
  const values = { rangeInches, inches: furthest.inches, maximumInches: reach(furthest) }
  return refused('gunfire-beyond-bands', { field: 'rangeInches', ...values })
}

function badMounts(state: GameState, { mounts, batteries, rangeInches, bearing }: GunfireInput): Refusal | undefined {
  if (mounts.length === 0) return refused('gunfire-no-mount', { field: 'mounts' })
  for (const each of mounts) {
    if (!each || !batteries.includes(batteryKind(each.battery))) {
      return refused('gunfire-mount-unknown', { field: 'mounts' })
    }
    const bad = badMount(state, each, { rangeInches: rangeInches!, bearing: Number(bearing) })
    if (bad) return bad
  }
  return undefined
}

const mountCodes = {
  lost: 'gunfire-mount-lost',
  unfed: 'gunfire-mount-unfed',
  silenced: 'gunfire-mount-silenced',
  noPower: 'gunfire-mount-no-power',
  fired: 'gunfire-mount-fired',
  outOfRange: 'gunfire-mount-out-of-range',
  doesNotBear: 'gunfire-mount-does-not-bear',
} as const

function badMount(
  state: GameState,
  { ship, battery, mount }: ShipMount,
  aim: Parameters<typeof faultAt>[4],
): Refusal | undefined {
  const fault = faultAt(state, ship, battery, mount, aim)
  return fault && refused(mountCodes[fault], { field: 'mounts', ship: shipName(ship), mount: mount.id })
}

const bounds = [
  { field: 'targetTurnedDegrees', least: 0, most: mostDegrees },
  { field: 'firerTurnedDegrees', least: 0, most: mostDegrees },
  { field: 'batteriesOnTarget', least: 1, most: mostBatteries },
  { field: 'visibility', least: -mostVisibility, most: mostVisibility },
] as const

function badFigures(filled: Input): Refusal | undefined {
  for (const { field, least, most } of bounds) {
    const figure = own(filled, field)
    if (figure === undefined) continue
    if (typeof figure !== 'number' || !Number.isInteger(figure) || figure < least || figure > most) {
      return refused('gunfire-figure', { field, least, most })
    }
  }
  return undefined
}

function badSpotting(state: GameState, read: GunfireInput, filled: Input): Refusal | undefined {
  // A tick from before the ship was changed does not count where she has no plane.
  const planes = withPlane(state, read.ships)
  const plane = own(filled, 'spotterPlane') === true && planes.length > 0
  const said = own(filled, 'spotterShip')
  const isSpotted = typeof said === 'string' && said !== 'none'
  if (plane && isSpotted) return refused('gunfire-two-spotters', { field: 'spotterShip' })
  if (!plane && !isSpotted) return undefined
  const field = plane ? 'spotterPlane' : 'spotterShip'
  const deaf = (plane ? planes : read.ships).find((ship) => ship !== undefined && !canBeSpottedFor(state, ship))
  if (deaf) return refused('gunfire-cannot-be-spotted-for', { field, ship: shipName(deaf) })
  const spotter = isSpotted ? shipById(state, said) : undefined
  return isSpotted && (!spotter || !canSpot(state, read, spotter))
    ? refused('gunfire-cannot-spot', { field: 'spotterShip' })
    : undefined
}

/** The cup must hold a chit for every mount of the largest battery. */
function badCup(state: GameState, { mounts }: GunfireInput): Refusal | undefined {
  if (rulingOf(state, 'hitMethod') !== 'chits') return undefined
  const cup = cupOf(state)
  if (!cup.ok) return refused(cup.code, { ...cup.values, field: 'batteries' })
  const chits = cup.value.reduce((sum, { count }) => sum + count, 0)
  const batteries = mounts.map((each) => `${each?.ship.id} ${each?.battery.id}`)
  const most = Math.max(...batteries.map((battery) => batteries.filter((other) => other === battery).length))
  return chits < most ? refused('chit-cup-too-small', { field: 'batteries', chits, mounts: most }) : undefined
}
