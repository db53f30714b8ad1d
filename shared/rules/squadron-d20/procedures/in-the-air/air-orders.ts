import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm, type Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { StandData } from '../../ship/ship'
import { dataOf } from '../../ship/stand-data'
import { floats } from '../../ship/state'
import { isDoneThisTurn, onTurn, powerIn } from '../turn/turn'
import { attackedThisTurn, attacksOf } from './air-attack'
import { mayBegin } from './air-combat'
import { airStandOf, airStands, loadOf, sayAirStand, says, type AirStand } from './air-stands'

/** What a stand in the air is to do in the action phase of this turn. */
const missions = ['intercept', 'attack', 'land'] as const
type Mission = (typeof missions)[number]

const missionKey = (stand: ShipInPlay) => `mission:${stand.id}`
/** Behind the mission of a stand that does not come to it. */
const given = 'given-up'

function ordersOf(state: GameState, stand: ShipInPlay, of: number) {
  const said = own(state.table, missionKey(stand))
  const [turn, mission, end] = typeof said === 'string' ? said.split(' ') : []
  const found = Number(turn) === of ? missions.find((each) => each === mission) : undefined
  return { mission: found, isGivenUp: end === given }
}

/** The mission of this turn; `undefined` where it flies on, or has given it up. */
export function missionOf(state: GameState, stand: ShipInPlay): Mission | undefined {
  const { mission, isGivenUp } = ordersOf(state, stand, state.turn)
  return isGivenUp ? undefined : mission
}

/** It does not come to what it was sent for this turn; the next turn offers it again. */
export function giveUp(table: RuleDraft, stand: ShipInPlay): void {
  const { mission } = ordersOf(table.state, stand, table.state.turn)
  const why = says('mission.none', { stand: shipName(stand) })
  table.apply({ type: 'tableSet', key: missionKey(stand), to: `${table.state.turn} ${mission} ${given}` }, why)
}

/** The turn in which orders were given last. */
const sentKey = 'missions:turn'

const isArmed = (stand: AirStand) => attacksOf(stand).length > 0
const isSpent = (stand: AirStand) => stand.data.loads.length > 0 && loadOf(stand) === undefined

const can: Readonly<Record<Mission, (state: GameState, stand: AirStand) => boolean>> = {
  intercept: (state, stand) => mayBegin(state, stand, 'intercept'),
  attack: (_state, stand) => isArmed(stand),
  land: (_state, stand) => isSpent(stand),
}

const ableTo = (state: GameState, mission: Mission) => airStands(state, (stand) => can[mission](state, stand))

/** Those that did so with the last orders, and of what has rearmed those that can attack. At first all but none that land. */
function usualFor(state: GameState, mission: Mission): readonly ShipInPlay[] {
  const able = ableTo(state, mission)
  const last = own(state.table, sentKey)
  if (typeof last !== 'number') return mission === 'land' ? [] : able
  return able.filter((stand) => {
    if (decksMissed(state, stand).length > 0) return false
    const { mission: before } = ordersOf(state, stand, last)
    return before === mission || (mission === 'attack' && before === 'land')
  })
}

/**
 * The decks out of action that a stand with the last orders to rearm may have had: those of its squadron, else of its
 * side. Print is silent about them.
 */
function decksMissed(state: GameState, stand: ShipInPlay): readonly ShipInPlay[] {
  const last = own(state.table, sentKey)
  if (typeof last !== 'number' || ordersOf(state, stand, last).mission !== 'land') return []
  const decks = Object.values(state.ships).filter((ship) => hasDeck(dataOf(ship.document)))
  const squadron = squadronOf(state, stand.id)
  const hers = decks.filter(({ id }) => squadron?.order.includes(id))
  const those = hers.length > 0 ? hers : decks.filter(({ id }) => ownerOf(state, id) === ownerOf(state, stand.id))
  return those.filter((deck) => !floats(deck) || powerIn(state, deck.id, last) === 'failed')
}

const hasDeck = (data: StandData) =>
  (data.kind === 'ship' && data.carrier !== null) || (data.kind === 'shore' && data.airfield !== null)

