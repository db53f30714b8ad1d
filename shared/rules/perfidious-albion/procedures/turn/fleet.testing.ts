import type { GameState, ShipInPlay } from '../../../../game/state'
import { shipId, sideId, squadronId, type SideId, type SquadronId } from '../../../../kernel/ids'
import type { Answer } from '../../../../kernel/question'
import type { Scalar } from '../../../../kernel/scalar'
import { tableOf } from '../../../kit/battle-table.testing'
import type { Damage } from '../../../kit/marked-ship.testing'
import type { Procedure } from '../../../pack/procedure'
import { runProcedure, type Ran } from '../../../run/run-procedure.testing'
import { inPlay, majestic } from '../../card/majestic.testing'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import type { PerfidiousShip } from '../../ship/ship'
import type { Input } from '../../../pack/input'
import type { Marker } from '../../../../game/mark'

export const england = sideId('england')
export const france = sideId('france')
export const channel = squadronId('channel')
export const reserve = squadronId('reserve')
export const brest = squadronId('brest')

/** Ships by name, squadron by squadron; each with what is marked on her card. */
export type Line = Readonly<Record<string, Damage & { readonly card?: Partial<PerfidiousShip> }>>

export interface SeaSetup {
  readonly channel?: Line
  readonly reserve?: Line
  readonly brest?: Line
  readonly houseRules?: Readonly<Record<string, Scalar>>
  readonly table?: Readonly<Record<string, Scalar>>
  readonly turn?: number
  readonly phase?: string
  readonly markers?: readonly Marker[]
}

const usual: Line = { Majestic: {}, Magnificent: {} }

/** Two sides at sea: an English Channel squadron (and a reserve, if it is named) against a French one. */
export function atSea({
  phase = 'gunnery',
  channel: ours,
  reserve: more,
  brest: theirs,
  ...setup
}: SeaSetup = {}): GameState {
  const squadron = (id: SquadronId, side: SideId, name: string, line: Line) => ({
    ...{ id, side, name },
    ships: Object.entries(line).map(([ship, damage]) => shipCalled(ship, damage)),
  })
  return tableOf({
    pack: 'perfidious-albion',
    phase,
    ...setup,
    squadrons: [
      squadron(channel, england, 'Channel', ours ?? usual),
      ...(more ? [squadron(reserve, england, 'Reserve', more)] : []),
      squadron(brest, france, 'Brest', theirs ?? { Brennus: {}, Hoche: {} }),
    ],
  })
}

function shipCalled(name: string, { card, fields, ...damage }: Line[string]): ShipInPlay {
  return { ...inPlay(majestic(card), { ...damage, fields: { name, ...fields } }), id: idOf(name) }
}

export const idOf = (name: string) => shipId(name.toLowerCase())

/** Starts a procedure of this pack, throws dice in order; ships are called by their names. */
export function runs(
  procedure: Procedure,
  state: GameState,
  input: Input = {},
  faces: Answer[] = [],
  said: Readonly<Record<string, Answer>> = {},
): Ran {
  const ran = runProcedure({ checkShip, shape }, procedure, state, input, faces, said)
  return { ...ran, on: (name) => ran.on(idOf(name)) }
}

/** The state with facts of the table set. */
export function withFacts(state: GameState, facts: Readonly<Record<string, Scalar>>): GameState {
  return { ...state, table: { ...state.table, ...facts } }
}

/** Squadrons that have fired or passed in the turn of the state, in this order. */
export function fired(state: GameState, ...squadrons: readonly SquadronId[]): GameState {
  const notes = Object.fromEntries(squadrons.map((id) => [`squadronFired:${id}`, state.turn]))
  return withFacts(state, { ...notes, lastToFire: squadrons.at(-1) ?? null })
}
