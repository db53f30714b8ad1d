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

/** The turn in which a side gave orders last; `anySide` in journals of when one form had the aircraft of all. */
const sentKey = (side: string) => `missions:${side}`
const anySide = 'turn'

function lastSent(state: GameState, side: string): number | undefined {
  const last = own(state.table, sentKey(side)) ?? own(state.table, sentKey(anySide))
  return typeof last === 'number' ? last : undefined
}

const allSides = 'all'

/** Sides with aircraft in the air. */
const flying = (state: GameState) => [...new Set(airStands(state).map(({ id }) => ownerOf(state, id)))]

/** Those of one side, or all of them. */
const isOf = (state: GameState, side: string | undefined) => (stand: ShipInPlay) =>
  side === undefined || side === allSides || ownerOf(state, stand.id) === side

const isArmed = (stand: AirStand) => attacksOf(stand).length > 0
const isSpent = (stand: AirStand) => stand.data.loads.length > 0 && loadOf(stand) === undefined

const can: Readonly<Record<Mission, (state: GameState, stand: AirStand) => boolean>> = {
  intercept: (state, stand) => mayBegin(state, stand, 'intercept'),
  attack: (_state, stand) => isArmed(stand),
  land: (_state, stand) => isSpent(stand),
}

const ableTo = (state: GameState, mission: Mission, side: string | undefined) =>
  airStands(state, (stand) => can[mission](state, stand)).filter(isOf(state, side))

/** Those that did so with the last orders, and of what has rearmed those that can attack. At first all but none that land. */
function usualFor(state: GameState, mission: Mission, side: string | undefined): readonly ShipInPlay[] {
  return ableTo(state, mission, side).filter((stand) => {
    const last = lastSent(state, ownerOf(state, stand.id))
    if (last === undefined) return mission !== 'land'
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
  const last = lastSent(state, ownerOf(state, stand.id))
  if (last === undefined || ordersOf(state, stand, last).mission !== 'land') return []
  const decks = Object.values(state.ships).filter((ship) => hasDeck(dataOf(ship.document)))
  const squadron = squadronOf(state, stand.id)
  const hers = decks.filter(({ id }) => squadron?.order.includes(id))
  const those = hers.length > 0 ? hers : decks.filter(({ id }) => ownerOf(state, id) === ownerOf(state, stand.id))
  return those.filter((deck) => !floats(deck) || powerIn(state, deck.id, last) === 'failed')
}

const hasDeck = (data: StandData) =>
  (data.kind === 'ship' && data.carrier !== null) || (data.kind === 'shore' && data.airfield !== null)

/** Ruling: where a deck was out of action the table says whether a stand has rearmed. Gives those that have not. */
function* stillEmpty(table: RuleDraft, side: string | undefined): Dialogue<readonly ShipInPlay[]> {
  const none: ShipInPlay[] = []
  for (const stand of airStands(table.state, isArmed).filter(isOf(table.state, side))) {
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
function standsFor(state: GameState, mission: Mission, side: string | undefined) {
  const among = ableTo(state, mission, side)
  return among.length === 0 ? undefined : { among, default: usualFor(state, mission, side), beside: sayAirStand }
}

/** Whose aircraft, where there are those of several: a player orders his own, unless one gives the orders for all. */
function sideOffer(state: GameState) {
  const sides = flying(state)
  if (sides.length < 2) return undefined
  const names = (side: string) => (side === allSides ? says('allSides') : says('side', { side: sideName(state, side) }))
  return { among: [...sides, allSides], default: sidesToOrder(state)[0], names, wrong: 'air-no-such-side' }
}

export const sideName = ({ sides }: GameState, side: string): string =>
  sides.find(({ id }) => id === side)?.name ?? side

const airOrdersForm = form()
  .refuses((state) => (airStands(state).length > 0 ? undefined : refused('no-aircraft-flying')))
  .choice('side', sideOffer)
  .ships('intercept', (state, { side }) => standsFor(state, 'intercept', side))
  .ships('attack', (state, { side }) => standsFor(state, 'attack', side))
  .ships('land', (state, { side }) => standsFor(state, 'land', side))

/** Aircraft movement: which stands intercept, attack, or land and rearm this turn. The others fly on. */
export const airOrders = procedure({
  name: 'airOrders',
  phases: ['aircraftMovement'],
  lookUp: onTurn.aircraftMovement,
  form: airOrdersForm,
  *run(table: RuleDraft, sent): Dialogue<Phrase> {
    const { turn } = table.state
    const { side } = sent
    const empty = (yield* stillEmpty(table, side)).map(({ id }) => id)
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
    const sides = side === undefined || side === allSides ? flying(table.state) : [side]
    for (const each of sides) table.apply({ type: 'tableSet', key: sentKey(each), to: turn })
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

/** Orders of a side are due once a turn while anything of it flies. */
export const sidesToOrder = (state: GameState) =>
  state.phase === 'aircraftMovement' ? flying(state).filter((side) => lastSent(state, side) !== state.turn) : []

/** Whether a side that has yet to give orders gave any in another turn: only then can it do the same again. */
export const hasHadOrders = (state: GameState) =>
  sidesToOrder(state).some((side) => lastSent(state, side) !== undefined)

/** Of all that have none yet, as the form offers them. */
export function usualOrders(state: GameState) {
  const [first, ...others] = sidesToOrder(state)
  const side = others.length > 0 ? allSides : first
  const usual = missions.map((mission) => [
    mission,
    usualFor(state, mission, side)
      .map(({ id }) => id)
      .join(' '),
  ])
  return { ...(flying(state).length > 1 && { side }), ...Object.fromEntries(usual) }
}
