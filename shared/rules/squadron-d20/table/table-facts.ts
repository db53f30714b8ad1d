import type { GameState } from '../../../game/state'
import type { TableFact } from '../../pack/rules-pack'
import { orderOfPlay } from '../tables/turn'
import { rulingOf } from './house-rules'

/** Light and weather: what the table knows besides stands. */
export const tableFacts = {
  light: { kind: 'choice', choices: ['day', 'night'], fresh: 'day' },
  /** TVR: tactical visibility range, in range bands of 5,000 yards (25 cm). */
  tacticalVisibility: { kind: 'number', minimum: 0, maximum: 5, step: 1, fresh: 5, unit: 'none' },
  /** An area of bad weather: a wreck test that was passed is rolled again. */
  weather: { kind: 'choice', choices: ['fair', 'bad'], fresh: 'fair' },
} as const satisfies Record<string, TableFact>

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
