import type { GameState, ShipInPlay } from '../../../../game/state'
import type { GunLetter } from '../../ship'
import { hindranceAt, type Aim } from './hindrance'
import { mountsOf, type Mount } from './mounts'

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
  aim: Aim,
): readonly LetterGuns[] {
  const fit = ships.map((ship) => ({
    ship,
    mounts: mountsOf(ship.document).filter((mount) => !hindranceAt(state, ship, mount, aim)),
  }))
  return letters.flatMap((letter) => {
    const firing = fit.flatMap(({ ship, mounts }) => {
      const ofLetter = mounts.filter((mount) => mount.letter === letter)
      return ofLetter.length > 0 ? [{ ship, mounts: ofLetter }] : []
    })
    return firing.length > 0 ? [{ letter, ships: firing }] : []
  })
}

export function gunsOf(mounts: readonly Mount[]): number {
  return mounts.reduce((sum, { guns }) => sum + guns, 0)
}
