import { shipId } from '../../../kernel/ids'
import type { Scalar } from '../../../kernel/scalar'
import { headOf, type Entered, type SquadronSetup } from '../../kit/battle-table.testing'
import { Chance, RandomPlay } from '../../run/random-play.testing'
import { houseRules } from '../table/house-rules'
import { squadronD20 as pack } from '../index'
import { starterShips } from '../recipe/starter-ships'

const starter = starterShips()

/** Answers of a rule book that let ships survive some hits; the others are asked for. */
const remembered = { 'book.impactFlotation': 3, 'book.impactStructure': 4, 'book.hits': 1 }

/** A battle of these rules that chance plays: ships, small craft, aircraft and places ashore on both sides. */
export class RandomBattle extends RandomPlay {
  constructor(seed: number, rulings: Readonly<Record<string, Scalar>> = {}) {
    const chance = new Chance(seed)
    const said = { ...chance.anyRulings(houseRules), ...rulings }
    const seen = { light: chance.anyOf(['day', 'night']), weather: chance.anyOf(['fair', 'bad']) }
    const table = { ...seen, tacticalVisibility: 1 + chance.below(5), ...remembered }
    super(pack, chance, headOf(pack, { squadrons: fleets(chance), houseRules: said, table }))
  }
}

function fleets(chance: Chance): readonly SquadronSetup<Entered>[] {
  const squadron = (id: string, side: string, count: number) => ({
    id,
    side,
    ships: Array.from({ length: count }, (_, index) => ({
      id: shipId(`${id}-${index}`),
      document: chance.anyOf(starter),
      ...(index === 0 && { fields: { commander: 'An admiral', command: chance.below(5) - 2 } }),
    })),
  })
  return [
    squadron('carriers', 'japan', 3),
    squadron('screen', 'japan', 1 + chance.below(3)),
    squadron('task-force', 'allies', 3 + chance.below(3)),
  ]
}
