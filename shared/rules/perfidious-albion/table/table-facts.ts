import type { GameState } from '../../../game/state'
import { own } from '../../../kernel/own'
import type { TableFact } from '../../pack/rules-pack'

/** The printed sequence of a turn. */
export const phases = ['torpedoes', 'initiative', 'movement', 'hazards', 'gunnery', 'morale'] as const

/** Weather and light: what the table knows other than ships. Visibility stays within the printed ranges. */
export const tableFacts = {
  windFrom: { kind: 'choice', choices: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'], fresh: 'W' },
  /** Beaufort. */
  windForce: { kind: 'number', minimum: 0, maximum: 12, step: 1, fresh: 3, unit: 'none' },
  /** Douglas, as far as ships will fight in it. */
  seaState: { kind: 'number', minimum: 0, maximum: 6, step: 1, fresh: 2, unit: 'none' },
  visibilityInches: { kind: 'number', minimum: 8, maximum: 64, step: 8, fresh: 64, unit: 'inches' },
  timeOfDay: { kind: 'choice', choices: ['dawn', 'forenoon', 'afternoon', 'dusk', 'night'], fresh: 'forenoon' },
} as const satisfies Record<string, TableFact>

/** How far one sees, or the state of the sea: as the scenario, the weather or the umpire left it. */
export function figureNow(state: GameState, fact: 'visibilityInches' | 'seaState'): number {
  const stands = own(state.table, fact)
  return typeof stands === 'number' ? stands : tableFacts[fact].fresh
}
