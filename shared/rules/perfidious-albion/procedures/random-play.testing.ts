import { shipId } from '../../../kernel/ids'
import type { Scalar } from '../../../kernel/scalar'
import { headOf, type Entered, type SquadronSetup } from '../../kit/battle-table.testing'
import { Chance, RandomPlay } from '../../run/random-play.testing'
import { houseRules } from '../table/house-rules'
import { perfidiousAlbion as pack } from '../index'
import { starterShips } from '../recipe/starter-ships'

const starter = starterShips()

/** A battle of these rules that chance plays. */
export class RandomBattle extends RandomPlay {
  constructor(seed: number, rulings: Readonly<Record<string, Scalar>> = {}) {
    const chance = new Chance(seed)
    const said = { ...chance.anyRulings(houseRules), fireTiming: 'alternate', ...rulings }
    super(pack, chance, headOf(pack, { squadrons: fleets(chance), houseRules: said }))
  }

  /** What waits for the end of the firing step counts when the step is left. */
  override goTo(turn: number, phase: string): void {
    if (this.state.phase === 'gunnery' && (phase !== 'gunnery' || turn !== this.state.turn)) this.settle('gunnery')
    super.goTo(turn, phase)
  }
}

function fleets(chance: Chance): readonly SquadronSetup<Entered>[] {
  const squadron = (id: string, side: string, count: number) => ({
    id,
    side,
    ships: Array.from({ length: count }, (_, index) => ({
      id: shipId(`${id}-${index}`),
      document: chance.anyOf(starter),
      ...(index === 0 && { fields: { commander: 'An admiral', commanderRating: chance.below(3) } }),
    })),
  })
  return [
    squadron('channel', 'england', 2),
    squadron('reserve', 'england', 1 + chance.below(2)),
    squadron('brest', 'france', 1 + chance.below(3)),
  ]
}
