import { inForceOf } from '../../../../game/decks/in-force'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { GunLetter } from '../../ship/ship'
import { hitModifiers } from '../../tables/tables'
import { mainLetter } from './silence'

export interface LocalControl {
  readonly letter: GunLetter
  readonly percent: number
}

/** A main battery in local control shoots as a poor crew does: a ruling, the sheet knows no fire control. */
export function localControl(state: GameState, { id, document }: ShipInPlay): LocalControl | undefined {
  const letter = inForceOf(state, id, 'localControl').length > 0 ? mainLetter(document) : undefined
  return letter && { letter, percent: hitModifiers.crewPoor.percent }
}
