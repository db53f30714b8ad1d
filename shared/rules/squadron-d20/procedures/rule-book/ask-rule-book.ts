import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { confirm, number, overridable, type Dialogue, type Prompt } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { batteriesOf, dataOf } from '../../ship/stand-data'
import { rulingOf } from '../../table/house-rules'
import { phases } from '../../table/table-facts'
import { attacks, type Attack } from '../../tables/damage'
import { says } from '../throws/crew-test'

/** A figure or a yes that only the rule book knows. `isKept`: an answer may be remembered. */
type BookEntry = { readonly isKept: boolean } & (
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
type BookYesNo = Of<'yesNo'>

export const entryOf = (name: BookName): BookEntry => bookEntries[name]

function isBookName(name: unknown): name is BookName {
  return typeof name === 'string' && Object.hasOwn(bookEntries, name)
}

/** What an answer holds for: without it, for everything. */
export interface BookOf {
  readonly attack: Attack
  /** Of the gun. */
  readonly inches?: number
  /** The figure of the armour. */
  readonly armour?: number
}

const prefix = 'book.'

/** The table fact of a remembered answer: `book.beaten.gun-8:4`, `book.hits`. A journal refuses a slash. */
export function bookKey(name: BookName, of?: BookOf): string {
  if (!of) return `${prefix}${name}`
  const { attack, inches, armour } = of
  const against = armour === undefined ? '' : `:${armour}`
  return `${prefix}${name}.${attack}${inches === undefined ? '' : `-${inches}`}${against}`
}

/** Every fact that may hold an answer, the most exact first: of this calibre and armour, of one of them, of the attack, of all. */
export function bookKeys(name: BookName, of?: BookOf): readonly string[] {
  if (!of) return [bookKey(name)]
  const { attack, inches, armour } = of
  const calibre = inches === undefined ? {} : { inches }
  const plate = armour === undefined ? {} : { armour }
  const ways: readonly BookOf[] = [of, { attack, ...calibre }, { attack, ...plate }, { attack }]
  return [...new Set([...ways.map((way) => bookKey(name, way)), bookKey(name)])]
}

const written = /^book\.([A-Za-z]+)(?:\.([A-Za-z0-9]+)(?:-([\d.]+))?(?::(\d+))?)?$/

/** A key read back; `undefined` for any other fact of the table. */
export function readBookKey(key: string): { readonly name: BookName; readonly of?: BookOf } | undefined {
  const [, name, called, inches, armour] = written.exec(key) ?? []
  if (!isBookName(name)) return undefined
  if (called === undefined) return { name }
  const attack = attacks.find((each) => each === called)
  if (!attack) return undefined
  const figures = {
    ...(inches !== undefined && { inches: Number(inches) }),
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
  const against = of?.armour === undefined ? '' : 'At'
  const values = {
    ...(typeof answer !== 'boolean' && { value: answer }),
    inches: of?.inches ?? '',
    armour: of?.armour ?? '',
  }
  return says(`book.kept.${name}${against}.${said}${of?.attack ?? 'any'}${figures}`, values)
}

export interface AskedOfBook<Answer> {
  readonly key: string
  readonly prompt: Prompt
  /** What a remembered answer is about; one without it is used where there is no closer one. */
  readonly of?: BookOf
  /** The default, where the entry's own is not the likeliest. */
  readonly usual?: Answer
  /** A figure of the table that bounds the answer further: no more fires than tests. */
  readonly most?: number
}

/**
 * A figure that only the rule book knows: asked for, and remembered if the player wishes. A remembered figure is
 * shown as an overridable figure; a player may overrule it once.
 */
export function* askRuleBookNumber(table: RuleDraft, name: BookNumber, asked: AskedOfBook<number>): Dialogue<number> {
  const entry: BookEntry = entryOf(name)
  if (entry.kind !== 'number') return 0
  const range = { least: entry.least, most: Math.min(entry.most, asked.most ?? entry.most) }
  const known = rememberedIn(table, name, asked.of)
  if (typeof known === 'number' && known <= range.most)
    return yield* overridable(asked.key, known, range, kept(asked.prompt))
  const usual = Math.max(range.least, Math.min(range.most, asked.usual ?? entry.default))
  const said = yield* number(asked.key, { ...range, usual }, asked.prompt)
  yield* remember(table, name, asked, said)
  return said
}

/** The same for a question of yes or no. */
export function* askRuleBookYesNo(table: RuleDraft, name: BookYesNo, asked: AskedOfBook<boolean>): Dialogue<boolean> {
  const entry: BookEntry = entryOf(name)
  if (entry.kind !== 'yesNo') return false
  const known = rememberedIn(table, name, asked.of)
  if (typeof known === 'boolean')
    return yield* overridable<boolean>(asked.key, known, [true, false], kept(asked.prompt))
  const said = yield* confirm(asked.key, asked.usual ?? entry.default, asked.prompt)
  yield* remember(table, name, asked, said)
  return said
}

/** The remembered answer: the closest one that applies. */
function rememberedIn(table: RuleDraft, name: BookName, of?: BookOf): Scalar {
  const entry = entryOf(name)
  if (!entry.isKept) return null
  for (const key of bookKeys(name, of)) {
    const answer = table.fact(key)
    if (couldGive(entry, answer)) return answer
  }
  return null
}

function* remember(
  table: RuleDraft,
  name: BookName,
  { key, prompt, of }: AskedOfBook<unknown>,
  answer: Scalar,
): Dialogue<void> {
  const ruling = rulingOf(table.state, 'remember')
  if (!entryOf(name).isKept || ruling === 'never') return
  const keeps =
    ruling === 'always' || (yield* confirm(`${key}-remember`, false, { ...prompt, ask: says('book.remember') }))
  if (keeps) table.apply({ type: 'tableSet', key: bookKey(name, of), to: answer }, says('book.remembered'))
}

function kept(prompt: Prompt): Prompt {
  return { ...prompt, because: [...(prompt.because ?? []), says('book.byMemory')] }
}

/** In a form: a gun of no given calibre, any attack. */
export const any = 'any'

export const isGun = (attack: string | undefined) => attack === 'gun' || attack === 'rakingGun'

/** Any calibre, then these and those of the guns at the table, the largest first. */
export function calibreOffer(state: GameState, others: readonly number[]) {
  const guns = Object.values(state.ships).flatMap(({ document }) => batteriesOf(dataOf(document)))
  const inches = [...new Set([...others, ...guns.map(({ battery }) => battery.inches)])]
  return {
    among: [any, ...inches.sort((one, other) => other - one).map(String)],
    names: (each: string) => (each === any ? undefined : says('book.calibre', { inches: Number(each) })),
    default: any,
    wrong: 'no-such-calibre',
  }
}

const mostArmour = 30

/** Entries whose answers may be remembered, in order. */
const names = (Object.keys(bookEntries) as BookName[]).filter((name) => entryOf(name).isKept)

const ruleBookForm = form()
  .choice('entry', { among: names, wrong: 'not-in-rule-book' })
  .choice('attack', { among: [any, ...attacks], default: any, wrong: 'no-such-attack' })
  .choice('inches', (state, { attack }) => (isGun(attack) ? calibreOffer(state, calibresKept(state)) : undefined))
  .number('armour', (_state, { entry, attack }) =>
    attack !== any && (entry === 'beaten' || entry === 'flightDeckBeaten')
      ? { least: 0, most: mostArmour, default: 0, wrong: refused('rule-book-armour', { most: mostArmour }) }
      : undefined,
  )
  .derived('of', (_state, { attack = any, inches, armour = 0 }): BookOf | undefined =>
    attack === any
      ? undefined
      : {
          attack,
          ...(inches !== undefined && inches !== any && { inches: Number(inches) }),
          ...(armour > 0 && { armour }),
        },
  )
  .derived('kept', (state, { entry = names[0]!, of }): Scalar => own(state.table, bookKey(entry, of)) ?? null)
  .choice(
    'does',
    (_state, { kept }) => ({
      among: ['set', 'forget'],
      default: kept === null || kept === undefined ? 'set' : 'forget',
      wrong: 'nothing-remembered',
    }),
    (_state, { kept, does }) => (does === 'forget' && kept === null ? refused('nothing-remembered') : undefined),
  )
  .yesNo('answer', (_state, { entry = names[0]!, kept, does }) => {
    const asked = entryOf(entry)
    if (does === 'forget' || asked.kind !== 'yesNo') return undefined
    return { default: typeof kept === 'boolean' ? kept : asked.default, wrong: 'rule-book-answer' }
  })
  .number('value', (_state, { entry = names[0]!, kept, does }) => {
    const asked = entryOf(entry)
    if (does === 'forget' || asked.kind !== 'number') return undefined
    const { least, most } = asked
    return { least, most, default: typeof kept === 'number' ? kept : asked.default, wrong: 'rule-book-figure' }
  })

/** Sets or forgets a remembered answer of the rule book. */
export const ruleBook = procedure({
  name: 'rulebook',
  phases: [...phases],
  form: ruleBookForm,
  warnings: (state) => remembered(state).map(sayRemembered),
  run: (table: RuleDraft, { entry: name, of, does, answer, value }): Dialogue<Phrase> =>
    unasked(() => {
      const key = bookKey(name, of)
      const to = answer ?? value ?? null
      const said = does === 'forget' ? table.fact(key) : to
      table.apply({ type: 'tableSet', key, to }, sayRemembered({ name, ...(of && { of }), answer: said }))
      return says(does === 'forget' ? 'book.doneForget' : 'book.doneSet')
    }),
})

/** Calibres of which something is remembered. */
const calibresKept = (state: GameState) => remembered(state).flatMap(({ of }) => of?.inches ?? [])
