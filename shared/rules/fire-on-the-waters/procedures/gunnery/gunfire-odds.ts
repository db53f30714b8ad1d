import type { GameState } from '../../../../game/state'
import type { OddsRow, ProcedureOdds } from '../../../pack/odds'
import { sentencesOf } from '../../sentence'
import { resolveHits } from '../damage/damage'
import { oddsOfDamage, type DamageToPlay } from '../damage/damage-odds'
import type { GunfireValues } from './gunfire-form'
import { broadsideOdds, knownToGoOn, oddsOnceOn, reckoned } from './reckoning'
import { scoreAll } from './scoring'

const says = sentencesOf('gunnery')

/** More hits than these are one row. */
const mostShown = 6

/** The number of hits, exact and at once; their damage, played out. */
export const oddsOfGunfire: ProcedureOdds<GunfireValues> = {
  quick(state, values) {
    const batteries = reckoned(state, values)
    const odds = broadsideOdds(state, batteries)
    const none = oddsOnceOn(state, batteries)[0] ?? 1
    const shown = odds
      .slice(0, mostShown)
      .flatMap((chance, n) => (chance > 0 ? [sure('odds.hits', chance, { n })] : []))
    const more = odds.slice(mostShown).reduce((sum, chance) => sum + chance, 0)
    const isRolled = batteries.some((battery) => knownToGoOn(battery) === undefined)
    return [
      ...shown,
      ...(more > 0 ? [sure('odds.orMore', more, { n: mostShown })] : []),
      ...(isRolled ? [sure('odds.onceOn', 1 - none)] : []),
    ]
  },
  full: (state, values, assumed) => oddsOfDamage(state, salvo(state, values), assumed),
}

function sure(name: string, chance: number, values: Parameters<typeof says>[1] = {}): OddsRow {
  return { say: says(name, values), chance, error: null }
}

/** The salvo and all its hits. */
function salvo(state: GameState, values: GunfireValues): DamageToPlay {
  const { ships, target, rangeInches } = values
  const batteries = reckoned(state, values)
  return {
    targets: [target],
    rows: ['burns', 'lost'],
    *play(table) {
      let points = 0
      for (const { battery, count } of yield* scoreAll(table, ships, batteries)) {
        const { ship, battery: of } = battery.firing
        const hits = { target: target.id, by: ship.id, weapon: 'gun', inches: of.inches, rangeInches, count } as const
        points += yield* resolveHits(table, hits)
      }
      return points
    },
  }
}
