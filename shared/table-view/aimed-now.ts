import type { GameState } from '../game/state'
import { own } from '../kernel/own'
import type { ShipId } from '../kernel/ids'
import { shows, type Disclosure } from './disclosure'

/** Who fires at whom. */
export interface AimedNow {
  readonly firing: readonly ShipId[]
  readonly target: ShipId
}

/**
 * Who fires at whom in the dialogue that was opened last: its open inputs, and nothing of its dice or of pending
 * damage. That a ship fires reveals her guns, so her boxes must be visible; one ship that may not be seen hides all of
 * it.
 */
export function aimedNow({ dialogues, ships }: GameState, levelOf: (ship: ShipId) => Disclosure): AimedNow | null {
  const opened = dialogues.findLast(({ amends, input }) => amends === undefined && isShip(own(input, 'target')))
  if (!opened) return null
  const target = own(opened.input, 'target')
  const firing = String(own(opened.input, 'ships') ?? '').split(' ')
  if (!isShip(target) || !firing.every(isShip) || !shows(levelOf(target), 'name')) return null
  return firing.every((ship) => shows(levelOf(ship), 'boxes')) ? { firing, target } : null

  function isShip(id: unknown): id is ShipId {
    return typeof id === 'string' && own(ships, id as ShipId) !== undefined
  }
}
