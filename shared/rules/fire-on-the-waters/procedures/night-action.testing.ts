import type { GameState, ShipInPlay } from '../../../game/state'
import { shipId, sideId } from '../../../kernel/ids'
import type { Answer } from '../../../kernel/question'
import type { Scalar } from '../../../kernel/scalar'
import { tableOf } from '../../kit/battle-table.testing'
import type { Procedure } from '../../pack/procedure'
import { runProcedure } from '../../run/run-procedure.testing'
import { checkShip } from '../ship/check-ship'
import type { Damage } from '../../kit/marked-ship.testing'
import { furutaka, inPlay } from '../ship/furutaka.testing'
import { shape } from '../ship/shape'
import type { WaterShip } from '../ship/ship'
import type { Input } from '../../pack/input'
import type { Marker } from '../../../game/mark'

export const japan = sideId('japan')
export const allies = sideId('allies')

/** Ships by name: heavy cruisers with changed data and marked cards. */
export type Line = Readonly<Record<string, Damage & { readonly form?: Partial<WaterShip> }>>

export interface NightSetup {
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
  phase = 'gunfire',
  japan: ours,
  allies: theirs,
  table,
  ...rest
}: NightSetup = {}): GameState {
  const us: Partial<WaterShip> = { nation: 'USN' }
  const squadron = (id: string, side: string, name: string, line: Line) => ({
    ...{ id, side, name },
    ships: Object.entries(line).map(([ship, has]) => shipCalled(ship, has)),
  })
  return tableOf({
    pack: 'fire-on-the-waters',
    phase,
    ...rest,
    squadrons: [
      squadron('cruisers', japan, 'Cruisers', ours ?? { Furutaka: {}, Kako: {} }),
      squadron('north', allies, 'North', theirs ?? { Astoria: { form: us }, Quincy: { form: us } }),
    ],
    table: { year: 1942, month: 8, light: 'night', tropics: 'yes', visibilityBase: 6, ...table },
  })
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
