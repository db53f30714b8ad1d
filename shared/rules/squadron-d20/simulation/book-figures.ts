import type { GameState, Squadron } from '../../../game/state'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { refused, type Refusal } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import type { FormField } from '../../pack/procedure'
import {
  bookKey,
  bookKeys,
  couldGive,
  entryOf,
  type BookNumber,
  type BookOf,
} from '../procedures/rule-book/book-entries'
import { remembered } from '../procedures/rule-book/remembered'
import { settingsOf } from '../procedures/torpedoes/attacks'
import { batteriesOf, dataOf } from '../ship/stand-data'
import { says } from './says'
import type { Input } from '../../pack/input'

/** Figures of the rule book for one kind of hit; the names of its fields begin with these. */
const figures = {
  hits: 'hits',
  flotation: 'impactFlotation',
  structure: 'impactStructure',
  cv: 'criticalValue',
} as const satisfies Record<string, BookNumber>
type Figure = keyof typeof figures
const figureNames = Object.keys(figures) as Figure[]

/** Up to which armour a hit gets through. */
const beats = 'beats'
const mostArmour = 30

/** One kind of hit: of guns of a calibre, or of torpedoes. */
interface Kind {
  /** In names of fields: `14`, `torpedo`. */
  readonly key: string
  readonly of: BookOf
}

const torpedo: Kind = { key: 'torpedo', of: { attack: 'torpedo' } }

/** Kinds of hits that these squadrons can score, the largest guns first. */
function kindsOf(state: GameState, squadrons: readonly Squadron[], hasTorpedoes: boolean): readonly Kind[] {
  const stands = squadrons.flatMap(({ order }) => order.flatMap((id) => own(state.ships, id) ?? []))
  const inches = stands.flatMap(({ document }) => batteriesOf(dataOf(document)).map(({ battery }) => battery.inches))
  const calibres = [...new Set(inches)].toSorted((one, other) => other - one)
  const guns = calibres.map((each): Kind => ({ key: String(each), of: { attack: 'gun', inches: each } }))
  return hasTorpedoes && stands.some((stand) => settingsOf(stand).length > 0) ? [...guns, torpedo] : guns
}

/** A field for every figure of the rule book; remembered answers are the defaults. */
export function ruleBookFields(
  state: GameState,
  squadrons: readonly Squadron[],
  hasTorpedoes: boolean,
): readonly FormField[] {
  return kindsOf(state, squadrons, hasTorpedoes).flatMap((kind) => [
    ...figureNames.map((figure): FormField => {
      const entry = entryOf(figures[figure])
      const range = entry.kind === 'number' ? entry : { least: 0, most: 0, default: 0 }
      const known = rememberedFor(state, figures[figure], kind.of)
      const usual = typeof known === 'number' ? known : range.default
      return { kind: 'number', name: `${figure}-${kind.key}`, least: range.least, most: range.most, default: usual }
    }),
    ...(kind === torpedo ? [] : [armourField(state, kind)]),
  ])
}

function rememberedFor(state: GameState, name: BookNumber, of: BookOf): Scalar | undefined {
  const entry = entryOf(name)
  return bookKeys(name, of)
    .map((key) => own(state.table, key))
    .find((said) => couldGive(entry, said))
}

/** The thickest armour that is known to be beaten. */
function armourField(state: GameState, { key, of }: Kind): FormField {
  const beaten = remembered(state).flatMap((each) => {
    const isOfThese = each.name === 'beaten' && each.of?.attack === of.attack && each.of.inches === of.inches
    return isOfThese && each.answer === true ? [each.of?.armour ?? 0] : []
  })
  return { kind: 'number', name: `${beats}-${key}`, least: 0, most: mostArmour, default: Math.max(0, ...beaten) }
}

/** The label of a field of the rule book: `14″, rule book: hits on target`. */
export function bookLabel(name: string): Phrase | undefined {
  const [figure = '', key = ''] = name.split('-')
  if (figure !== beats && !figureNames.some((each) => each === figure)) return undefined
  return key === torpedo.key ? says(`book.torpedo.${figure}`) : says(`book.gun.${figure}`, { inches: key })
}

/** Refuses a figure that no rule book could give, with its field. */
export function bookProblem(fields: readonly FormField[], input: Input): Refusal | undefined {
  for (const field of fields) {
    if (field.kind !== 'number') continue
    const { name, least, most } = field
    const figure = input[name]
    const isFigure = typeof figure === 'number' && Number.isInteger(figure) && figure >= least && figure <= most
    if (!isFigure) return refused('rule-book-figure', { field: name, least, most })
  }
  return undefined
}

/** The inputs as facts of the table, where the dialogues read them as remembered answers. */
export function bookFacts(
  state: GameState,
  squadrons: readonly Squadron[],
  input: Input,
): Readonly<Record<string, Scalar>> {
  const facts: Record<string, Scalar> = {}
  for (const { key, of } of kindsOf(state, squadrons, true)) {
    for (const figure of figureNames) {
      const said = input[`${figure}-${key}`]
      if (said !== undefined) facts[bookKey(figures[figure], of)] = said
    }
    const most = input[`${beats}-${key}`]
    if (typeof most !== 'number') continue
    for (let armour = 1; armour <= mostArmour; armour++) {
      facts[bookKey('beaten', { ...of, armour })] = armour <= most
    }
  }
  return facts
}
