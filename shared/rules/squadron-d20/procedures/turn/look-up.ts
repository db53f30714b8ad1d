import type { LookUp } from '../../../../kernel/question'

/** Places of the turn and of morale on the reference sheet. */
export const onTurn = {
  initiative: [{ table: 'initiative' }, { table: 'progressiveScale' }],
  actionPhase: [{ table: 'orderOfPlay', row: 'action' }],
  shipMovement: [{ table: 'orderOfPlay', row: 'shipMovement' }],
  endPhase: [{ table: 'orderOfPlay', row: 'end' }],
  morale: [{ table: 'morale' }, { table: 'moraleModifiers' }],
  moraleOfSquadrons: [{ table: 'morale', row: 'squadron' }, { table: 'moraleModifiers' }],
} as const satisfies Readonly<Record<string, readonly LookUp[]>>
