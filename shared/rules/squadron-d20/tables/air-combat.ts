/** Air combat: dice by the scale from the aircraft; the number needed is a ruling. @source Sheet, "9.15" */
export const airCombat = { die: 'D20' } as const

/** Beside crew quality: on attackers and defenders each. @source Sheet, "9.15" */
export const airCombatModifiers = { flakMarker: -1 } as const

/** @source Sheet, "9.15" */
export const combatants = ['fighter', 'loadedFighterBomber', 'emptyFighterBomber', 'other'] as const
export type Combatant = (typeof combatants)[number]

/**
 * Who intercepts, and with which factor each dogfights; a loaded fighter-bomber may stay out of it.
 * @source Sheet, "9.15"
 */
export const availability: Readonly<
  Record<
    Combatant,
    { readonly intercepts: boolean; readonly dogfight: 'dogfight1' | 'dogfight2'; readonly mayDecline: boolean }
  >
> = {
  fighter: { intercepts: true, dogfight: 'dogfight1', mayDecline: false },
  loadedFighterBomber: { intercepts: false, dogfight: 'dogfight2', mayDecline: true },
  emptyFighterBomber: { intercepts: true, dogfight: 'dogfight1', mayDecline: false },
  other: { intercepts: false, dogfight: 'dogfight2', mayDecline: false },
}

/**
 * The saving throw: what combat factor and hit points differ by is worth its step of the scale, against the defender
 * where the factor is above his hit points, for him where it is below.
 * @source Sheet, "9.15"
 */
export const airCombatSave = { factorAbove: -1, factorBelow: 1 } as const
