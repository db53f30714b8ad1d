import type { GameState, Squadron } from '../../../../game/state'
import type { SideId, SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { FiringTurn } from '../../../pack/rules-pack'
import { actingSquadrons, isDoneThisTurn, actingShips, note } from './acting'
import { initiativeHolder } from './initiative'
import type { RuleDraft } from '../../../../game/rule-draft'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { onSheet } from '../../reference/look-up'
import { squadronHasFired } from '../gunnery/guns'
import { squadronById } from '../../../kit/on-table'
import { saysOfSequence as says } from '../../sentence'
import type { Input } from '../../../pack/input'
import { unasked } from '../../../kit/unasked'
import { rulingOf } from '../../table/house-rules'

/** The present firing step. */
export interface FiringOrder {
  /** Squadrons that have fired or passed. */
  readonly fired: readonly SquadronId[]
  /** The others in the order in which they come; the first of them is next. */
  readonly waiting: readonly SquadronId[]
}

/**
 * Squadrons fire alternately, the initiative holder's first; a side with squadrons left over fires them one after
 * another. A detached ship is a squadron of one.
 */
export function firingOrder(state: GameState): FiringOrder {
  const squadrons = actingSquadrons(state)
  const isFired = ({ id }: Squadron) => isDoneThisTurn(state, 'squadronFired', id)
  return {
    fired: squadrons.filter(isFired).map(({ id }) => id),
    waiting: alternating(
      state,
      squadrons.filter((squadron) => !isFired(squadron)),
    ),
  }
}

/** The firing step squadron by squadron, as a list to read; nothing outside the step. */
export function firingTurns(state: GameState): readonly FiringTurn[] {
  if (state.phase !== 'gunnery') return []
  const { fired, waiting } = firingOrder(state)
  return [
    ...fired.map((squadron) => ({ squadron, is: 'fired' }) as const),
    ...waiting.map((squadron, index) => ({ squadron, is: index === 0 ? 'next' : 'waiting' }) as const),
  ]
}

function alternating(state: GameState, waiting: readonly Squadron[]): readonly SquadronId[] {
  const sides = sidesInTurn(state)
  const left = new Map(sides.map((side) => [side, waiting.filter((squadron) => squadron.side === side)]))
  const order: SquadronId[] = []
  while (order.length < waiting.length) {
    for (const side of sides) {
      const next = left.get(side)?.shift()
      if (next) order.push(next.id)
    }
  }
  return order
}

/** The sides from the one whose turn it is to fire: after the one that fired last, at first the initiative holder. */
function sidesInTurn(state: GameState): readonly SideId[] {
  const sides = state.sides.map(({ id }) => id)
  const last = lastToFire(state)
  const holder = initiativeHolder(state)
  const from = last ? sides.indexOf(last.side) + 1 : holder ? sides.indexOf(holder) : 0
  return [...sides.slice(from), ...sides.slice(0, from)]
}

function lastToFire(state: GameState): Squadron | undefined {
  const last = state.squadrons.find(({ id }) => id === own(state.table, 'lastToFire'))
  return last && isDoneThisTurn(state, 'squadronFired', last.id) ? last : undefined
}

/** A squadron has fired or passes: the other side is next, and her ships make their damage control. */
export const hasFired: Procedure = {
  name: 'hasFired',
  phases: ['gunnery'],
  fields(state) {
    const { waiting } = firingOrder(state)
    return [{ kind: 'squadron', name: 'squadron', among: waiting, default: waiting[0] ?? null }]
  },
  check(state, input) {
    const squadron = squadronById(state, input['squadron'])
    if (!squadron) return refused('no-such-squadron', { field: 'squadron' })
    const values = { field: 'squadron', squadron: squadron.name }
    if (actingShips(state, squadron).length === 0) return refused('squadron-out-of-action', values)
    if (isDoneThisTurn(state, 'squadronFired', squadron.id)) return refused('squadron-has-fired', values)
    return done(null)
  },
  run,
}

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  const squadron = squadronById(table.state, input['squadron'])
  if (!squadron) throw new Error('no such squadron')
  const usual = !isOutOfTurn(table.state, input)
  const to = squadron.side
  const fires =
    usual || (yield* confirm('outOfTurn', true, { to, ask: says('firing.outOfTurn'), lookUp: onSheet.fireOrder }))
  if (!fires) return says('firing.waits', { squadron: squadron.name })
  note(table, 'squadronFired', squadron.id)
  table.apply({ type: 'tableSet', key: 'lastToFire', to: squadron.id })
  return says(squadronHasFired(table.state, squadron) ? 'firing.done' : 'firing.passes', { squadron: squadron.name })
}

/** Her side is not next: offered, never forced, so that it is only asked. */
function isOutOfTurn(state: GameState, input: Input): boolean {
  const next = squadronById(state, firingOrder(state).waiting[0])
  return next !== undefined && next.side !== squadronById(state, input['squadron'])?.side
}

const firing = 'gunnery'

/** Under simultaneous fire the firing step ends when all have fired: the damage that waited counts, then it is fought. */
export const damageCounts: Procedure = {
  name: 'damageCounts',
  settlesFirst: firing,
  phases: [firing],
  isPlayed,
  fields: () => [],
  check: (state) => (isPlayed(state) ? done(null) : refused('damage-counts-already')),
  run: () => unasked(() => says('damageCounts')),
}

function isPlayed(state: Pick<GameState, 'houseRules'>): boolean {
  return rulingOf(state, 'fireTiming') === 'simultaneous'
}

/** How many salvos have damage that waits for the firing step to end. */
export function salvosWaiting({ pending }: GameState): number {
  return pending.filter(({ until }) => until === firing).length
}
