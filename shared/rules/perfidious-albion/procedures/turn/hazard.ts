import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { confirm, number, type Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { condition } from '../../ship/state'
import { onSheet } from '../../reference/look-up'
import { floodOnce, loseFlotation, isGone } from '../damage/fire-flash-flooding'
import { umpire } from '../../../kit/owner'
import { losePropulsion } from '../damage/destroyed-cell'
import { floats, isDoneThisTurn, type Noted } from './acting'
import { shipById } from '../../../kit/on-table'
import { saysOfSequence as says } from '../../sentence'
import type { Input } from '../../../pack/input'
import { own } from '../../../../kernel/own'

const hazardKinds = ['collision', 'ram', 'minefield', 'grounding', 'weather'] as const

/** The sheet leaves collisions, rams, minefields and the weather to the umpire: the app prompts, marks and logs. */
export const hazard: Procedure = {
  name: 'hazard',
  phases: ['hazards'],
  lookUp: onSheet.hazard,
  fields(state) {
    const ships = Object.values(state.ships).filter(floats)
    const among = ships.map(({ id }) => id)
    const flagged = hazardsFlagged(state)[0]
    return [
      { kind: 'choice', name: 'hazard', among: hazardKinds, default: flagged ? likely[flagged.kind] : 'collision' },
      { kind: 'ship', name: 'ship', among, default: flagged?.ship ?? among[0] ?? null },
    ]
  },
  check(state, input) {
    if (!hazardKinds.some((kind) => kind === input['hazard'])) return refused('no-such-hazard', { field: 'hazard' })
    const ship = shipById(state, input['ship'])
    if (!ship) return refused('no-such-ship', { field: 'ship' })
    return floats(ship) ? done(null) : refused('ship-out-of-action', { field: 'ship', ship: shipName(ship) })
  },
  run,
}

const likely = { shore: 'grounding', ship: 'collision', minefield: 'minefield' } as const

function* run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  return yield* meetsHazard(table, input['ship'] as ShipId, String(input['hazard']))
}

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
  const flagged = hazardsFlagged(table.state).find(({ ship, kind }) => ship === id && likely[kind] === met)
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

/** What movement has flagged this turn, for the umpire to resolve. */
export function hazardsFlagged(state: GameState): readonly { readonly ship: ShipId; readonly kind: MovementHazard }[] {
  const isOpen = (ship: ShipId, kind: MovementHazard) =>
    isDoneThisTurn(state, hazardNote[kind], ship) && own(state.table, hazardResolved(ship, kind)) !== state.turn
  return Object.values(state.ships).flatMap(({ id: ship }) =>
    movementHazards.filter((kind) => isOpen(ship, kind)).map((kind) => ({ ship, kind })),
  )
}
