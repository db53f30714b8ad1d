import type { ShipInPlay } from '../../../../game/state'
import { exactOdds } from '../../../../kernel/exact-odds'
import { trackId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Policy } from '../../../../kernel/policy'
import { rulingOf } from '../../table/house-rules'
import { shipOf } from '../../ship/ship-data'
import { isLost } from '../damage/fire-flash-flooding'
import type { Concentration } from './concentration'
import {
  fateByHits,
  fates,
  type Fate,
  type FateName,
  type Hit,
  type PreparedSalvo,
  type SalvoOdds,
  type Places,
} from './salvo-odds'

/** Up to so many straddles every place of every hit is followed. */
const followedStraddles = 2

/** Under `fireMarkStacks`. */
const mostFirePerHit = 2
const fire = trackId('fire')

interface Way {
  readonly hits: readonly Hit[]
  readonly chance: number
}

/** The exact odds of few straddles; `undefined` where there are more, or she may explode within. */
export function followedOdds(
  { inputs, concentrations, places, draft }: PreparedSalvo,
  policy: Policy,
): SalvoOdds | undefined {
  const most = concentrations.reduce((sum, { sure, oneMore }) => sum + sure + (oneMore ? 1 : 0), 0)
  const table = draft()
  const target = table.ship(inputs.target.id)
  if (most > followedStraddles || mayExplode(target, most)) return undefined
  const chances = { penetrated: 0, floods: 0, burns: 0, sinks: 0, blowsUp: 0 }
  const count = (fate: Fate, chance: number) => {
    for (const name of fates) if (fate[name]) chances[name] += chance
  }
  const heldDoesNothing = rulingOf(table.state, 'fireNeedsPenetration') !== 'off'
  const ways = isLost(target) ? [] : waysOf(concentrations, places, heldDoesNothing)
  for (const { hits, chance } of ways) {
    const odds = exactOdds(() => fateByHits(draft(), inputs.target.id, hits), policy)
    if (!odds) return undefined
    for (const likely of odds.values()) count(likely.value, chance * likely.chance)
  }
  const exact = (name: FateName) => ({ chance: chances[name], error: null })
  return {
    fates: {
      penetrated: exact('penetrated'),
      floods: exact('floods'),
      burns: exact('burns'),
      sinks: exact('sinks'),
      blowsUp: exact('blowsUp'),
    },
    samples: null,
  }
}

/** An explosion within has sixty places of its own: too many to follow for every place of a hit. */
function mayExplode(ship: ShipInPlay, straddles: number): boolean {
  return (own(ship.tracks, fire) ?? 0) + mostFirePerHit * straddles > shipOf(ship.document).fireTrackBoxes
}

/** Every row of hits that does something, heaviest letter first, and how likely it is. */
function waysOf(concentrations: readonly Concentration[], { cells }: Places, heldDoesNothing: boolean): readonly Way[] {
  let ways: readonly Way[] = [{ hits: [], chance: 1 }]
  for (const { penetration, sure, oneMore } of concentrations) {
    const hits = cells.flatMap((cell) => {
      const isNothing = !cell || (heldDoesNothing && penetration < cell.armour)
      return isNothing ? [] : [{ cell, penetration }]
    })
    const fall = (chanceOfStraddle: number) => {
      const each = chanceOfStraddle / cells.length
      ways = ways.flatMap((way) => [
        { hits: way.hits, chance: way.chance * (1 - each * hits.length) },
        ...hits.map((hit) => ({ hits: [...way.hits, hit], chance: way.chance * each })),
      ])
    }
    for (let straddle = 0; straddle < sure; straddle++) fall(1)
    if (oneMore) fall(oneMore.percent / 100)
  }
  return ways.filter(({ hits }) => hits.length > 0)
}
