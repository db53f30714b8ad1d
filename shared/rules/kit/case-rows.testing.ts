import { test } from 'vitest'
import type { Answer } from '../../kernel/question'
import type { Scalar } from '../../kernel/scalar'
import type { Ran } from '../run/run-procedure.testing'
import type { Damage } from './marked-ship.testing'

/** What a row says in its second column. */
export interface Written {
  readonly faces: number[]
  readonly input: Readonly<Record<string, Scalar>>
  readonly said: Readonly<Record<string, Answer>>
  readonly houseRules: Readonly<Record<string, Scalar>>
  readonly table: Readonly<Record<string, Scalar>>
  readonly turn?: number
  /** `tone:splash=1`: of which ship, what, how much. */
  readonly cards: readonly (readonly [ship: string, name: string, value: Scalar])[]
}

/**
 * Cases as rows of text, `what | given | comes to`; a line that begins with a bar goes on with the row above it. Given
 * are the faces of dice in order, `field=value` of the form, `rule:name=choice`, `table:fact=value`, `turn=3`,
 * `says:key=answer`, and cards: `kako:s-31=struck`, `kako:speed=2`; a + stands for a space, and `"0"` is no figure.
 */
export function eachRow(rows: string, check: (written: Written, comesTo: string) => void): void {
  const whole = rows.replaceAll(/\n +\|/g, ' |').split('\n')
  const cells = whole.map((row) => row.split(/ \|(?= |$)/).map((cell) => cell.trim()))
  test.each(cells.filter(([what]) => what))('%s', (_what, given = '', comesTo = '') => check(writtenIn(given), comesTo))
}

function writtenIn(text: string): Written {
  const faces: number[] = []
  const cards: [string, string, Scalar][] = []
  const places: Record<string, Record<string, Scalar>> = { input: {}, says: {}, rule: {}, table: {} }
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const [, of = 'input', name = '', given = ''] = /^(?:(\w+):)?([^=]+)(?:=(.*))?$/.exec(word) ?? []
    if (/^\d+$/.test(word)) faces.push(Number(word))
    else if (places[of]) places[of][name] = scalarIn(given)
    else cards.push([of, name, scalarIn(given)])
  }
  const { input, says, rule, table } = places as Record<'input' | 'says' | 'rule' | 'table', Record<string, Scalar>>
  const { turn, ...fields } = input as { turn?: number }
  const written = { faces, cards, input: fields, said: says as Written['said'], houseRules: rule, table }
  return turn === undefined ? written : { ...written, turn }
}

function scalarIn(text: string): Scalar {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text.startsWith('"')) return text.slice(1, -1)
  return text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text.replaceAll('+', ' ')
}

/** A figure is a track, marks are of a box, whose name has a dash; all else is a field. */
export function marked<Has extends Damage>(has: Has, name: string, value: Scalar): Has {
  if (typeof value === 'number') return { ...has, tracks: { ...has.tracks, [name]: value } }
  if (/^[a-z\d]+-/.test(name)) return { ...has, boxes: { ...has.boxes, [name]: String(value).split(' ') as never } }
  return { ...has, fields: { ...has.fields, [name]: value } }
}

/**
 * What a line of the third column may find: the label and the reasons, `asked: ` with the keys of all dice and
 * decisions, `asks: ` with one of them, and what a card says, `tone splash: 1`.
 */
export function foundFor(line: string, ran: Ran): readonly string[] {
  if (line.startsWith('asked: ')) return [`asked: ${askedIn(ran).join(', ')}`]
  if (line.startsWith('asks: ')) return asksIn(ran).map((key) => `asks: ${key}`)
  const [, ship, what] = /^([a-z]+) (\S+):( |$)/.exec(line) ?? []
  if (ship === undefined || what === undefined) return [ran.label, ...ran.why]
  const { marks, track, field } = ran.on(ship)
  return [`${ship} ${what}: ${String(track(what) ?? field(what) ?? marks(what).join(' '))}`.trim()]
}

/** Keys without the hit or the salvo that they belong to. */
export const asksIn = ({ questions }: Ran) => questions.map(({ key }) => key.slice(key.lastIndexOf('/') + 1))

export const askedIn = ({ questions }: Pick<Ran, 'questions'>) =>
  questions.flatMap(({ kind, key }) => (kind === 'judge' ? [] : [key]))
