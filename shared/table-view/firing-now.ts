import type { GameState, Squadron } from '../game/state'
import type { ShipId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import { shows, type Disclosure } from './disclosure'
import { own } from '../kernel/own'

/**
 * The squadron whose turn it is to fire. The order depends on the state of every ship and so reveals something of each:
 * it is shown only to a table that may see them all.
 */
export function firingNow(pack: RulesPack, state: GameState, levelOf: (ship: ShipId) => Disclosure): Squadron | null {
  if (!state.squadrons.every(({ order }) => order.every((ship) => shows(levelOf(ship), 'all')))) return null
  const next = pack.firingOrder(state).find(({ is }) => is === 'next')
  return state.squadrons.find(({ id }) => id === next?.squadron) ?? null
}

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
