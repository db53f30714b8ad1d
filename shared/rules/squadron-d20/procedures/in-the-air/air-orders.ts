import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { fieldId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { duesBy } from '../../../kit/dues'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import type { Due, Passes } from '../../../pack/rules-pack'
import { phases, type Phase } from '../../table/table-facts'
import { isDoneThisTurn, onTurn } from '../turn/turn'
import { nextToFireAt } from './aa'
import { attackedThisTurn, attacksOf } from './air-attack'
import { mayBegin } from './air-combat'
import { airStandOf, airStands, loadOf, sayAirStand, says, type AirStand } from './air-stands'

/** What a stand in the air is to do in the action phase of this turn. */
const missions = ['intercept', 'attack', 'land'] as const
type Mission = (typeof missions)[number]

const missionKey = (stand: ShipInPlay) => `mission:${stand.id}`

/** The mission of a turn; `undefined` where it flies on. */
export function missionIn(state: GameState, stand: ShipInPlay, of: number): Mission | undefined {
  const said = own(state.table, missionKey(stand))
  const [turn, mission] = typeof said === 'string' ? said.split(' ') : []
  return Number(turn) === of ? missions.find((each) => each === mission) : undefined
}

const sentKey = 'missions:turn'

const isArmed = (stand: AirStand) => attacksOf(stand).length > 0
const isSpent = (stand: AirStand) => stand.data.loads.length > 0 && loadOf(stand) === undefined

const can: Readonly<Record<Mission, (state: GameState, stand: AirStand) => boolean>> = {
  intercept: (state, stand) => mayBegin(state, stand, 'intercept'),
  attack: (_state, stand) => isArmed(stand),
  land: (_state, stand) => isSpent(stand),
}

const ableTo = (state: GameState, mission: Mission) => airStands(state, (stand) => can[mission](state, stand))
const didLastTurn = (state: GameState, mission: Mission) =>
  ableTo(state, mission).filter((stand) => missionIn(state, stand, state.turn - 1) === mission)

/** Stands that can, those chosen that did so last turn; not asked where there are none. */
function standsFor(state: GameState, mission: Mission) {
  const among = ableTo(state, mission)
  return among.length === 0 ? undefined : { among, default: didLastTurn(state, mission), beside: sayAirStand }
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
  run: (table: RuleDraft, sent): Dialogue<Phrase> =>
    unasked(() => {
      const { turn } = table.state
      // One mission each: the last that it was given.
      const of = new Map(missions.flatMap((mission) => (sent[mission] ?? []).map((stand) => [stand, mission] as const)))
      for (const [stand, mission] of of) {
        const why = says(`mission.${mission}`, { stand: shipName(stand) })
        table.apply({ type: 'tableSet', key: missionKey(stand), to: `${turn} ${mission}` }, why)
        if (mission === 'land') rearm(table, stand)
      }
      table.apply({ type: 'tableSet', key: sentKey, to: turn })
      return says(of.size === 0 ? 'done.airOrdersNone' : 'done.airOrders', { n: of.size })
    }),
})

/** Print leaves to the table when a flight deck is ready again: the stand has its first load again. */
function rearm(table: RuleDraft, stand: ShipInPlay): void {
  const load = airStandOf(stand)?.data.loads[0]?.attack
  if (load) table.apply({ type: 'fieldSet', ship: stand.id, field: fieldId('load'), to: load })
}

/** Stands that do not come to what they were sent for. */
export const airHolds = procedure({
  name: 'airHolds',
  phases: ['action'],
  lookUp: onTurn.actionPhase,
  form: form().ships(
    'stands',
    (state) => ({ among: allToAct(state), beside: sayAirStand }),
    (state, { stands }) =>
      stands.length > 0 && stands.every((stand) => allToAct(state).includes(stand))
        ? undefined
        : refused('no-aircraft-sent'),
  ),
  run: (table: RuleDraft, { stands }): Dialogue<Phrase> =>
    unasked(() => {
      for (const stand of stands) {
        const why = says('mission.none', { stand: shipName(stand) })
        table.apply({ type: 'tableSet', key: missionKey(stand), to: `${table.state.turn} none` }, why)
      }
      return says('done.airHolds', { n: stands.length })
    }),
})

const { due, dueSaid } = duesBy<Phase>(phases, says)
const dueFor = (stand: ShipInPlay, procedure: string, input: Due['input']) =>
  dueSaid('action', procedure, { ship: shipName(stand) }, input)

/** Who has not yet done what it was sent for this turn: those that intercept, those that attack. */
function toAct(state: GameState): Readonly<Record<'intercept' | 'attack', readonly ShipInPlay[]>> {
  const sent = (mission: Mission, isLeft: (stand: AirStand) => boolean) =>
    airStands(state, (stand) => missionIn(state, stand.ship, state.turn) === mission && isLeft(stand))
  return {
    intercept: sent('intercept', ({ ship }) => !isDoneThisTurn(state, 'fought', ship.id)),
    attack: sent('attack', (stand) => isArmed(stand) && attackedThisTurn(state, stand.ship.id) < stand.aircraft),
  }
}

function allToAct(state: GameState): readonly ShipInPlay[] {
  const { intercept, attack } = toAct(state)
  return [...intercept, ...attack]
}

const needsOrders = (state: GameState) =>
  state.phase === 'aircraftMovement' && own(state.table, sentKey) !== state.turn && airStands(state).length > 0

/**
 * Orders once a turn while anything flies; then interceptions before attacks, each stand until it has done its part, and
 * behind each attack the guns that may fire at it first.
 */
export function aircraftDue(state: GameState): readonly Due[] {
  if (needsOrders(state)) return [dueSaid('aircraftMovement', 'airOrders', { n: airStands(state).length })]
  if (state.phase !== 'action') return []
  const { intercept, attack } = toAct(state)
  return [
    ...intercept.map((stand) => dueFor(stand, 'airCombat', { combat: 'intercept', by: stand.id })),
    ...attack.flatMap((stand) => {
      const firer = nextToFireAt(state, stand)
      return [
        dueFor(stand, 'airAttack', { by: stand.id }),
        ...(firer ? [dueFor(stand, 'antiAircraft', { by: firer.id, at: stand.id })] : []),
      ]
    }),
  ]
}

/** In aircraft movement all go on as they did last turn; in the action phase stands that do not come to what they were to do. */
export function airPasses(state: GameState): Passes | undefined {
  if (needsOrders(state)) {
    const input = Object.fromEntries(missions.map((mission) => [mission, idsOf(didLastTurn(state, mission))]))
    return { rest: due('aircraftMovement', 'airOrders', says('passes.orders'), input) }
  }
  const all = state.phase === 'action' ? allToAct(state) : []
  const [first] = all
  if (!first) return undefined
  const hold = (say: Phrase, stands: readonly ShipInPlay[]) => due('action', 'airHolds', say, { stands: idsOf(stands) })
  return {
    next: hold(says('passes.next', { stand: shipName(first) }), [first]),
    rest: hold(says('passes.rest', { n: all.length }), all),
  }
}

const idsOf = (stands: readonly ShipInPlay[]) => stands.map(({ id }) => id).join(' ')
