import type { GameState } from '../../../../game/state'
import { rulingOf } from '../../table/house-rules'
import { availability, type Combatant } from '../../tables/air-combat'
import { loadOf, type AirStand } from '../in-the-air/air-stand'

export const combats = ['intercept', 'dogfight'] as const
export type Combat = (typeof combats)[number]

/** How the table of availability classes a stand: fighter-bombers are loaded or empty. */
function combatantOf(stand: AirStand): Combatant {
  const { role } = stand.data
  if (role !== 'fighterBomber') return role
  return loadOf(stand) ? 'loadedFighterBomber' : 'emptyFighterBomber'
}

/** Whether it may begin such a combat. Ruling `loadedFighterBomber: never`: it does not dogfight either. */
export function mayBegin(state: Pick<GameState, 'houseRules'>, stand: AirStand, combat: Combat): boolean {
  if (combat === 'intercept') return availability[combatantOf(stand)].intercepts
  return !mayDecline(stand) || rulingOf(state, 'loadedFighterBomber') !== 'never'
}

export function mayDecline(stand: AirStand): boolean {
  return availability[combatantOf(stand)].mayDecline
}

/** The factor it fights with: its intercept factor if it intercepts, else that of the table of availability. */
export function factorOf(stand: AirStand, combat: Combat, is: 'attacking' | 'attacked'): number {
  if (combat === 'intercept' && is === 'attacking') return stand.data.intercept
  return stand.data[availability[combatantOf(stand)].dogfight]
}
