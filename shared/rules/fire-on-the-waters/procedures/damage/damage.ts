import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { Procedure } from '../../../pack/procedure'
import { waitingHits, type WaitingHits } from '../../table/markers-on-table'
import { isWhole } from '../torpedoes/figure'
import { says } from './says'
import { onDamage } from './look-up'
import { oddsOfDamage } from './odds/damage-odds'
import { resolveHits } from './resolve-hits'
import { allThatWait, callHits, chosenHits } from './waiting'
import type { Input } from '../../../pack/input'

/** Sizes that the tables know: shells, and bombs that go as shells; torpedoes. */
const shellInches = { least: 3, most: 18.1 } as const
const torpedoInches = { least: 15, most: 30 } as const
/** More than any salvo scores: what a damaged journal says beyond it would never be worked out. */
const mostHits = 500

/** Works out the hits that wait: those of one marker, or all of them in the order they were scored. */
export const damage: Procedure = {
  name: 'damage',
  phases: ['damage'],
  lookUp: [...onDamage.places, ...onDamage.power, ...onDamage.fire],
  fields(state) {
    const waiting = waitingHits(state)
    const names = Object.fromEntries(waiting.map((hits) => [hits.id as string, callHits(state, hits)]))
    const among = [...(waiting.length === 1 ? [] : [allThatWait]), ...waiting.map(({ id }) => id as string)]
    return [{ kind: 'choice', name: 'hits', among, names, default: among[0] ?? allThatWait }]
  },
  check(state, input) {
    if (waitingHits(state).length === 0) return refused('no-hits-wait', { field: 'hits' })
    const chosen = chosenHits(state, input)
    if (chosen.length === 0) return refused('no-such-hits', { field: 'hits' })
    const unknown = chosen.find(({ weapon, inches }) => !isKnownSize(weapon, inches))
    if (unknown) return refused('hits-of-no-size', { field: 'hits', inches: unknown.inches })
    const uncounted = chosen.some(({ count }) => !isWhole(count, 1, mostHits))
    return uncounted ? refused('hits-uncounted', { field: 'hits', most: mostHits }) : done(null)
  },
  odds: oddsOfDamage,
  run,
}

function isKnownSize(weapon: WaitingHits['weapon'], inches: number): boolean {
  const { least, most } = weapon === 'torpedo' ? torpedoInches : shellInches
  return inches >= least && inches <= most
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const chosen = chosenHits(table.state, input)
  let points = 0
  for (const hits of chosen) {
    table.because(callHits(table.state, hits))
    const struck = yield* under(hits.id, resolveHits(table, hits))
    points += struck.points
    table.apply({ type: 'markerLifted', marker: hits.id })
  }
  const n = chosen.reduce((sum, { count }) => sum + count, 0)
  const targets = [...new Set(chosen.map(({ target }) => target))]
  const only = targets.length === 1 ? shipById(table.state, targets[0]) : undefined
  return only ? says('done.one', { ship: shipName(only), n, points }) : says('done.all', { n, points })
}
