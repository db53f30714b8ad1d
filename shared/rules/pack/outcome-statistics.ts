import type { Phrase } from '../../kernel/phrase'

/** Guns and chances of an outcome, for statistics: read from its reasons, never asked again. */
export interface OutcomeStatistics {
  /** The squadron, or the ship, that fired, by the name it bore; `null` where nobody did. */
  readonly by: string | null
  readonly guns: readonly GunneryStatistics[]
  readonly chances: readonly ChanceStatistics[]
  readonly torpedoes: readonly TorpedoStatistics[]
}

/** The guns of one letter or battery in one salvo. */
export interface GunneryStatistics {
  readonly letter: string
  /** Hits that were to be expected of the sum. */
  readonly expected: number
  readonly straddles: number
  /** Kept out by armour. */
  readonly held: number
  readonly entered: number
}

/** Torpedoes of one kind: fired, or found to run at a ship. */
export interface TorpedoStatistics {
  /** The ship that fired them, by the name she bore; `null` where it is unknown. */
  readonly by: string | null
  /** `18″`; '' where it is unknown. */
  readonly type: string
  readonly fired: number
  /** Rolled for: they ran under a ship. */
  readonly tested: number
  readonly struck: number
}

/** Chances of one kind: how many were to be expected, and how many came. */
export interface ChanceStatistics {
  readonly of: Phrase
  readonly expected: number
  readonly came: number
}

/** A figure among the values of a reason, also where it is written with its minus; 0 where there is none. */
export function figureIn(value: unknown): number {
  const figure = Number(typeof value === 'string' ? value.replace('−', '-') : value)
  return Number.isFinite(figure) ? figure : 0
}

type Guns = { -readonly [Key in keyof GunneryStatistics]: GunneryStatistics[Key] }

/** The guns of an outcome by their letters, counted while its reasons are read. */
export class GunsByLetter {
  private readonly guns = new Map<string, Guns>()

  of(letter: string): Guns {
    const guns = this.guns.get(letter) ?? { letter, expected: 0, straddles: 0, held: 0, entered: 0 }
    this.guns.set(letter, guns)
    return guns
  }

  has(letter: string): boolean {
    return this.guns.has(letter)
  }

  get all(): readonly GunneryStatistics[] {
    return [...this.guns.values()]
  }
}
