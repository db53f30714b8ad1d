/** Each player has a turn, with the reaction phase of the other in it. The attacker's comes first. */
export const phases = ['attackersTurn', 'defendersTurn'] as const
