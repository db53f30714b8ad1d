import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { under } from '../../../../kernel/dialogue'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { procedure } from '../../../kit/procedure'
import { waitingHits, type WaitingHits } from '../../table/markers-on-table'
import { isWhole } from '../torpedoes/figure'
import { says } from './says'
import { onDamage } from './look-up'
import { oddsOfHits } from './odds/damage-odds'
import { resolveHits } from './resolve-hits'
import { allThatWait, callHits } from './waiting'

/** Sizes that the tables know: shells, and bombs that go as shells; torpedoes. */
const shellInches = { least: 3, most: 18.1 } as const
const torpedoInches = { least: 15, most: 30 } as const
/** More than any salvo scores: what a damaged journal says beyond it would never be worked out. */
const mostHits = 500

function isKnownSize({ weapon, inches }: WaitingHits): boolean {
  const { least, most } = weapon === 'torpedo' ? torpedoInches : shellInches
  return inches >= least && inches <= most
}

/** Those of one marker, or of all in the order they were scored. */
const chosenHits = (state: GameState, { hits }: { readonly hits: string }) =>
  waitingHits(state).filter(({ id }) => hits === allThatWait || hits === id)

const waitingForm = form().choice(
  'hits',
  (state) => {
    const waiting = waitingHits(state)
    const called = (chosen: string) => waiting.find(({ id }) => id === chosen)
    return {
      among: [...(waiting.length === 1 ? [] : [allThatWait]), ...waiting.map(({ id }) => id as string)],
      also: [allThatWait],
      names: (chosen) => called(chosen) && callHits(state, called(chosen)!),
      wrong: waiting.length === 0 ? 'no-hits-wait' : 'no-such-hits',
    }
  },
  (state, values) => {
    const chosen = chosenHits(state, values)
    if (chosen.length === 0) return refused('no-hits-wait')
    const unknown = chosen.find((hits) => !isKnownSize(hits))
    if (unknown) return refused('hits-of-no-size', { inches: unknown.inches })
    const uncounted = chosen.some(({ count }) => !isWhole(count, 1, mostHits))
    return uncounted ? refused('hits-uncounted', { most: mostHits }) : undefined
  },
)

/** Works out the hits that wait: those of one marker, or all of them in the order they were scored. */
export const damage = procedure({
  name: 'damage',
  phases: ['damage'],
  lookUp: [...onDamage.places, ...onDamage.power, ...onDamage.fire],
  form: waitingForm,
  odds: oddsOfHits(chosenHits),
  *run(table, values) {
    const chosen = chosenHits(table.state, values)
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
  },
})
