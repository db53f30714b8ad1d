import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, Squadron } from '../../../../game/state'
import { confirm } from '../../../../kernel/dialogue'
import type { SideId, SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { initiativeHolder } from '../../../kit/initiative'
import { squadronById } from '../../../kit/on-table'
import { procedure } from '../../../kit/procedure'
import type { FiringTurn } from '../../../pack/rules-pack'
import { onSheet } from '../../reference/look-up'
import { saysOfSequence as says } from '../../sentence'
import { rulingOf } from '../../table/house-rules'
import { canStillFire, squadronHasFired } from '../gunnery/guns'
import { actingShips, actingSquadrons, isDoneThisTurn, note } from './acting'

/** The present firing step. */
export interface FiringOrder {
  /** Squadrons that have fired or passed, and those with no gun that could fire. */
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
  const isFired = (squadron: Squadron) =>
    isDoneThisTurn(state, 'squadronFired', squadron.id) ||
    !actingShips(state, squadron).some((ship) => canStillFire(state, ship))
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
  const last = state.squadrons.find(({ id }) => id === own(state.table, lastToFireFact))
  return last && isDoneThisTurn(state, 'squadronFired', last.id) ? last : undefined
}

/** A squadron has fired or passes: the other side is next, and her ships make their damage control. */
export const hasFired = procedure({
  name: 'hasFired',
  phases: ['gunnery'],
  form: form().squadron(
    'squadron',
    (state) => ({ among: firingOrder(state).waiting.flatMap((id) => squadronById(state, id) ?? []) }),
    (state, { squadron }) => {
      const values = { squadron: squadron.name }
      if (actingShips(state, squadron).length === 0) return refused('squadron-out-of-action', values)
      return isDoneThisTurn(state, 'squadronFired', squadron.id) ? refused('squadron-has-fired', values) : undefined
    },
  ),
  *run(table, { squadron }) {
    const next = squadronById(table.state, firingOrder(table.state).waiting[0])
    const isInTurn = !next || next.side === squadron.side
    const prompt = { to: squadron.side, ask: says('firing.outOfTurn'), lookUp: onSheet.fireOrder }
    // Her side is not next: offered, never forced, so that it is only asked.
    const fires = isInTurn || (yield* confirm('outOfTurn', true, prompt))
    if (!fires) return says('firing.waits', { squadron: squadron.name })
    noteDone(table, squadron)
    return says(squadronHasFired(table.state, squadron) ? 'firing.done' : 'firing.passes', { squadron: squadron.name })
  },
})

/** The squadron that is next, and all that come after her, hold their fire: nobody is asked. */
export const restPass = procedure({
  name: 'restPass',
  phases: ['gunnery'],
  form: form().refuses((state) =>
    firingOrder(state).waiting.length > 0 ? undefined : refused('nobody-waits-to-fire'),
  ),
  run(table) {
    const { waiting } = firingOrder(table.state)
    for (const id of waiting) {
      const squadron = squadronById(table.state, id)
      if (squadron) noteDone(table, squadron)
    }
    return says('firing.restPass', { n: waiting.length })
  },
})

/** Fires no more this turn, unless its players want to: the other side is next. */
export function noteDone(table: RuleDraft, squadron: Squadron): void {
  note(table, 'squadronFired', squadron.id)
  table.apply({ type: 'tableSet', key: lastToFireFact, to: squadron.id })
}

const lastToFireFact = 'lastToFire'

/** A fact that only says who has fired, and is no damage. */
export function isOfTheOrder(fact: string): boolean {
  return fact === lastToFireFact || fact.startsWith('squadronFired:')
}

const firing = 'gunnery'

/** Under simultaneous fire the firing step ends when all have fired: the damage that waited counts, then it is fought. */
export const damageCounts = procedure({
  name: 'damageCounts',
  settlesFirst: firing,
  phases: [firing],
  isPlayed,
  form: form().refuses((state) => (isPlayed(state) ? undefined : refused('damage-counts-already'))),
  run: () => says('damageCounts'),
})

function isPlayed(state: Pick<GameState, 'houseRules'>): boolean {
  return rulingOf(state, 'fireTiming') === 'simultaneous'
}

/** How many salvos have damage that waits for the firing step to end. */
export function salvosWaiting({ pending }: GameState): number {
  return pending.filter(({ until }) => until === firing).length
}
