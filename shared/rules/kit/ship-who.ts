import { shipName } from '../../game/ship-name'
import type { GameState, ShipInPlay } from '../../game/state'
import { refused, type Refusal } from '../../kernel/result'
import type { ShipOffer } from './form-fields'

/** What a ship has to be: the code of the refusal that names her, the condition, and other figures of the sentence. */
export type Need = readonly [
  code: string,
  isMet: (ship: ShipInPlay, state: GameState) => boolean,
  figures?: (ship: ShipInPlay) => Refusal['values'],
]

/** Ships of the table that are all of this. */
export function shipsWho(state: GameState, needs: readonly Need[]): readonly ShipInPlay[] {
  return Object.values(state.ships).filter((ship) => needs.every(([, isMet]) => isMet(ship, state)))
}

/** The first of the needs that she does not meet, as a refusal. */
export function unmet(state: GameState, ship: ShipInPlay, needs: readonly Need[]): Refusal | undefined {
  const need = needs.find(([, isMet]) => !isMet(ship, state))
  return need && refused(need[0], { ship: shipName(ship), ...need[2]?.(ship) })
}

/**
 * A field of a form for a ship who is all of this: `form().ship(...shipWho('ship', needs))`. `more` changes what is
 * offered.
 */
export function shipWho<Name extends string>(
  name: Name,
  needs: readonly Need[],
  more: (state: GameState) => Partial<ShipOffer> = () => ({}),
) {
  return [
    name,
    (state: GameState): ShipOffer => ({ among: shipsWho(state, needs), ...more(state) }),
    (state: GameState, values: Readonly<Record<Name, ShipInPlay>>) => unmet(state, values[name], needs),
  ] as const
}
