import { navalEventOf } from '../../../../decks/naval/events'
import { inForce, type InForce } from '../../../../game/decks/in-force'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { choose, confirm, roll, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { refused } from '../../../../kernel/result'
import { outcomeOf } from '../../../event-cards/naval-events'
import { says as saysOfCards } from '../../../event-cards/played-event'
import { form } from '../../../kit/form'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { onSheet } from '../../reference/look-up'
import { saysOfSequence as says, saysOfEvents } from '../../sentence'
import { shipOf } from '../../ship/ship-data'
import { rulingOf } from '../../table/house-rules'
import { helmIsHit, steeringDamaged } from '../damage/destroyed-cell'
import { crewTest, reckonCrewTest } from '../morale/crew-test'
import { acts, isDoneThisTurn, note, outOfAction, shipsThat } from '../turn/acting'

export interface TurningCircles {
  /** The one she turns on this turn. */
  readonly inches: number
  /** The next smaller one, for an emergency turn; `undefined` where the card has none. */
  readonly nextSmallerInches: number | undefined
  /** An emergency turn has been passed this turn. */
  readonly isTight: boolean
}

export function turningCircles(state: GameState, ship: ShipInPlay): TurningCircles {
  const [usual = 0, smaller] = shipOf(ship.document).turningCirclesInches
  const isTight = smaller !== undefined && isDoneThisTurn(state, 'tightTurn', ship.id)
  return { inches: isTight ? smaller : usual, nextSmallerInches: smaller, isTight }
}

/** Emergency turn: pass a crew test to use the next smaller turning circle. She tries it once a turn. */
export const emergencyTurn = procedure({
  name: 'emergencyTurn',
  phases: ['movement'],
  lookUp: onSheet.emergencyTurn,
  form: form().ship(
    'ship',
    (state) => ({ among: shipsThat(state, (ship) => acts(ship) && mayTry(state, ship)) }),
    (state, { ship }) => {
      const values = { ship: shipName(ship) }
      if (!acts(ship)) return outOfAction(ship)
      if (turningCircles(state, ship).nextSmallerInches === undefined) {
        return refused('no-smaller-turning-circle', values)
      }
      return mayTry(state, ship) ? undefined : refused('emergency-turn-tried', values)
    },
  ),
  reckoning: (state, { ship }) => reckonCrewTest(state, ship),
  *run(table, { ship: { id } }) {
    const { inches, nextSmallerInches } = turningCircles(table.state, table.ship(id))
    const values = { ship: shipName(table.ship(id)), inches, smaller: nextSmallerInches ?? inches }
    const passed = yield* crewTest(table, id, 'crew', says('turn.ask', values), onSheet.emergencyTurn)
    note(table, 'tightTurnTried', id)
    if (!passed) return says('turn.failed', values)
    note(table, 'tightTurn', id)
    return says('turn.passed', values)
  },
})

function mayTry(state: GameState, ship: ShipInPlay): boolean {
  const { nextSmallerInches } = turningCircles(state, ship)
  return nextSmallerInches !== undefined && !isDoneThisTurn(state, 'tightTurnTried', ship.id)
}

const troubles = ['free', 'straightAhead', 'crewTestToTurn'] as const

type Trouble = (typeof troubles)[number]

/** A hit on the conning tower or the steering gear may cause movement problems: `steeringDamage` says which. */
export function* takesHelm(table: RuleDraft, ship: ShipId): Dialogue<void> {
  if (yield* steeredByDie(table, ship)) return
  if (!steeringDamaged(table.state, ship)) return
  const values = { ship: shipName(table.ship(ship)) }
  const trouble = yield* troubleOf(table, ship)
  if (trouble === 'free') return table.because(says('helm.free', values))
  if (trouble === 'straightAhead') return table.because(says('helm.straightAhead', values))
  const to = ownerOf(table.state, ship)
  const turns = yield* confirm('turns', true, { to, ask: says('helm.askTurns', values), lookUp: onSheet.helm })
  if (!turns) return table.because(says('helm.holdsOn', values))
  const passed = yield* crewTest(table, ship, 'helm', says('helm.test', values), onSheet.helm)
  table.because(says(passed ? 'helm.turns' : 'helm.straightAhead', values))
}

function* troubleOf(table: RuleDraft, ship: ShipId): Dialogue<Trouble> {
  const rule = rulingOf(table.state, 'steeringDamage')
  if (rule !== 'ask') return rule === 'crewTestToTurn' ? 'crewTestToTurn' : 'straightAhead'
  const values = { ship: shipName(table.ship(ship)) }
  const options = troubles.map((value) => ({ value, say: says(`helm.option.${value}`, values) }))
  const ask = helmIsHit(table.state, ship) ? says('helm.ask', values) : saysOfEvents('helm', values)
  return yield* choose<Trouble>('trouble', options, 'straightAhead', { to: umpire, ask })
}

/** By the die of a card she goes where it says, a new die each turn. True where an event steers her. */
function* steeredByDie(table: RuleDraft, ship: ShipId): Dialogue<boolean> {
  const steers = inForce(table.state, ship).find(isByDie)
  if (!steers) return false
  const on = shipName(table.ship(ship))
  const { noted, face: card, marker } = steers.event
  if (noted['rolledIn'] === table.state.turn) {
    table.because(saysOfCards(`marked.${String(noted['course'])}`, { on }))
    return true
  }
  const prompt = { to: ownerOf(table.state, ship), ask: saysOfCards('ask.courseAnew', { on }) }
  const face = yield* roll('course', 'D6', prompt)
  const course = outcomeOf(navalEventOf(card)?.dice[0]?.rows ?? [], face)
  const values = { course, rolledIn: table.state.turn }
  table.apply({ type: 'markerMoved', marker, values }, saysOfCards(`rolled.${course}`, { on, face }))
  return true
}

const courses = ['left180', 'left90', 'straight', 'right90', 'right180']

function isByDie({ effect, event }: InForce): boolean {
  return (
    (effect.code === 'steeringLost' || effect.code === 'randomTurn') && courses.includes(String(event.noted['course']))
  )
}
