import type { Effect } from '../../../../game/effect'
import { freeMarker, type Marker } from '../../../../game/mark'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { confirm } from '../../../../kernel/dialogue'
import type { MarkerId, ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { onTorpedoes } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { markerKind, noSpread, type Spread } from '../../table/markers'
import { keptAs } from '../../table/table-facts'
import { torpedoTypes } from '../../tables/torpedoes'

const says = sentencesOf('torpedoes')

/** A spread as it runs. */
export interface RunningSpread extends Spread {
  readonly id: MarkerId
  readonly turnLaunched: number
}

export function spreadsOnTable(state: GameState): readonly RunningSpread[] {
  return state.markers
    .filter(({ kind }) => kind === markerKind.spread)
    .map(({ id, turnLaid, values }) => ({ ...keptAs(values, noSpread), id, turnLaunched: turnLaid }))
}

export function spreadById(state: GameState, id: unknown): RunningSpread | undefined {
  return spreadsOnTable(state).find((spread) => spread.id === id)
}

/** How far it has run when a turn ends: it is launched at the end of one and runs from the next. */
function ranInches({ turnLaunched, speed }: RunningSpread, turn: number): number {
  return Math.max(0, turn - turnLaunched) * speed
}

/** Its torpedo's range at the setting it was launched with. */
export function reachInches({ type, speed }: Pick<Spread, 'type' | 'speed'>): number {
  const runs = own(torpedoTypes, type)?.runs ?? []
  return runs.find((run) => run.speed === speed)?.rangeInches ?? 0
}

/** It has run its range before this turn. */
export function isSpent(spread: RunningSpread, turn: number): boolean {
  return ranInches(spread, turn - 1) >= reachInches(spread)
}

/** A spread in a list: whose, at whom, how many, since when. */
export function spreadName(state: GameState, spread: RunningSpread): Phrase {
  return says('spread', {
    ship: nameIn(state, spread.by),
    target: nameIn(state, spread.target),
    n: spread.torpedoes,
    type: spread.type,
    turn: spread.turnLaunched,
  })
}

/** Places a spread beside its launcher. */
export function placeSpread(state: GameState, by: ShipInPlay, spread: Omit<Spread, 'by'>): Effect {
  return {
    type: 'markerLaid',
    marker: freeMarker(state, `${by.id.slice(0, 40)}-spread-${state.turn}`),
    kind: markerKind.spread,
    of: ownerOf(state, by.id) as Marker['of'],
    turnLaid: state.turn,
    values: { by: by.id, ...spread },
  }
}

function nameIn(state: GameState, id: string): string {
  const ship = own(state.ships, id as ShipId)
  return ship ? shipName(ship) : id
}

/** Spreads that have run their range are lifted; what somebody wants to leave on the table stays. */
export const liftSpreads = procedure({
  name: 'liftSpreads',
  phases: ['movement'],
  form: form().refuses((state) => (spentSpreads(state).length > 0 ? undefined : refused('no-such-spread'))),
  lookUp: onTorpedoes.launch,
  *run(table) {
    let lifted = 0
    for (const { id, by, turnLaunched } of spentSpreads(table.state)) {
      const values = { ship: nameIn(table.state, by), turn: turnLaunched }
      const prompt = { to: umpire, ask: says('askLift', values), lookUp: onTorpedoes.launch }
      if (!(yield* confirm(`spread/${id}`, true, prompt))) continue
      table.apply({ type: 'markerLifted', marker: id }, says('spent', values))
      lifted += 1
    }
    return says('lifted', { n: lifted })
  },
})

export function spentSpreads(state: GameState): readonly RunningSpread[] {
  return spreadsOnTable(state).filter((spread) => isSpent(spread, state.turn))
}
