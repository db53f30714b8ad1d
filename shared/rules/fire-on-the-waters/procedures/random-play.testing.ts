import { shipId } from '../../../kernel/ids'
import type { Scalar } from '../../../kernel/scalar'
import { headOf, type Entered, type SquadronSetup } from '../../kit/battle-table.testing'
import { Chance, RandomPlay } from '../../run/random-play.testing'
import { houseRules } from '../table/house-rules'
import { fireOnTheWaters as pack } from '../index'
import { type Hits, placeHits } from '../table/markers'
import { starterShips } from '../recipe/starter-ships'

const starter = starterShips()

/** A night action played at random. */
export class RandomAction extends RandomPlay {
  constructor(seed: number, rulings: Readonly<Record<string, Scalar>> = {}) {
    const chance = new Chance(seed)
    const said = { ...chance.anyRulings(houseRules), ...rulings }
    const table = { year: 1942, month: 8, light: chance.anyOf(['day', 'night']) }
    super(pack, chance, headOf(pack, { squadrons: fleets(chance), houseRules: said, table }))
  }

  /** Places random hits on a random ship, as guns, torpedoes and bombers score them. */
  hitsAnyShip(): void {
    const ids = Object.keys(this.state.ships)
    const weapon = this.anyOf<Hits['weapon']>(['gun', 'gun', 'torpedo', 'bomb'])
    const inches = weapon === 'torpedo' ? this.anyOf([17.7, 18, 21, 24]) : this.anyOf([3, 4.7, 6, 8, 11, 15, 18.1])
    const count = 1 + this.below(weapon === 'torpedo' ? 2 : 4)
    const hits = {
      target: this.anyOf(ids),
      by: this.anyOf(ids),
      weapon,
      inches,
      rangeInches: 1 + this.below(30),
      count,
    }
    const effects = [placeHits(this.state, 'umpire', hits)]
    this.write({ kind: 'step', label: { key: 'steps.settled' }, by: 'hand', effects })
  }
}

function fleets(chance: Chance): readonly SquadronSetup<Entered>[] {
  const squadron = (id: string, side: string, count: number) => ({
    id,
    side,
    ships: Array.from({ length: count }, (_, index) => ({
      id: shipId(`${id}-${index}`),
      document: chance.anyOf(starter),
      ...(index === 0 && { fields: { flagship: 'yes' } }),
    })),
  })
  return [
    squadron('cruisers', 'japan', 2),
    squadron('screen', 'japan', 1 + chance.below(2)),
    squadron('north', 'allies', 1 + chance.below(3)),
  ]
}
