import type { GameState } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import type { Scalar } from '../../../../kernel/scalar'
import { attacks, type Attack } from '../../tables/damage'
import { says } from '../throws/crew-test'

/** A figure or a yes that only the rule book knows. `isKept`: an answer may be remembered. */
export type BookEntry = { readonly isKept: boolean } & (
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly default: number }
  | { readonly kind: 'yesNo'; readonly default: boolean }
)

/** Everything that is asked for, as it is named in print without figures. Words: `criticals.book.<name>`. */
export const bookEntries = {
  /** Hits of one battery, attack or aircraft that is on target. */
  hits: { kind: 'number', least: 0, most: 20, default: 1, isKept: true },
  /** IP damage of one hit. */
  impactFlotation: { kind: 'number', least: 0, most: 99, default: 1, isKept: true },
  impactStructure: { kind: 'number', least: 0, most: 99, default: 1, isKept: true },
  /** Critical value of one hit; 0 for a hit without a critical. */
  criticalValue: { kind: 'number', least: 0, most: 99, default: 1, isKept: true },
  /** The column of the underwater table where a hit strikes, from the bow on: each hit has its own. */
  column: { kind: 'number', least: 1, most: 3, default: 2, isKept: false },
  /** Whether an attack beats the armour that counts. */
  beaten: { kind: 'yesNo', default: true, isKept: true },
  /** The same for an armoured flight deck (10.5). */
  flightDeckBeaten: { kind: 'yesNo', default: true, isKept: true },
  /** Tests of the rule book: each is made again, so none is remembered. */
  fireTest: { kind: 'yesNo', default: false, isKept: false },
  magazineTest: { kind: 'yesNo', default: false, isKept: false },
  fuelTest: { kind: 'yesNo', default: false, isKept: false },
  /** Of several fire tests, how many set her on fire. */
  fireTests: { kind: 'number', least: 0, most: 20, default: 0, isKept: false },
} as const satisfies Readonly<Record<string, BookEntry>>

export type BookName = keyof typeof bookEntries
type Of<Kind extends BookEntry['kind']> = {
  [Name in BookName]: (typeof bookEntries)[Name]['kind'] extends Kind ? Name : never
}[BookName]
export type BookNumber = Of<'number'>
export type BookYesNo = Of<'yesNo'>

export const entryOf = (name: BookName): BookEntry => bookEntries[name]

function isBookName(name: unknown): name is BookName {
  return typeof name === 'string' && Object.hasOwn(bookEntries, name)
}

/** What an answer holds for: without it, for everything. */
export interface BookOf {
  readonly attack: Attack
  /** Of the gun. */
  readonly inches?: number
  /** Guns or tubes that fired: of hits alone. */
  readonly shots?: number
  /** The figure of the armour. */
  readonly armour?: number
}

const prefix = 'book.'
const lastPrefix = 'asked.'

/** The table fact of a remembered answer: `book.beaten.gun-8:4`, `book.hits.gun-8_6`, `book.hits`. A journal refuses a slash. */
export function bookKey(name: BookName, of?: BookOf): string {
  if (!of) return `${prefix}${name}`
  const { attack, inches, shots, armour } = of
  const written = (before: string, figure?: number) => (figure === undefined ? '' : `${before}${figure}`)
  return `${prefix}${name}.${attack}${written('-', inches)}${written('_', shots)}${written(':', armour)}`
}

/** The table fact of the answer that was given last: offered when the same is asked again. */
export const lastKey = (name: BookName, of?: BookOf) => bookKey(name, of).replace(prefix, lastPrefix)

/** Every fact that may hold an answer, the most exact first: of this calibre, so many guns and armour, of one of them, of the attack, of all. */
export function bookKeys(name: BookName, of?: BookOf): readonly string[] {
  if (!of) return [bookKey(name)]
  const { attack, inches, armour } = of
  const calibre = inches === undefined ? {} : { inches }
  const plate = armour === undefined ? {} : { armour }
  const ways: readonly BookOf[] = [of, { attack, ...calibre }, { attack, ...plate }, { attack }]
  return [...new Set([...ways.map((way) => bookKey(name, way)), bookKey(name)])]
}

const written = /^book\.([A-Za-z]+)(?:\.([A-Za-z0-9]+)(?:-([\d.]+))?(?:_(\d+))?(?::(\d+))?)?$/

/** A key read back; `undefined` for any other fact of the table. */
export function readBookKey(key: string): { readonly name: BookName; readonly of?: BookOf } | undefined {
  const [, name, called, inches, shots, armour] = written.exec(key) ?? []
  if (!isBookName(name)) return undefined
  if (called === undefined) return { name }
  const attack = attacks.find((each) => each === called)
  if (!attack) return undefined
  const figures = {
    ...(inches !== undefined && { inches: Number(inches) }),
    ...(shots !== undefined && { shots: Number(shots) }),
    ...(armour !== undefined && { armour: Number(armour) }),
  }
  return { name, of: { attack, ...figures } }
}

/** Whether a rule book could give this answer. */
export function couldGive(entry: BookEntry, answer: unknown): answer is number | boolean {
  if (entry.kind === 'yesNo') return typeof answer === 'boolean'
  return Number.isInteger(answer) && (answer as number) >= entry.least && (answer as number) <= entry.most
}

interface Remembered {
  readonly name: BookName
  readonly of?: BookOf
  readonly answer: Scalar
}

/** Every remembered answer of the rule book among the facts of the table. */
export function remembered(state: Pick<GameState, 'table'>): readonly Remembered[] {
  return Object.entries(state.table).flatMap(([key, answer]) => {
    const read = readBookKey(key)
    return read && answer !== null ? [{ ...read, answer }] : []
  })
}

/** `Guns of 8″: a hit has CV 7`. */
export function sayRemembered({ name, of, answer }: Remembered): Phrase {
  const said = typeof answer === 'boolean' ? (answer ? 'yes.' : 'no.') : ''
  const figures = of?.inches === undefined ? '' : 'Of'
  const against = of?.armour === undefined ? (of?.shots === undefined ? '' : 'By') : 'At'
  const values = {
    ...(typeof answer !== 'boolean' && { value: answer }),
    inches: of?.inches ?? '',
    shots: of?.shots ?? '',
    armour: of?.armour ?? '',
  }
  return says(`book.kept.${name}${against}.${said}${of?.attack ?? 'any'}${figures}`, values)
}
