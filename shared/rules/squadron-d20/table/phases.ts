import type { GameState } from '../../../game/state'
import { rulingOf } from './house-rules'
import { orderOfPlay } from '../tables/turn'

/** The order of play (6). Mines and submarines are played where a house rule switches them on. */
export const phases = [
  'initiative',
  'mines',
  'submarines',
  'shipMovement',
  'aircraftMovement',
  'action',
  'end',
] as const
export type Phase = (typeof phases)[number]

/** The phases of a table: optional ones where its house rules switch them on. */
export function phasesIn(houseRules: GameState['houseRules']): readonly Phase[] {
  return orderOfPlay.flatMap((row) =>
    'rule' in row && rulingOf({ houseRules }, row.rule) === 'off' ? [] : [row.phase],
  )
}
