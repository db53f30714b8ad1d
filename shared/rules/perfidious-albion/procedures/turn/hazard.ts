import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, number, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { form } from '../../../kit/form'
import { shipById } from '../../../kit/on-table'
import { umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { shipWho } from '../../../kit/ship-who'
import { onSheet } from '../../reference/look-up'
import { saysOfSequence as says } from '../../sentence'
import { condition } from '../../ship/state'
import { losePropulsion } from '../damage/hull'
import { floodOnce, isGone, loseFlotation } from '../damage/fire-flash-flooding'
import { floats, isDoneThisTurn, mustFloat, shipsThat, type Noted } from './acting'

const hazardKinds = ['collision', 'ram', 'minefield', 'grounding', 'weather'] as const

/** The sheet leaves collisions, rams, minefields and the weather to the umpire: the app prompts, marks and logs. */
export const hazard = procedure({
  name: 'hazard',
  phases: ['hazards'],
  lookUp: onSheet.hazard,
  form: form()
    .choice('hazard', (state) => {
      const [flagged] = hazardsFlagged(state)
      return { among: hazardKinds, default: flagged ? hazardOf[flagged.kind] : 'collision', wrong: 'no-such-hazard' }
    })
    .ship(...shipWho('ship', [mustFloat], (state) => ({ default: shipById(state, hazardsFlagged(state)[0]?.ship) }))),
  run: (table, { ship, hazard: kind }) => meetsHazard(table, ship.id, kind),
})

/** What comes of what movement has flagged. */
export const hazardOf = { shore: 'grounding', ship: 'collision', minefield: 'minefield' } as const

/** The umpire says whether she is hurt, and what it costs her. */
export function* meetsHazard(table: RuleDraft, id: ShipId, kind: string): Dialogue<Phrase> {
  const values = { ship: shipName(table.ship(id)) }
  const isHurt = yield* confirm('hurt', false, {
    to: umpire,
    ask: says(`hazard.ask.${kind}`, values),
    lookUp: onSheet.hazard,
  })
  if (isHurt) yield* whatSheLoses(table, id)
  resolve(table, id, kind)
  return says(`hazard.${isHurt ? 'hurt' : 'unhurt'}.${kind}`, values)
}

/** What was flagged as this kind is resolved; a ram settles what came of two ships too near. */
function resolve(table: RuleDraft, id: ShipId, hazard: string): void {
  const met = hazard === 'ram' ? 'collision' : hazard
  const flagged = hazardsFlagged(table.state).find(({ ship, kind }) => ship === id && hazardOf[kind] === met)
  const to = table.state.turn
  if (flagged) table.apply({ type: 'tableSet', key: hazardResolved(id, flagged.kind), to })
}

/** The umpire names what it costs her. */
function* whatSheLoses(table: RuleDraft, id: ShipId): Dialogue<void> {
  const ship = shipName(table.ship(id))
  const { left } = condition(table.ship(id))
  const ask = (what: string) => ({ to: umpire, ask: says(`hazard.${what}`, { ship }), lookUp: onSheet.hazard })
  const flotation = yield* number('flotation', { least: 0, most: left, usual: 0 }, ask('flotation'))
  const leaks = yield* number('leaks', { least: 0, most: 6, usual: 0 }, ask('leaks'))
  const engines = yield* number('propulsion', { least: 0, most: 8, usual: 0 }, ask('propulsion'))
  table.because(says('hazard.umpire'))
  loseFlotation(table, id, flotation)
  for (let leak = 0; leak < leaks && stillFloats(table.state, id); leak++) floodOnce(table, id)
  for (let box = 0; box < engines && stillFloats(table.state, id); box++) losePropulsion(table, id)
}

function stillFloats(state: GameState, id: ShipId): boolean {
  const ship = shipById(state, id)
  return ship !== undefined && !isGone(ship)
}

/** Nearer than 4 inches to the shore, 1 inch to a ship, or across a minefield. */
export const movementHazards = ['shore', 'ship', 'minefield'] as const

export type MovementHazard = (typeof movementHazards)[number]

export const hazardNote: Readonly<Record<MovementHazard, Noted>> = {
  shore: 'hazardShore',
  ship: 'hazardShip',
  minefield: 'hazardMinefield',
}

/** The umpire has resolved a hazard of hers that movement flagged; another kind stays open. */
const hazardResolved = (ship: ShipId, kind: MovementHazard) => `hazardResolved:${ship}:${kind}`

/** What movement has flagged this turn, for the umpire to resolve; a ship that has sunk since meets none. */
export function hazardsFlagged(state: GameState): readonly { readonly ship: ShipId; readonly kind: MovementHazard }[] {
  const isOpen = (ship: ShipId, kind: MovementHazard) =>
    isDoneThisTurn(state, hazardNote[kind], ship) && own(state.table, hazardResolved(ship, kind)) !== state.turn
  return shipsThat(state, floats).flatMap(({ id: ship }) =>
    movementHazards.filter((kind) => isOpen(ship, kind)).map((kind) => ({ ship, kind })),
  )
}
