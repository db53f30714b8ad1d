import type { GameState, ShipInPlay } from '../../../../game/state'
import type { GunLetter } from '../../ship/ship'
import { readGun } from '../../tables/tables'
import { gunsLeft } from './guns-fired'
import { hindrance, type Aim } from './hindrance'
import { mountsBearing, type Mount } from './mounts'

/** Guns of one letter that fire together at one target. */
export interface LetterGuns {
  readonly letter: GunLetter
  readonly ships: readonly ShipGuns[]
}

export interface ShipGuns {
  readonly ship: ShipInPlay
  readonly mounts: readonly FiringMount[]
}

/** A mount as far as it fires: of `guns` only those. */
export interface FiringMount extends Pick<Mount, 'deck' | 'guns'> {
  readonly mount: Mount
}

/** How many guns of a letter fire at most, where not all do. */
export type GunCounts = ReadonlyMap<GunLetter, number>

const all: GunCounts = new Map()

/**
 * What bears, is in range, alive, supplied and has not fired: by letter, and in each by ship. Where only some guns of a
 * letter fire, those of the first ships do, and of a ship those that bear nowhere else.
 */
export function firingGuns(
  state: GameState,
  ships: readonly ShipInPlay[],
  letters: readonly GunLetter[],
  { sector, rangeInches }: Aim,
  counts: GunCounts = all,
): readonly LetterGuns[] {
  const byLetter = new Map<GunLetter, { readonly ship: ShipInPlay; readonly mounts: FiringMount[] }[]>()
  for (const letter of letters) if (readGun(letter, rangeInches)) byLetter.set(letter, [])
  for (const ship of ships) {
    for (const mount of mountsBearing(ship.document, sector)) {
      const firing = byLetter.get(mount.letter)
      if (!firing || hindrance(state, ship, mount)) continue
      const last = firing.at(-1)
      const left = { mount, deck: mount.deck, guns: gunsLeft(state, ship.id, mount) }
      if (last?.ship === ship) last.mounts.push(left)
      else firing.push({ ship, mounts: [left] })
    }
  }
  return [...byLetter].flatMap(([letter, firing]) => {
    const count = counts.get(letter)
    const ships = count === undefined ? firing : onlySome(firing, count)
    return ships.length > 0 ? [{ letter, ships }] : []
  })
}

function onlySome(firing: readonly ShipGuns[], count: number): readonly ShipGuns[] {
  let still = count
  return firing.flatMap(({ ship, mounts }) => {
    const fewestFirst = mounts.toSorted((one, other) => one.mount.sectors.length - other.mount.sectors.length)
    const some = fewestFirst.flatMap((each) => {
      const guns = Math.min(still, each.guns)
      still -= guns
      return guns > 0 ? [{ ...each, guns }] : []
    })
    return some.length > 0 ? [{ ship, mounts: some }] : []
  })
}

export function gunsOf(mounts: readonly Pick<Mount, 'guns'>[]): number {
  return mounts.reduce((sum, { guns }) => sum + guns, 0)
}
