import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { layOut } from '../../../../game/fold'
import type { GameState } from '../../../../game/state'
import { fairDice, type Dice } from '../../../../kernel/dice'
import { packId, shipId, sideId, squadronId } from '../../../../kernel/ids'
import type { Scalar } from '../../../../kernel/scalar'
import { starterShips } from '../../recipe/starter-ships'
import { rules } from '../damage/action.testing'

export const ships = starterShips()

export function seeded(seed: number): Dice {
  const generator = xoroshiro128plus(seed)
  return fairDice(() => generator.next() >>> 0)
}

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
  const head = {
    kind: 'head',
    seq: 0,
    at: 0,
    format: 'spotting-top/journal',
    version: 1,
    packVersion: '1.0.0',
  } as const
  return layOut(rules, { ...head, pack: packId('perfidious-albion'), setup }, 'gunnery')
}
