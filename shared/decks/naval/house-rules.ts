/** Where print is silent: named choices, the default first. */
export const navalHouseRules = {
  /** Who names the ship that an air, submarine or mine attack strikes. */
  victimChosenBy: ['owner', 'cardPlayer', 'random'],
  /** Half of an odd number of mounts. */
  halfBattery: ['up', 'down'],
  /** By the steering table of the rules in use where they have one, or by the die of the card. */
  steeringCasualty: ['packTable', 'd6'],
} as const

export type NavalHouseRules = {
  readonly [Rule in keyof typeof navalHouseRules]: (typeof navalHouseRules)[Rule][number]
}

export const usualNavalHouseRules: NavalHouseRules = {
  victimChosenBy: 'owner',
  halfBattery: 'up',
  steeringCasualty: 'packTable',
}

/** How many mounts are half of a battery. */
export function halfOf(mounts: number, rule: NavalHouseRules['halfBattery']): number {
  return rule === 'up' ? Math.ceil(mounts / 2) : Math.floor(mounts / 2)
}

/** Who names the struck ship when the card leaves it to the house rule. */
export function namesVictim(rule: NavalHouseRules['victimChosenBy']): 'struckSide' | 'cardPlayer' | 'chance' {
  return ({ owner: 'struckSide', cardPlayer: 'cardPlayer', random: 'chance' } as const)[rule]
}
