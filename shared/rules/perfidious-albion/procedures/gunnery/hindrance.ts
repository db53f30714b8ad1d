import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { readGun } from '../../tables/tables'
import { gunLetters, type Sector } from '../../ship/ship'
import { whySilent } from '../../../kit/why-silent'
import { inSupply } from '../damage/supply'
import { gunsSilent } from '../events/silence'
import { gunsLeft } from './guns-fired'
import type { Mount } from './mounts'

/** Why guns do not fire, the reason that lasts longest first. */
export type Hindrance =
  | 'destroyed'
  | 'outOfAction'
  | 'noAmmunition'
  | 'silenced'
  | 'fired'
  | 'outOfRange'
  | 'cannotBear'

/** What keeps guns from firing at all this turn; `undefined` when they can. */
export function hindrance(state: GameState, ship: ShipInPlay, mount: Mount): Hindrance | undefined {
  const marks = own(ship.boxes, mount.box)
  // Repaired gear in the same cell brings no gun back.
  if (marks?.includes('struck') || marks?.includes('repaired')) return 'destroyed'
  if (marks?.includes('out')) return 'outOfAction'
  if (!inSupply(ship, mount.box)) return 'noAmmunition'
  if (gunsLeft(state, ship.id, mount) === 0) return 'fired'
  return gunsSilent(state, ship, mount) ? 'silenced' : undefined
}

export interface Aim {
  /** Where the target lies from the firing ship. */
  readonly sector: Sector
  readonly rangeInches: number
}

/** The same for a target at a bearing and a range. */
export function hindranceAt(state: GameState, ship: ShipInPlay, mount: Mount, aim: Aim): Hindrance | undefined {
  const never = hindrance(state, ship, mount)
  if (never) return never
  if (!readGun(mount.letter, aim.rangeInches)) return 'outOfRange'
  return mount.sectors.includes(aim.sector) ? undefined : 'cannotBear'
}

/** The reason why none of these guns fires: that of the heaviest that a turn or a shorter range would let fire. */
export function hindranceToSay(
  mounts: readonly Mount[],
  hindrances: readonly (Hindrance | undefined)[],
): Hindrance | undefined {
  const heaviestFirst = gunLetters.flatMap((letter) =>
    hindrances.flatMap((each, at) => (each && mounts[at]?.letter === letter ? [each] : [])),
  )
  return whySilent(heaviestFirst, soonestMended)
}

const soonestMended = [
  ['outOfRange', 'cannotBear'],
  ['fired'],
  ['silenced'],
  ['noAmmunition'],
  ['outOfAction'],
  ['destroyed'],
] as const satisfies readonly (readonly Hindrance[])[]
