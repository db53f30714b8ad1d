import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import { own } from '../../../kernel/own'
import type { Phrase } from '../../../kernel/phrase'
import { refused } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { actingBy } from '../../kit/acting'
import { aimOffer, fightingBy, turnsOffer, twoSquadronsForm, type Fighting } from '../../kit/battle/two-squadrons'
import type { ValuesOf } from '../../kit/form'
import type { NumberOffer } from '../../kit/form-fields'
import type { Standing } from '../../pack/standing'
import { bandAt, isNight, mostBands, rangeOffer } from '../procedures/may-fire/sight'
import {
  bookEntries,
  bookKey,
  bookKeys,
  couldGive,
  remembered,
  type BookNumber,
  type BookOf,
} from '../procedures/rule-book/book-entries'
import { settingsOf } from '../procedures/torpedoes/declare'
import { sentencesOf } from '../sentence'
import { batteriesOf, dataOf } from '../ship/stand-data'
import { standingOf } from '../ship/state'

/** A sentence of battles that are played many times over. */
export const says = sentencesOf('simulation')

/** Aircraft take no part in these battles: for them they are off the table. */
function standingHere(stand: ShipInPlay): Standing {
  return dataOf(stand.document).kind === 'aircraft' ? 'left' : standingOf(stand)
}

export const fighting = actingBy(standingHere)

export const isGone = (stand: ShipInPlay) => !fighting.floats(stand)
export const isLost = (stand: ShipInPlay) => isGone(stand) && standingHere(stand) !== 'left'

/** How tests of the rule book are made without a player to ask. */
const bookTests = ['d20', 'none'] as const
type BookTests = (typeof bookTests)[number]

export interface Battle {
  readonly sides: readonly [Fighting, Fighting]
  readonly rangeInches: number
  readonly turns: number
  /** By night: whether all are lit. */
  readonly isLit: boolean
  readonly hasTorpedoes: boolean
  readonly bookTests: BookTests
  /** Figures of the rule book, as facts of the table. */
  readonly facts: Readonly<Record<string, Scalar>>
}

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
function kindsOf(
  state: GameState,
  squadrons: readonly (Squadron | undefined)[],
  hasTorpedoes: boolean,
): readonly Kind[] {
  const stands = squadrons.flatMap((squadron) => squadron?.order.flatMap((id) => own(state.ships, id) ?? []) ?? [])
  const inches = stands.flatMap(({ document }) => batteriesOf(dataOf(document)).map(({ battery }) => battery.inches))
  const calibres = [...new Set(inches)].toSorted((one, other) => other - one)
  const guns = calibres.map((each): Kind => ({ key: String(each), of: { attack: 'gun', inches: each } }))
  return hasTorpedoes && stands.some((stand) => settingsOf(stand).length > 0) ? [...guns, torpedo] : guns
}

/** The squadrons, range and turns, at whom each fires, and every figure that only the rule book knows. */
export const battleForm = twoSquadronsForm(fighting)
  .range('rangeInches', { ...rangeOffer, wrong: 'range-unreadable' }, (_state, { rangeInches }) =>
    bandAt(rangeInches) > mostBands ? refused('battle-out-of-range', { rangeInches }) : undefined,
  )
  .number('turns', turnsOffer)
  .choice('firstAim', aimOffer)
  .choice('secondAim', aimOffer)
  .yesNo('lit', (state) => (isNight(state) ? { default: false } : undefined))
  .yesNo('torpedoes', { default: true })
  .choice('bookTests', { among: bookTests, wrong: 'battle-book-tests' })
  .derived('kinds', (state, { first, second, torpedoes = true }) => kindsOf(state, [first, second], torpedoes))
  // Its fields have names of their own: `hits-14`.
  .numbers('', (state, { kinds = [] }) => figuresAsked(state, kinds))

const at = fightingBy(fighting)

/** The battle that the values of its form come to. */
export function battleOf(state: GameState, values: ValuesOf<typeof battleForm>): Battle {
  const { first, second, firstAim, secondAim } = values
  return {
    sides: [at(state, first, second, firstAim), at(state, second, first, secondAim)],
    rangeInches: values.rangeInches,
    turns: values.turns,
    isLit: values.lit === true,
    hasTorpedoes: values.torpedoes,
    bookTests: values.bookTests,
    facts: bookFacts(values.kinds, values['']),
  }
}

/** A number for every figure of the rule book; remembered answers are the defaults. */
function figuresAsked(state: GameState, kinds: readonly Kind[]): ReadonlyMap<string, NumberOffer> {
  const wrong = 'rule-book-figure'
  return new Map<string, NumberOffer>(
    kinds.flatMap((kind) => [
      ...figureNames.map((figure) => {
        const entry = bookEntries[figures[figure]]
        const known = rememberedFor(state, figures[figure], kind.of)
        const usual = typeof known === 'number' ? known : entry.default
        return [`${figure}-${kind.key}`, { least: entry.least, most: entry.most, default: usual, wrong }] as const
      }),
      ...(kind === torpedo
        ? []
        : [[`${beats}-${kind.key}`, { least: 0, most: mostArmour, default: beatenBy(state, kind), wrong }] as const]),
    ]),
  )
}

function rememberedFor(state: GameState, name: BookNumber, of: BookOf): Scalar | undefined {
  const entry = bookEntries[name]
  return bookKeys(name, of)
    .map((key) => own(state.table, key))
    .find((said) => couldGive(entry, said))
}

/** The thickest armour that is known to be beaten. */
function beatenBy(state: GameState, { of }: Kind): number {
  const beaten = remembered(state).flatMap((each) => {
    const isOfThese = each.name === 'beaten' && each.of?.attack === of.attack && each.of.inches === of.inches
    return isOfThese && each.answer === true ? [each.of?.armour ?? 0] : []
  })
  return Math.max(0, ...beaten)
}

/** The label of a field of the rule book: `14″, rule book: hits on target`. */
export function bookLabel(name: string): Phrase | undefined {
  const [figure = '', key = ''] = name.split('-')
  if (figure !== beats && !figureNames.some((each) => each === figure)) return undefined
  return key === torpedo.key ? says(`book.torpedo.${figure}`) : says(`book.gun.${figure}`, { inches: key })
}

/** The figures as facts of the table, where the dialogues read them as remembered answers. */
function bookFacts(kinds: readonly Kind[], said: ReadonlyMap<string, number>): Readonly<Record<string, Scalar>> {
  const facts: Record<string, Scalar> = {}
  for (const { key, of } of kinds) {
    for (const figure of figureNames) facts[bookKey(figures[figure], of)] = said.get(`${figure}-${key}`) ?? null
    const most = said.get(`${beats}-${key}`)
    if (most === undefined) continue
    for (let armour = 1; armour <= mostArmour; armour++) {
      facts[bookKey('beaten', { ...of, armour })] = armour <= most
    }
  }
  return facts
}
