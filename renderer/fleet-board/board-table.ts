import { computed, type ComputedRef } from 'vue'
import { burns, type BoardShip } from './board-order'
import { companyOf, type Company } from '../table-window/silhouette-place'
import { useGame } from '../stores/game'
import { useShipLetters } from '../stores/ship-letters'
import { shipName } from '#shared/game/ship-name'
import type { GameState, ShipInPlay } from '#shared/game/state'
import type { ShipId } from '#shared/kernel/ids'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

/** All that a row shows of its ship. The same value for as long as that is the same. */
export interface ShipOnBoard extends BoardShip {
  readonly ship: ShipInPlay
  readonly letters: string
  readonly commander: string | null
}

interface BoardTable {
  readonly pack: RulesPack
  readonly state: GameState
  readonly ships: ReadonlyMap<ShipId, ShipOnBoard>
  readonly company: Company
}

/**
 * The table as the board shows it, once it is built. While the board is away it stays as it was: marks cost nothing, and it
 * is soon back.
 */
export function useBoardTable(isShown: () => boolean, isBuilt: () => boolean): ComputedRef<BoardTable | undefined> {
  const game = useGame()
  const letters = useShipLetters()

  function shipOnBoard(pack: RulesPack, state: GameState, id: ShipId, was: ShipOnBoard | undefined): ShipOnBoard {
    const ship = game.ship(id)!
    const readiness = pack.readiness?.(state, ship)
    const now: ShipOnBoard = {
      ...{ id, ship, name: shipName(ship), letters: letters.of(id), commander: game.commanderOf(id) },
      condition: game.conditionOf(id)!,
      burns: burns(pack, ship, game.conditionOf(id)!),
      readiness: isAlike(readiness, was?.readiness) ? was?.readiness : readiness,
    }
    return was && hasSameParts(was, now) ? was : now
  }

  const hasLetters = ({ ships }: BoardTable) =>
    [...ships.values()].every((ship) => ship.letters === letters.of(ship.id))

  return computed<BoardTable | undefined>((was) => {
    if (!(was ? isShown() : isBuilt()) || !game.shown || !game.pack) return was
    const { pack, shown: state } = game
    if (was?.state === state && was.pack === pack && hasLetters(was)) return was
    const ids = state.squadrons.flatMap(({ order }) => order)
    const ships = new Map(ids.map((id) => [id, shipOnBoard(pack, state, id, was?.ships.get(id))]))
    const company = companyOf(
      ids.map((id) => ({ silhouette: pack.silhouette(ships.get(id)!.ship.document, { size: 'icon' }) })),
    )
    return { pack, state, ships, company: was && hasSameParts(was.company, company) ? was.company : company }
  })
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function hasSameParts<Value extends object>(one: Value, other: Value): boolean {
  return (Object.keys(other) as (keyof Value)[]).every((part) => one[part] === other[part])
}
