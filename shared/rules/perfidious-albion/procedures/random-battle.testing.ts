import type { HeadLine } from '../../../game/journal-line'
import { shipId, sideId, squadronId } from '../../../kernel/ids'
import type { Scalar } from '../../../kernel/scalar'
import { Chance, RandomPlay } from '../../random-play.testing'
import { houseRules } from '../house-rules'
import { perfidiousAlbion as pack } from '../index'
import { starterShips } from '../recipe/starter-ships'

const starter = starterShips()

/** A battle of these rules that chance plays. */
export class RandomBattle extends RandomPlay {
  constructor(seed: number, rulings: Readonly<Record<string, Scalar>> = {}) {
    const chance = new Chance(seed)
    super(pack, chance, headOf(chance, { ...chance.anyRulings(houseRules), fireTiming: 'alternate', ...rulings }))
  }

  /** What waits for the end of the firing step counts when the step is left. */
  override goTo(turn: number, phase: string): void {
    if (this.state.phase === 'gunnery' && (phase !== 'gunnery' || turn !== this.state.turn)) this.settle('gunnery')
    super.goTo(turn, phase)
  }
}

function headOf(chance: Chance, rulings: Readonly<Record<string, Scalar>>): HeadLine {
  const squadron = (id: string, side: string, count: number) => ({
    id: squadronId(id),
    side: sideId(side),
    name: id,
    ships: Array.from({ length: count }, (_, index) => ({
      id: shipId(`${id}-${index}`),
      document: chance.anyOf(starter),
      ...(index === 0 ? { fields: { commander: 'An admiral', commanderRating: chance.below(3) } } : {}),
    })),
  })
  const checked = pack.checkSetup({
    ...{ slug: 'a-battle', title: 'A battle', subtitle: '', setting: '', players: '2', hours: '1', briefing: '' },
    ...{ orders: {}, victory: '', notes: '', table: {}, houseRules: rulings },
    sides: [
      { id: sideId('england'), name: 'England', flag: '' },
      { id: sideId('france'), name: 'France', flag: '' },
    ],
    squadrons: [
      squadron('channel', 'england', 2),
      squadron('reserve', 'england', 1 + chance.below(2)),
      squadron('brest', 'france', 1 + chance.below(3)),
    ],
  })
  if (!checked.ok) throw new Error(checked.code)
  const format = 'spotting-top/journal'
  const { id, version } = pack
  return { kind: 'head', seq: 0, at: 0, format, version: 1, pack: id, packVersion: version, setup: checked.value }
}
