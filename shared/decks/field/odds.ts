import { roles, triggerFaces } from './battle'
import type { FieldHouseRules } from './house-rules'

/** The chance, 0 to 1, that the dice of a full turn bring an event at all, and one for a given side. */
export function chanceInTurn(): { readonly any: number; readonly forSide: number } {
  const any = triggerFaces.length / 6
  return { any, forSide: any / roles.length }
}

/** The chance of at least one event by the end of so many full turns: at all, and for a given side. */
export function chanceByTurn(
  turns: number,
  triggerRolled: FieldHouseRules['triggerRolled'],
): { readonly any: number; readonly forSide: number } {
  const { any, forSide } = chanceInTurn()
  const dice = triggerRolled === 'playerTurn' ? 2 * turns : turns
  return { any: 1 - (1 - any) ** dice, forSide: 1 - (1 - forSide) ** dice }
}
