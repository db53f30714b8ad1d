import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { Dialogue } from '../../../../kernel/dialogue'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import type { Scalar } from '../../../../kernel/scalar'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { batteriesOf, dataOf } from '../../ship/stand-data'
import { phases } from '../../table/table-facts'
import { attacks } from '../../tables/damage'
import { says } from '../throws/crew-test'
import { bookEntries, bookKey, entryOf, remembered, sayRemembered, type BookName, type BookOf } from './book-entries'

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
const mostShots = 40

/** Entries whose answers may be remembered, in order. */
const names = (Object.keys(bookEntries) as BookName[]).filter((name) => entryOf(name).isKept)

const ruleBookForm = form()
  .choice('entry', { among: names, wrong: 'not-in-rule-book' })
  .choice('attack', { among: [any, ...attacks], default: any, wrong: 'no-such-attack' })
  .choice('inches', (state, { attack }) => (isGun(attack) ? calibreOffer(state, calibresKept(state)) : undefined))
  .number('armour', (_state, { entry, attack }) =>
    attack !== any && entry !== 'hits'
      ? { least: 0, most: mostArmour, default: 0, wrong: refused('rule-book-armour', { most: mostArmour }) }
      : undefined,
  )
  .number('shots', (_state, { entry, attack }) =>
    entry === 'hits' && (isGun(attack) || attack === 'torpedo')
      ? { least: 0, most: mostShots, default: 0, wrong: refused('rule-book-shots', { most: mostShots }) }
      : undefined,
  )
  .derived('of', (state, { entry = names[0]!, attack = any, inches, armour = 0, shots = 0 }): BookOf | undefined => {
    if (attack === any) return undefined
    const calibre = inches !== undefined && inches !== any && { inches: Number(inches) }
    const of = { attack, ...calibre, ...(shots > 0 && { shots }) }
    // Without armour: what is kept of no armour at all, else of every armour.
    const isBare = (own(state.table, bookKey(entry, { ...of, armour })) ?? null) !== null
    return armour > 0 || isBare ? { ...of, armour } : of
  })
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
