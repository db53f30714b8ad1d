import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Refusal } from '../../../../kernel/result'
import type { FormField, Procedure } from '../../../pack/procedure'
import { unasked } from '../../../kit/unasked'
import { phases } from '../../table/phases'
import { batteriesOf, dataOf } from '../../ship/stand-data'
import { attacks } from '../../tables/armour'
import {
  bookEntries,
  bookKey,
  couldGive,
  entryOf,
  isBookName,
  readBookKey,
  type BookName,
  type BookOf,
} from './book-entries'
import { remembered, sayRemembered } from './remembered'
import { says } from './says'
import type { Input } from '../../../pack/input'

const everything = 'any'
const mostArmour = 30

/** Entries whose answers may be remembered, in order. */
const names = (Object.keys(bookEntries) as BookName[]).filter((name) => entryOf(name).isKept)

/** Sets or forgets a remembered answer of the rule book. */
export const ruleBook: Procedure = {
  name: 'rulebook',
  phases: [...phases],
  fields(state, input) {
    const name = nameIn(input)
    const fields: FormField[] = [
      { kind: 'choice', name: 'entry', among: names, default: names[0] ?? '' },
      { kind: 'choice', name: 'attack', among: [everything, ...attacks], default: everything },
      ...(isGun(input) ? [calibres(state)] : []),
      ...(isOfArmour(name, input)
        ? [{ kind: 'number' as const, name: 'armour', least: 0, most: mostArmour, default: 0 }]
        : []),
    ]
    const kept = own(state.table, bookKey(name, ofIn(input)))
    const isKept = kept !== undefined && kept !== null
    fields.push({ kind: 'choice', name: 'does', among: ['set', 'forget'], default: isKept ? 'forget' : 'set' })
    if (input['does'] === 'forget') return fields
    const entry = entryOf(name)
    if (entry.kind === 'yesNo') {
      return [...fields, { kind: 'yesNo', name: 'answer', default: typeof kept === 'boolean' ? kept : entry.default }]
    }
    const { least, most, default: usual } = entry
    return [...fields, { kind: 'number', name: 'value', least, most, default: typeof kept === 'number' ? kept : usual }]
  },
  warnings: (state) => remembered(state).map(sayRemembered),
  check,
  run,
}

function check(state: GameState, input: Input) {
  const { entry: name, attack, does } = input
  if (!isBookName(name) || !entryOf(name).isKept) return refused('not-in-rule-book', { field: 'entry' })
  if (attack !== everything && !attacks.some((each) => each === attack)) {
    return refused('no-such-attack', { field: 'attack' })
  }
  const problem = figuresProblem(state, input)
  if (problem) return problem
  if (does === 'forget') {
    return (own(state.table, bookKey(name, ofIn(input))) ?? null) === null
      ? refused('nothing-remembered', { field: 'does' })
      : done(null)
  }
  if (does !== 'set') return refused('nothing-remembered', { field: 'does' })
  const entry = entryOf(name)
  if (couldGive(entry, answerIn(name, input))) return done(null)
  return entry.kind === 'yesNo'
    ? refused('rule-book-answer', { field: 'answer' })
    : refused('rule-book-figure', { field: 'value', least: entry.least, most: entry.most })
}

/** Calibres that the form offers; whole inches of armour. */
function figuresProblem(state: GameState, input: Input): Refusal | undefined {
  const inches = input['inches'] ?? everything
  const offered = calibres(state)
  if (isGun(input) && offered.kind === 'choice' && !offered.among.some((each) => each === inches)) {
    return refused('no-such-calibre', { field: 'inches' })
  }
  const armour = input['armour'] ?? 0
  const isArmour = typeof armour === 'number' && Number.isInteger(armour) && armour >= 0 && armour <= mostArmour
  if (!isOfArmour(nameIn(input), input) || isArmour) return undefined
  return refused('rule-book-armour', { field: 'armour', most: mostArmour })
}

function run(table: RuleDraft, input: Input): Dialogue<Phrase> {
  return unasked(() => {
    const name = nameIn(input)
    const key = bookKey(name, ofIn(input))
    const forgets = input['does'] === 'forget'
    const to = forgets ? null : (answerIn(name, input) ?? null)
    const parsed = readBookKey(key)
    const was = table.fact(key)
    table.apply(
      { type: 'tableSet', key, to },
      ...(parsed ? [sayRemembered({ ...parsed, answer: forgets ? was : to })] : []),
    )
    return says(forgets ? 'book.doneForget' : 'book.doneSet')
  })
}

/** Calibres at the table, and those of which something is remembered. */
function calibres(state: GameState): FormField {
  const atTable = Object.values(state.ships).flatMap(({ document }) => batteriesOf(dataOf(document)))
  const known = remembered(state).flatMap(({ of }) => of?.inches ?? [])
  const inches = [...new Set([...atTable.map(({ battery }) => battery.inches), ...known])].sort((a, b) => b - a)
  const names = Object.fromEntries(inches.map((each) => [String(each), says('book.calibre', { inches: each })]))
  const among = [everything, ...inches.map(String)]
  return { kind: 'choice', name: 'inches', among, names, default: everything }
}

function nameIn({ entry }: Input): BookName {
  return isBookName(entry) ? entry : (names[0] ?? 'criticalValue')
}

function isGun({ attack }: Input): boolean {
  return attack === 'gun' || attack === 'rakingGun'
}

function isOfArmour(name: BookName, { attack }: Input): boolean {
  return (name === 'beaten' || name === 'flightDeckBeaten') && attack !== undefined && attack !== everything
}

function ofIn(input: Input): BookOf | undefined {
  const attack = attacks.find((each) => each === input['attack'])
  if (!attack) return undefined
  const inches = Number(input['inches'])
  const armour = Number(input['armour'] ?? 0)
  return {
    attack,
    ...(isGun(input) && inches > 0 && { inches }),
    ...(isOfArmour(nameIn(input), input) && armour > 0 && { armour }),
  }
}

function answerIn(name: BookName, input: Input) {
  return entryOf(name).kind === 'yesNo' ? input['answer'] : input['value']
}
