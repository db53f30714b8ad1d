/** What a naval event does, as facts that a rules pack can act on; one it does not know becomes a reminder. */
export type NavalEffect =
  | {
      /** Her guns fire on one of so many ships of her own side. */
      readonly code: 'fireOnFriend'
      readonly candidates: number
      readonly nearestTo: 'enemy'
      readonly notInFormationOfFirer: true
      readonly byDayAtLeastYards: number
    }
  /** The share of a battery that is silent: 1 is all of it, 0.5 half of its mounts. */
  | { readonly code: 'silence'; readonly what: Battery; readonly share: 1 | 0.5 }
  /** The battery of one side of the ship, by the die. */
  | { readonly code: 'silence'; readonly what: 'secondaryBattery'; readonly side: 'random' }
  | { readonly code: 'speedFactor'; readonly factor: number }
  /** As a steering hit of the rules in use, or by the die: house rule `steeringCasualty`. */
  | { readonly code: 'steeringLost'; readonly or: 'randomTurn'; readonly eachTurn?: true }
  | { readonly code: 'randomTurn'; readonly what: 'formation' }
  | { readonly code: 'radarsOut'; readonly what: 'all' }
  | { readonly code: 'localControl'; readonly what: 'mainBattery' }
  | { readonly code: 'collision'; readonly adjacent: true; readonly inFormation: true }
  /** `null` burns until it is put out. */
  | { readonly code: 'fire'; readonly turns: number | null }
  | {
      readonly code: 'retarget'
      readonly weapon: 'mainBattery' | 'torpedoes'
      readonly candidates: number
      readonly nearestTo: 'orderedTarget'
      readonly notOrderedTarget: true
    }
  | { readonly code: 'spotterBonus'; readonly when: 'day'; readonly ships: number }
  | {
      readonly code: 'illuminate'
      readonly when: 'night'
      readonly formations: number
      readonly range: 'maximum'
    }
  | AirAttack
  | {
      readonly code: 'torpedoAttack'
      readonly count: 'D6'
      readonly rangeYards: 'D6 thousands'
      readonly torpedo: 'commonestOfCardPlayer'
    }
  | {
      readonly code: 'mineHit'
      readonly count: number
      readonly else: { readonly weapon: 'torpedo21Inch'; readonly hits: number }
    }

export type Battery = 'mainBattery' | 'secondaryBattery' | 'torpedoes' | 'allWeapons'

/** `else` is the effect under rules without aircraft. */
export interface AirAttack {
  readonly code: 'airAttack'
  readonly kind: 'diveBombers' | 'torpedoBombers' | 'levelBombers'
  readonly count: 'D6'
  readonly else:
    | {
        readonly weapon: 'commonShell12Inch' | 'heShell8Inch'
        readonly count: 'D6' | '3D6'
        readonly hitPercent: number
      }
    | { readonly weapon: 'torpedo18Inch'; readonly count: 'D6'; readonly rangeYards: number }
}
