import type { GameState, ShipInPlay } from '../../../../game/state'
import type { GunLetter } from '../../ship'
import { readGun } from '../../tables'
import { hindrance, type Aim } from './hindrance'
import { mountsBearing, type Mount } from './mounts'

/** Guns of one letter that fire together at one target. */
export interface LetterGuns {
  readonly letter: GunLetter
  readonly ships: readonly ShipGuns[]
}

export interface ShipGuns {
  readonly ship: ShipInPlay
  readonly mounts: readonly Mount[]
}

/** What bears, is in range, alive, supplied and has not fired: by letter, and in each by ship. */
export function firingGuns(
  state: GameState,
  ships: readonly ShipInPlay[],
  letters: readonly GunLetter[],
  { sector, rangeInches }: Aim,
): readonly LetterGuns[] {
  const byLetter = new Map<GunLetter, { readonly ship: ShipInPlay; readonly mounts: Mount[] }[]>()
  for (const letter of letters) if (readGun(letter, rangeInches)) byLetter.set(letter, [])
  for (const ship of ships) {
    for (const mount of mountsBearing(ship.document, sector)) {
      const firing = byLetter.get(mount.letter)
      if (!firing || hindrance(state, ship, mount)) continue
      const last = firing.at(-1)
      if (last?.ship === ship) last.mounts.push(mount)
      else firing.push({ ship, mounts: [mount] })
    }
  }
  return [...byLetter].flatMap(([letter, firing]) => (firing.length > 0 ? [{ letter, ships: firing }] : []))
}

export function gunsOf(mounts: readonly Mount[]): number {
  return mounts.reduce((sum, { guns }) => sum + guns, 0)
}
