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
import type { Due } from '../../../pack/rules-pack'
import { phases, type Phase } from '../../table/table-facts'
import { onTurn } from '../turn/turn'
import { attackedThisTurn, attacksOf } from './air-attack'
import { combatKey, mayBegin } from './air-combat'
import { airStandOf, airStands, loadOf, sayAirStand, says, type AirStand } from './air-stands'

/** What a stand in the air is to do in the action phase of this turn. */
const missions = ['intercept', 'attack', 'land'] as const
type Mission = (typeof missions)[number]

const missionKey = (stand: ShipInPlay) => `mission:${stand.id}`

/** The mission of this turn; `undefined` where it flies on. */
function missionOf(state: GameState, stand: ShipInPlay): Mission | undefined {
  const said = own(state.table, missionKey(stand))
  const [turn, mission] = typeof said === 'string' ? said.split(' ') : []
  return Number(turn) === state.turn ? missions.find((each) => each === mission) : undefined
}

const sentKey = 'missions:turn'

/** Stands that can, none of them chosen; not asked where there are none. */
function standsFor(state: GameState, can: (stand: AirStand) => boolean) {
  const among = airStands(state, can)
  return among.length === 0 ? undefined : { among, default: [], beside: sayAirStand }
}

const isArmed = (stand: AirStand) => attacksOf(stand).length > 0
const isSpent = (stand: AirStand) => stand.data.loads.length > 0 && loadOf(stand) === undefined

const airOrdersForm = form()
  .refuses((state) => (airStands(state).length > 0 ? undefined : refused('no-aircraft-flying')))
  .ships('intercept', (state) => standsFor(state, (stand) => mayBegin(state, stand, 'intercept')))
  .ships('attack', (state) => standsFor(state, isArmed))
  .ships('land', (state) => standsFor(state, isSpent))

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

const { dueSaid, dueOf } = duesBy<Phase>(phases, says)

/** Orders once a turn while anything flies; then interceptions before attacks, each stand until it has done its part. */
export function aircraftDue(state: GameState): readonly Due[] {
  const flying = airStands(state)
  if (state.phase === 'aircraftMovement') {
    const isSent = own(state.table, sentKey) === state.turn
    return isSent || flying.length === 0 ? [] : [dueSaid('aircraftMovement', 'airOrders', { n: flying.length })]
  }
  if (state.phase !== 'action') return []
  const sent = (mission: Mission) => flying.filter((stand) => missionOf(state, stand) === mission)
  const toFight = sent('intercept').filter(({ id }) => own(state.table, combatKey(id)) !== state.turn)
  const toAttack = sent('attack').filter((stand) => attackedThisTurn(state, stand.id) < airStandOf(stand)!.aircraft)
  return [
    ...toFight.map((stand) => withInput(dueOf('action', 'airCombat', stand), { combat: 'intercept', by: stand.id })),
    ...toAttack.flatMap((stand) => {
      const isLoaded = isArmed(airStandOf(stand)!)
      return isLoaded ? [withInput(dueOf('action', 'airAttack', stand), { by: stand.id })] : []
    }),
  ]
}

const withInput = (due: Due, input: Due['input']): Due => ({ ...due, input })
