import { initialState } from '../../../../game/fold'
import type { GameState } from '../../../../game/state'
import { shipId } from '../../../../kernel/ids'
import type { Scalar } from '../../../../kernel/scalar'
import { headOf } from '../../../kit/battle-table.testing'
import { perfidiousAlbion } from '../../index'
import { starterShips } from '../../recipe/starter-ships'

const ships = starterShips()

/** Two squadrons of starter ships, by their place in the list. */
export function fleets(
  ours: readonly number[],
  theirs: readonly number[],
  houseRules: Readonly<Record<string, Scalar>> = {},
): GameState {
  const squadron = (id: string, side: string, places: readonly number[]) => ({
    id,
    side,
    ships: places.map((place, index) => ({ id: shipId(`${id}-${index}`), document: ships[place % ships.length]! })),
  })
  const { setup } = headOf(perfidiousAlbion, {
    squadrons: [squadron('english', 'england', ours), squadron('french', 'france', theirs)],
    houseRules,
  })
  return initialState(perfidiousAlbion, { pack: perfidiousAlbion.id, setup }, 'gunnery')
}
