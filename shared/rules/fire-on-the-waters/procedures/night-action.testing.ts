import { expect } from 'vitest'
import type { GameState, ShipInPlay } from '../../../game/state'
import { shipId, sideId } from '../../../kernel/ids'
import type { Answer } from '../../../kernel/question'
import type { Scalar } from '../../../kernel/scalar'
import { tableOf } from '../../kit/battle-table.testing'
export { askedIn } from '../../kit/case-rows.testing'
import { asksIn, eachRow, foundFor, marked, type Written } from '../../kit/case-rows.testing'
import type { Procedure } from '../../pack/procedure'
import { runProcedure, type Ran } from '../../run/run-procedure.testing'
import { checkShip } from '../ship/check-ship'
import type { Damage } from '../../kit/marked-ship.testing'
import { furutaka, inPlay } from '../ship/furutaka.testing'
import { shape } from '../ship/shape'
import { waitingHits, type Hits } from '../table/markers'
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

const us: Partial<WaterShip> = { nation: 'USN' }
const cruisers: Line = { Furutaka: {}, Kako: {} }
const north: Line = { Astoria: { form: us }, Quincy: { form: us } }

/** Two squadrons of heavy cruisers in August 1942: Furutaka and Kako against Astoria and Quincy. */
export function atNight({
  phase = 'gunfire',
  japan: ours,
  allies: theirs,
  table,
  ...rest
}: NightSetup = {}): GameState {
  const squadron = (id: string, side: string, name: string, line: Line) => ({
    ...{ id, side, name },
    ships: Object.entries(line).map(([ship, has]) => shipCalled(ship, has)),
  })
  return tableOf({
    pack: 'fire-on-the-waters',
    phase,
    ...rest,
    squadrons: [
      squadron('cruisers', japan, 'Cruisers', ours ?? cruisers),
      squadron('north', allies, 'North', theirs ?? north),
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

/** What a row of `plays` is played with. */
export interface Given {
  readonly setup: NightSetup
  readonly input: Input
  readonly faces: number[]
  readonly said: Readonly<Record<string, Answer>>
}

/**
 * Plays rows (`eachRow`) with scripted dice; `Kako:form.type=DD` changes her data. Besides what `foundFor` finds it comes
 * to `hits: ` that wait; `not: ` is no reason and was never asked.
 */
export function plays(play: (given: Given) => Ran, rows: string, on: NightSetup = {}): void {
  eachRow(rows, (written, comesTo) => {
    const ran = play(givenIn(written, on))
    const waiting = () => `hits: ${waitingHits(ran.state).map(inShort).join(', ')}`.trim()
    for (const line of comesTo.split('; ')) {
      if (line.startsWith('not: ')) expect([...ran.why, ...asksIn(ran)]).not.toContain(line.slice('not: '.length))
      else expect(line.startsWith('hits:') ? [waiting()] : foundFor(line, ran)).toContain(line)
    }
  })
}

/** The same of what is said or worked out before the first die: a figure, a code, a sentence. */
export function comesTo(of: (given: Given) => unknown, rows: string, on: NightSetup = {}): void {
  eachRow(rows, (written, wanted) => expect(String(of(givenIn(written, on)))).toBe(wanted))
}

function givenIn({ faces, input, said, cards, ...written }: Written, on: NightSetup): Given {
  const lines = { japan: { ...(on.japan ?? cruisers) }, allies: { ...(on.allies ?? north) } }
  for (const [ship, name, value] of cards) {
    const line: Record<string, Line[string]> = ship in lines.japan ? lines.japan : lines.allies
    const has = line[ship] ?? {}
    const form = { ...has.form, [name.replace('form.', '')]: value }
    line[ship] = name.startsWith('form.') ? { ...has, form } : marked(has, name, value)
  }
  const houseRules = { ...on.houseRules, ...written.houseRules }
  const setup = { ...on, ...written, ...lines, houseRules, table: { ...on.table, ...written.table } }
  return { setup, input, faces, said }
}

const inShort = ({ count, target, weapon, inches }: Hits) => `${count} on ${target} by ${weapon} of ${inches}`

/** The fields of a form, by name. */
export const fieldsOf = (procedure: Procedure, state: GameState, input: Input = {}) =>
  Object.fromEntries(procedure.fields(state, input).map((field) => [field.name, field]))
