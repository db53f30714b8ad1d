import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { done, refused, type Refusal, type Result } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import type { Input } from '../../../pack/input'
import type { GunLetter } from '../../ship/ship'
import { tableFacts } from '../../table/table-facts'
import { longestRangeInches, rangeBandsInches, readGun } from '../../tables/tables'
import { isGone, isLost } from '../damage/gone'
import { areFriends, badOrder, targetsHeldOn } from '../events/held-on'
import { isLitUp } from '../events/lit-up'
import { acts } from '../turn/acting'
import { hindranceAt, type Aim } from './hindrance'
import { squadronOf } from '../../../kit/on-table'
import { firingGuns, gunsOf } from './firing-guns'
import { mountsOf } from './mounts'
import { countField, firingShips, readSalvo, type PartialSalvoInputs } from './salvo-input'

/** How far one sees, inches. */
export function visibilityInches(state: GameState): number {
  const seen = own(state.table, 'visibilityInches')
  return typeof seen === 'number' ? seen : tableFacts.visibilityInches.fresh
}

/** How far off a ship can be seen: one that aircraft light up, as far as any gun reaches. */
export function sightInches(state: GameState, target: ShipInPlay | undefined): number {
  const mostInches = rangeBandsInches.at(-1)!
  return target && isLitUp(state, target.id) ? mostInches : Math.min(visibilityInches(state), mostInches)
}

/** Refused by the field that is wrong, the first that is. */
export function checkSalvo(state: GameState, input: Input): Result<null> {
  const salvo = readSalvo(state, input)
  return (
    badSquadron(state, salvo) ??
    badLent(state, salvo) ??
    badTarget(state, salvo) ??
    badRange(state, salvo) ??
    badSector(salvo) ??
    badBearing(own(input, 'bearingDegrees')) ??
    badGuns(state, salvo) ??
    badCounts(state, salvo) ??
    done(null)
  )
}

function badSquadron(state: GameState, { squadron, ships }: PartialSalvoInputs): Refusal | undefined {
  if (!squadron) return refused('no-such-squadron', { field: 'squadron' })
  if (ships.length === 0) return refused('no-ship-fires', { field: 'ships' })
  for (const ship of ships) {
    if (!ship || !squadron.order.includes(ship.id)) return refused('no-such-ship', { field: 'ships' })
    if (!acts(ship)) return refused('ship-cannot-fire', { field: 'ships', ship: shipName(ship) })
  }
  return undefined
}

/** Guns are lent by ships of the same side that sail in other squadrons. */
function badLent(state: GameState, { squadron, lent }: PartialSalvoInputs): Refusal | undefined {
  for (const ship of lent) {
    const side = ship && squadronOf(state, ship.id)
    if (!ship || !side || side.side !== squadron?.side || side.id === squadron.id) {
      return refused('no-such-ship', { field: 'lent' })
    }
    if (!acts(ship)) return refused('ship-cannot-fire', { field: 'lent', ship: shipName(ship) })
  }
  return undefined
}

function badTarget(state: GameState, salvo: PartialSalvoInputs): Refusal | undefined {
  const { target } = salvo
  if (!target) return refused('no-such-ship', { field: 'target' })
  const values = { field: 'target', ship: shipName(target) }
  if (isLost(target)) return refused('target-sunk', values)
  if (isGone(target)) return refused('target-off-table', values)
  const isHeldOn = (ship: ShipInPlay) => targetsHeldOn(state, ship).includes(target)
  const firing = firingShips(salvo)
  const isFriend = firing.some((ship) => areFriends(state, ship, target))
  if (isFriend && !firing.some(isHeldOn)) return refused('target-own-side', values)
  return undefined
}

function badRange(state: GameState, { rangeInches, target }: PartialSalvoInputs): Refusal | undefined {
  if (rangeInches === undefined) return refused('range-unreadable', { field: 'rangeInches' })
  const mostInches = rangeBandsInches.at(-1)!
  if (rangeInches > mostInches) return refused('beyond-the-table', { field: 'rangeInches', rangeInches, mostInches })
  const seen = sightInches(state, target)
  if (rangeInches <= seen) return undefined
  return refused('beyond-visibility', { field: 'rangeInches', rangeInches, visibilityInches: seen })
}

function badSector({ sector, rake }: PartialSalvoInputs): Refusal | undefined {
  if (!sector) return refused('no-such-bearing', { field: 'sector' })
  return rake ? undefined : refused('no-such-rake', { field: 'rake' })
}

/** Only a rake is proposed by it, so that it may be left out. */
function badBearing(degrees: Scalar | undefined): Refusal | undefined {
  if (degrees === undefined || (typeof degrees === 'number' && degrees >= 0 && degrees <= 180)) return undefined
  return refused('no-such-bearing-off-her-bow', { field: 'bearingDegrees' })
}

function badGuns(state: GameState, salvo: PartialSalvoInputs): Refusal | undefined {
  const { letters, target, rangeInches, sector } = salvo
  if (letters.length === 0) return refused('no-gun-chosen', { field: 'letters' })
  const firing = firingShips(salvo)
  for (const letter of letters) {
    if (!letter) return refused('no-such-gun', { field: 'letters' })
    const aim = { rangeInches: rangeInches!, sector: sector! }
    const bad = badOrder(state, firing, letter, target!) ?? badLetter(state, firing, letter, aim)
    if (bad) return bad
  }
  return undefined
}

/** A letter fires from one gun to all that can. */
function badCounts(state: GameState, salvo: PartialSalvoInputs): Refusal | undefined {
  for (const letter of salvo.letters) {
    const count = letter && salvo.counts.get(letter)
    if (letter === undefined || count === undefined) continue
    const most = gunsAble(state, firingShips(salvo), letter, { rangeInches: salvo.rangeInches!, sector: salvo.sector! })
    const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= most
    if (!isCount) return refused('only-so-many-guns', { field: countField(letter), letter, most })
  }
  return undefined
}

/** How many guns of a letter can fire at that target. */
export function gunsAble(state: GameState, ships: readonly ShipInPlay[], letter: GunLetter, aim: Aim): number {
  return gunsOf(firingGuns(state, ships, [letter], aim).flatMap(({ ships: of }) => of.flatMap(({ mounts }) => mounts)))
}

/** Why no gun of a letter can fire at that target. */
export function badLetter(
  state: GameState,
  ships: readonly ShipInPlay[],
  letter: GunLetter,
  aim: Aim,
): Refusal | undefined {
  const { rangeInches, sector } = aim
  const guns = ships.flatMap((ship) =>
    mountsOf(ship.document).flatMap((mount) => (mount.letter === letter ? [{ ship, mount }] : [])),
  )
  if (guns.length === 0) return refused('no-such-gun', { field: 'letters' })
  if (guns.some(({ ship, mount }) => !hindranceAt(state, ship, mount, aim))) return undefined
  if (!readGun(letter, rangeInches)) {
    const maximumInches = longestRangeInches(letter)
    return refused('out-of-range', { field: 'rangeInches', letter, rangeInches, maximumInches })
  }
  return guns.some(({ mount }) => mount.sectors.includes(sector))
    ? refused('nothing-left-to-fire', { field: 'letters', letter })
    : refused('gun-cannot-bear', { field: 'sector', letter, sector })
}
