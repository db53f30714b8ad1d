import { layOut } from '../../../../game/fold'
import type { GameState } from '../../../../game/state'
import { packId, shipId, sideId, squadronId } from '../../../../kernel/ids'
import type { Scalar } from '../../../../kernel/scalar'
import { starterShips } from '../../recipe/starter-ships'
import { rules } from '../damage/action.testing'

export const ships = starterShips()

/** Two squadrons of starter ships, by their place in the list. */
export function fleets(
  ours: readonly number[],
  theirs: readonly number[],
  houseRules: Readonly<Record<string, Scalar>> = {},
): GameState {
  const squadron = (id: string, side: string, places: readonly number[]) => ({
    id: squadronId(id),
    side: sideId(side),
    name: id,
    ships: places.map((place, index) => ({ id: shipId(`${id}-${index}`), document: ships[place % ships.length]! })),
  })
  const setup = {
    slug: 'fleets',
    title: 'Fleets',
    subtitle: '',
    setting: '',
    players: '2',
    hours: '1',
    briefing: '',
    orders: {},
    victory: '',
    notes: '',
    table: {},
    houseRules,
    sides: [
      { id: sideId('england'), name: 'England', flag: '' },
      { id: sideId('france'), name: 'France', flag: '' },
    ],
    squadrons: [squadron('english', 'england', ours), squadron('french', 'france', theirs)],
  }
  return layOut(rules, { pack: packId('perfidious-albion'), setup }, 'gunnery')
}
