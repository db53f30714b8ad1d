import { noDecks } from '../../../decks/pile'
import type { GameState, Marker, ShipInPlay } from '../../../game/state'
import { packId, shipId, sideId, squadronId } from '../../../kernel/ids'
import type { Answer } from '../../../kernel/question'
import type { Scalar } from '../../../kernel/scalar'
import type { Input, Procedure } from '../../procedure'
import { runProcedure } from '../../run-procedure.testing'
import { checkShip } from '../check-ship'
import type { Damage } from '../../marked-ship.testing'
import { furutaka, inPlay } from '../furutaka.testing'
import { shape } from '../shape'
import type { WaterShip } from '../ship'

export const japan = sideId('japan')
export const allies = sideId('allies')

/** Ships by name, each a heavy cruiser with what is changed of her data and marked on her card. */
export type Line = Readonly<Record<string, Damage & { readonly form?: Partial<WaterShip> }>>

export interface Laid {
  readonly japan?: Line
  readonly allies?: Line
  readonly houseRules?: Readonly<Record<string, Scalar>>
  readonly table?: Readonly<Record<string, Scalar>>
  readonly turn?: number
  readonly phase?: string
  readonly markers?: readonly Marker[]
}

/** Two squadrons of heavy cruisers in August 1942: Furutaka and Kako against Astoria and Quincy. */
export function atNight({
  houseRules = {},
  table = {},
  turn = 1,
  phase = 'gunfire',
  markers = [],
  ...lines
}: Laid = {}): GameState {
  const us: Partial<WaterShip> = { nation: 'USN' }
  const squadrons = [
    { id: squadronId('cruisers'), side: japan, name: 'Cruisers', line: lines.japan ?? { Furutaka: {}, Kako: {} } },
    {
      id: squadronId('north'),
      side: allies,
      name: 'North',
      line: lines.allies ?? { Astoria: { form: us }, Quincy: { form: us } },
    },
  ]
  const ships = squadrons.flatMap(({ line }) => Object.entries(line).map(([name, has]) => shipCalled(name, has)))
  return {
    pack: packId('fire-on-the-waters'),
    title: 'Off Savo',
    houseRules,
    turn,
    phase,
    sides: [
      { id: japan, name: 'Japan', flag: '' },
      { id: allies, name: 'Allies', flag: '' },
    ],
    squadrons: squadrons.map(({ id, side, name, line }) => ({
      id,
      side,
      name,
      order: Object.keys(line).map(idOf),
      beganWith: Object.keys(line).length,
    })),
    ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])),
    table: { year: 1942, month: 8, light: 'night', tropics: 'yes', visibilityBase: 6, ...table },
    notes: [],
    markers,
    dialogues: [],
    decks: noDecks,
    pending: [],
  }
}

export const idOf = (name: string) => shipId(name.toLowerCase())

function shipCalled(name: string, { form, fields, ...damage }: Line[string]): ShipInPlay {
  return { ...inPlay(furutaka(form, { name }), { ...damage, fields: { name, ...fields } }), id: idOf(name) }
}

/** Runs a procedure of this pack with scripted dice. */
export const runs = (
  procedure: Procedure,
  state: GameState,
  input: Input = {},
  faces: Answer[] = [],
  said: Readonly<Record<string, Answer>> = {},
) => runProcedure({ checkShip, shape }, procedure, state, input, faces, said)