/** Ruling: where a deck was out of action the table says whether a stand has rearmed. Gives those that have not. */
function* stillEmpty(table: RuleDraft): Dialogue<readonly ShipInPlay[]> {
  const none: ShipInPlay[] = []
  for (const stand of airStands(table.state, isArmed)) {
    const decks = decksMissed(table.state, stand)
    if (decks.length === 0) continue
    const ask = says('ask.rearmed', { stand: shipName(stand) })
    const because = decks.map((deck) => says('deckOut', { ship: shipName(deck) }))
    const prompt = { to: umpire, ask, because, byBook: true, isOpen: true, lookUp: onTurn.aircraftMovement } as const
    if (yield* confirm(`rearmed-${stand.id}`, false, prompt)) continue
    none.push(stand)
    const load = { type: 'fieldSet', ship: stand.id, field: fieldId('load'), to: 'none' } as const
    table.apply(load, says('mission.notRearmed', { stand: shipName(stand) }))
  }
  return none
}

/** Stands that can; not asked where there are none. */
function standsFor(state: GameState, mission: Mission) {
  const among = ableTo(state, mission)
  return among.length === 0 ? undefined : { among, default: usualFor(state, mission), beside: sayAirStand }
}

const airOrdersForm = form()
  .refuses((state) => (airStands(state).length > 0 ? undefined : refused('no-aircraft-flying')))
  .ships('intercept', (state) => standsFor(state, 'intercept'))
  .ships('attack', (state) => standsFor(state, 'attack'))
  .ships('land', (state) => standsFor(state, 'land'))

/** Aircraft movement: which stands intercept, attack, or land and rearm this turn. The others fly on. */
export const airOrders = procedure({
  name: 'airOrders',
  phases: ['aircraftMovement'],
  lookUp: onTurn.aircraftMovement,
  form: airOrdersForm,
  *run(table: RuleDraft, sent): Dialogue<Phrase> {
    const { turn } = table.state
    const empty = (yield* stillEmpty(table)).map(({ id }) => id)
    // One mission each: the last that it was given.
    const of = new Map(missions.flatMap((mission) => (sent[mission] ?? []).map((stand) => [stand, mission] as const)))
    for (const [stand, mission] of of) {
      if (mission === 'attack' && empty.includes(stand.id)) {
        of.delete(stand)
        continue
      }
      const why = says(`mission.${mission}`, { stand: shipName(stand) })
      table.apply({ type: 'tableSet', key: missionKey(stand), to: `${turn} ${mission}` }, why)
      if (mission === 'land') rearm(table, stand)
    }
    table.apply({ type: 'tableSet', key: sentKey, to: turn })
    return says(of.size === 0 ? 'done.airOrdersNone' : 'done.airOrders', { n: of.size })
  },
})

/** Print leaves to the table when a flight deck is ready again: the stand has its first load again. */
function rearm(table: RuleDraft, stand: ShipInPlay): void {
  const load = airStandOf(stand)?.data.loads[0]?.attack
  if (load) table.apply({ type: 'fieldSet', ship: stand.id, field: fieldId('load'), to: load })
}

/** Who has not yet done what it was sent for this turn: those that intercept, those that attack. */
export function toAct(state: GameState): Readonly<Record<'intercept' | 'attack', readonly ShipInPlay[]>> {
  const sent = (mission: Mission, isLeft: (stand: AirStand) => boolean) =>
    airStands(state, (stand) => missionOf(state, stand.ship) === mission && isLeft(stand))
  return {
    intercept: sent('intercept', ({ ship }) => !isDoneThisTurn(state, 'fought', ship.id)),
    attack: sent('attack', (stand) => isArmed(stand) && attackedThisTurn(state, stand.ship.id) < stand.aircraft),
  }
}

/** Whether aircraft were given orders in any turn: only then can they do the same again. */
export const hasHadOrders = (state: GameState) => typeof own(state.table, sentKey) === 'number'

/** Orders are due once a turn while anything flies. */
export const needsOrders = (state: GameState) =>
  state.phase === 'aircraftMovement' && own(state.table, sentKey) !== state.turn && airStands(state).length > 0

/** As the form offers them. */
export const usualOrders = (state: GameState) =>
  Object.fromEntries(
    missions.map((mission) => [
      mission,
      usualFor(state, mission)
        .map(({ id }) => id)
        .join(' '),
    ]),
  )
