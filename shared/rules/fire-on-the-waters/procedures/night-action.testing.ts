import { expect, test } from 'vitest'
import type { GameState, ShipInPlay } from '../../../game/state'
import { shipId, sideId } from '../../../kernel/ids'
import type { Answer } from '../../../kernel/question'
import type { Scalar } from '../../../kernel/scalar'
import { tableOf } from '../../kit/battle-table.testing'
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
 * Plays with scripted dice as rows of text, `what | given | comes to; comes to`; a line that begins with a bar goes on
 * with the row above it. Given are the faces of dice in order, `field=value` of the form, `rule:name=choice`,
 * `table:fact=value`, `turn=3`, `says:key=answer`, and cards as they are: `Kako:s-31=struck`, `Kako:speed=2`,
 * `Kako:form.type=DD`; a + stands for a space, and `"0"` is no figure. It comes to its label or a reason, `asked: `
 * with the keys of all dice and decisions, `asks: ` with one of them, `hits: ` that wait, and what a card says; `not: `
 * is no reason and was never asked.
 */
export function plays(play: (given: Given) => Ran, rows: string, on: NightSetup = {}): void {
  eachRow(rows, on, (given, comesTo) => {
    const ran = play(given)
    for (const line of comesTo.split('; ')) {
      if (line.startsWith('not: ')) expect([...ran.why, ...asksIn(ran)]).not.toContain(line.slice('not: '.length))
      else expect(foundFor(line, ran)).toContain(line)
    }
  })
}

/** The same of what is said or worked out before the first die: a figure, a code, a sentence. */
export function comesTo(of: (given: Given) => unknown, rows: string, on: NightSetup = {}): void {
  eachRow(rows, on, (given, written) => expect(String(of(given))).toBe(written))
}

function eachRow(rows: string, on: NightSetup, check: (given: Given, comesTo: string) => void): void {
  const whole = rows.replaceAll(/\n +\|/g, ' |').split('\n')
  const cells = whole.map((row) => row.split(/ \|(?= |$)/).map((cell) => cell.trim()))
  test.each(cells.filter(([what]) => what))('%s', (_what, given = '', comesTo = '') =>
    check(givenIn(given, on), comesTo),
  )
}

function givenIn(text: string, on: NightSetup): Given {
  const faces: number[] = []
  const [input, said, houseRules, table] = [{}, {}, { ...on.houseRules }, { ...on.table }] as Record<string, Scalar>[]
  const lines = { japan: { ...(on.japan ?? cruisers) }, allies: { ...(on.allies ?? north) } }
  const places = { rule: houseRules, table, says: said } as Readonly<Record<string, Record<string, Scalar> | undefined>>
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const [, of = '', name = '', given = ''] = /^(?:(\w+):)?([^=]+)(?:=(.*))?$/.exec(word) ?? []
    const value = scalarIn(given)
    const line = of in lines.japan ? lines.japan : lines.allies
    if (/^\d+$/.test(word)) faces.push(Number(word))
    else if (/^[A-Z]/.test(of)) (line as Record<string, Line[string]>)[of] = marked(line[of] ?? {}, name, value)
    else (places[of] ?? input)![name] = value
  }
  const { turn = on.turn, ...fields } = input as { turn?: number }
  const setup = { ...on, ...lines, houseRules, table, ...(turn !== undefined && { turn }) } as NightSetup
  return { setup, input: fields, faces, said: said as Given['said'] }
}

function scalarIn(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text.startsWith('"')) return text.slice(1, -1)
  return text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text.replaceAll('+', ' ')
}

function marked(has: Line[string], name: string, value: Scalar): Line[string] {
  if (name.startsWith('form.')) return { ...has, form: { ...has.form, [name.slice(5)]: value } }
  if (/^[hs]-/.test(name)) return { ...has, boxes: { ...has.boxes, [name]: String(value).split(' ') as never } }
  if (typeof value === 'number') return { ...has, tracks: { ...has.tracks, [name]: value } }
  return { ...has, fields: { ...has.fields, [name]: value } }
}

function foundFor(line: string, ran: Ran): readonly string[] {
  if (line.startsWith('asked: ')) return [`asked: ${askedIn(ran).join(', ')}`]
  if (line.startsWith('asks: ')) return asksIn(ran).map((key) => `asks: ${key}`)
  if (line.startsWith('hits:')) return [`hits: ${waitingHits(ran.state).map(inShort).join(', ')}`.trim()]
  const [, ship, what] = /^([a-z]+) (\S+):( |$)/.exec(line) ?? []
  if (ship === undefined || what === undefined) return [ran.label, ...ran.why]
  const { marks, track, field } = ran.on(ship)
  return [
    `${ship} ${what}: ${/^[hs]-/.test(what) ? marks(what).join(' ') : String(track(what) ?? field(what) ?? '')}`.trim(),
  ]
}

const inShort = ({ count, target, weapon, inches }: Hits) => `${count} on ${target} by ${weapon} of ${inches}`

/** Keys without the hit or the salvo that they belong to. */
const asksIn = ({ questions }: Ran) => questions.map(({ key }) => key.slice(key.lastIndexOf('/') + 1))

export const askedIn = ({ questions }: Pick<Ran, 'questions'>) =>
  questions.flatMap(({ kind, key }) => (kind === 'judge' ? [] : [key]))

/** The fields of a form, by name. */
export const fieldsOf = (procedure: Procedure, state: GameState, input: Input = {}) =>
  Object.fromEntries(procedure.fields(state, input).map((field) => [field.name, field]))
