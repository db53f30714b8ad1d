import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import type { ShipId } from '../../kernel/ids'
import type { Phrase } from '../../kernel/phrase'
import { refused, type Refusal } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { FormField } from '../pack/procedure'
import { shipById, squadronById } from './on-table'

/** What every field may say of itself. */
interface AnyOffer {
  /** Seldom changed: a form keeps it folded away. */
  readonly folded?: true
  /** Not on the form, but read all the same: what was answered before the field went is refused, not dropped. */
  readonly hidden?: boolean
  /** It is one of several alike, of this thing of the table: a form shows them as the lines of a table. */
  readonly of?: Phrase
  /** Said where the input is no value of this field at all, a refusal or its code; without it a general one. */
  readonly wrong?: string | Refusal | ((given: Scalar) => Refusal)
}

/** One of these. */
interface One<Thing> extends AnyOffer {
  readonly among: readonly Thing[]
  /** Without it the first; `null` where none is to be taken for granted. */
  readonly default?: Thing | null | undefined
}

/** Several of these, in the order in which they are offered. */
interface Several<Thing> extends AnyOffer {
  readonly among: readonly Thing[]
  /** Why one cannot be chosen: it is listed with the reason. */
  cannot?(thing: Thing): Phrase | undefined
  /** Without it all that can. */
  readonly default?: readonly Thing[]
}

export interface SquadronOffer extends One<Squadron> {
  /** The code of the refusal where there is nothing to choose from. */
  readonly nobody?: string
}

export interface ShipOffer extends One<ShipInPlay> {
  readonly nobody?: string
  readonly beside?: (ship: ShipInPlay) => Phrase
  readonly isTarget?: true
}

/** Each once, in the order of the input. */
export interface ShipsOffer extends Several<ShipInPlay> {
  readonly beside?: (ship: ShipInPlay) => Phrase
}

interface Choosing<Choice> {
  /** Its name in the input, where it is a thing and not a word: a mount, a setting, a marker. */
  key?(choice: Choice): string
  /** Taken where the program itself or an older game gives it, and not offered. */
  readonly also?: readonly Choice[]
  /** For choices that are things of the table; others have words: `<name>Choices.<choice>`. */
  names?(choice: Choice): Phrase | undefined
}

export interface ChoiceOffer<Choice extends string = string> extends One<Choice>, Choosing<Choice> {}
export interface ChoicesOffer<Choice extends string = string> extends Several<Choice>, Choosing<Choice> {}

/** Things that have a name of their own in the input. The value is the thing itself. */
export interface ThingOffer<Thing = unknown> extends One<Thing>, Choosing<Thing> {
  key(thing: Thing): string
}
export interface ThingsOffer<Thing = unknown> extends Several<Thing>, Choosing<Thing> {
  key(thing: Thing): string
}

/** In inches, 0 and more. A fraction is a range too. */
export interface RangeOffer extends AnyOffer {
  readonly mostInches: number
  readonly bandsInches: readonly number[]
  readonly inBands?: { readonly say: Phrase; readonly figures: readonly string[] }
  readonly measuredIn?: 'centimetres'
  readonly default: number
}

/** A whole number from `least` to `most`, or one in steps. */
export interface NumberOffer extends AnyOffer {
  readonly least: number
  readonly most: number
  readonly step?: 0.25
  readonly default: number
}

export interface YesNoOffer extends AnyOffer {
  readonly default: boolean
}

/** How a kind of field is shown, what it holds by default, and how a value is read: `undefined` cannot be. */
export interface FieldKind<Offer, Value> {
  field(offer: Offer): Omit<FormField, 'name' | 'default'>
  usual(offer: Offer): Scalar
  read(state: GameState, offer: Offer, given: Scalar): Value | undefined
  /** What is said of an input that cannot be read; of the first field of a form, that nothing can do it at all. */
  unread(offer: Offer, given: Scalar, isFirst: boolean): Refusal
  /** Looked at last, when the procedure itself has nothing against the value. */
  beyond?(offer: Offer, value: Value): Refusal | undefined
}

function asRefusal(wrong: NonNullable<AnyOffer['wrong']>, given: Scalar, values?: Refusal['values']): Refusal {
  if (typeof wrong === 'function') return wrong(given)
  return typeof wrong === 'string' ? refused(wrong, values) : wrong
}

const noneOf = (among: readonly unknown[], given: Scalar) => among.length === 0 && given === null

const squadronKind: FieldKind<SquadronOffer, Squadron> = {
  field: ({ among }) => ({ kind: 'squadron', among: among.map(({ id }) => id) }),
  usual: (offer) => firstOf(offer)?.id ?? null,
  read: (state, _offer, given) => squadronById(state, given),
  unread: ({ among, wrong = 'no-such-squadron', nobody = 'no-squadron-can' }, given) =>
    noneOf(among, given) ? refused(nobody) : asRefusal(wrong, given),
}

const shipKind: FieldKind<ShipOffer, ShipInPlay> = {
  field: ({ among, beside, isTarget }) => ({
    kind: 'ship',
    among: idsOf(among),
    ...besideEach(among, beside),
    ...(isTarget && { isTarget }),
  }),
  usual: (offer) => firstOf(offer)?.id ?? null,
  read: (state, _offer, given) => shipById(state, given),
  unread: ({ among, wrong = 'no-such-ship', nobody }, given, isFirst) =>
    noneOf(among, given) ? refused(nobody ?? (isFirst ? 'no-ship-can' : 'no-ship-to-name')) : asRefusal(wrong, given),
}

const shipsKind: FieldKind<ShipsOffer, readonly ShipInPlay[]> = {
  field: ({ among, cannot, beside }) => ({
    kind: 'ships',
    among: idsOf(among),
    cannot: byKey(among, ({ id }) => id, cannot),
    ...besideEach(among, beside),
  }),
  usual: (offer) => idsOf(offer.default ?? able(offer)).join(' '),
  read: (state, _offer, given) => each(given, (id) => shipById(state, id)),
  unread: ({ wrong = 'no-such-ship' }, given) => asRefusal(wrong, given),
}

/** A range typed in centimetres is kept in inches to two places. */
const rounding = 0.01

const rangeKind: FieldKind<RangeOffer, number> = {
  field: ({ mostInches, bandsInches, inBands, measuredIn }) => ({
    kind: 'range',
    mostInches,
    bandsInches,
    ...(inBands ? { inBands } : {}),
    ...(measuredIn ? { measuredIn } : {}),
  }),
  usual: (offer) => offer.default,
  read: (_state, _offer, given) => (typeof given === 'number' && given >= 0 ? given : undefined),
  unread: (offer, given) => {
    if (offer.wrong !== undefined) return asRefusal(offer.wrong, given)
    return typeof given === 'number' ? beyondRange(offer) : refused('answer-wrong-kind')
  },
  beyond: (offer, inches) => (inches <= offer.mostInches + rounding ? undefined : beyondRange(offer)),
}

function beyondRange({ mostInches, measuredIn }: RangeOffer): Refusal {
  const most = measuredIn === 'centimetres' ? Math.round(mostInches * 25.4) / 10 : mostInches
  return refused(`range-beyond-${measuredIn ?? 'inches'}`, { most })
}

const numberKind: FieldKind<NumberOffer, number> = {
  field: ({ least, most, step }) => ({ kind: 'number', least, most, ...(step ? { step } : {}) }),
  usual: (offer) => offer.default,
  read: (_state, { least, most, step = 1 }, given) =>
    typeof given === 'number' && Number.isInteger(given / step) && given >= least && given <= most ? given : undefined,
  unread: ({ wrong, least, most }, given) => {
    if (wrong !== undefined) return asRefusal(wrong, given, { least, most })
    return typeof given === 'number' ? refused('answer-out-of-range', { least, most }) : refused('answer-wrong-kind')
  },
}

/** The choices that an offer names, one by one where they are known. */
export type ChoiceIn<Offer> =
  NonNullable<Offer> extends { readonly among: readonly (infer Choice extends string)[] } ? Choice : never

/** The things that an offer has. */
export type ThingIn<Offer> = NonNullable<Offer> extends { readonly among: readonly (infer Thing)[] } ? Thing : never

const choiceKind: FieldKind<One<unknown> & Choosing<unknown>, unknown> = {
  field: (offer) => ({ kind: 'choice', ...namedIn(offer) }),
  usual: (offer) => {
    const first = firstOf(offer) ?? null
    return first === null ? null : keyIn(offer)(first)
  },
  read: (_state, offer, given) => known(offer).find((choice) => keyIn(offer)(choice) === given),
  unread: ({ wrong }, given) =>
    asRefusal(wrong ?? (typeof given === 'string' ? 'answer-not-offered' : 'answer-wrong-kind'), given),
}

const choicesKind: FieldKind<Several<unknown> & Choosing<unknown>, readonly unknown[]> = {
  field: (offer) => ({
    kind: 'choices',
    ...namedIn(offer),
    cannot: byKey(offer.among, keyIn(offer), (choice) => offer.cannot?.(choice)),
  }),
  usual: (offer) => [...new Set((offer.default ?? able(offer)).map(keyIn(offer)))].join(' '),
  read: (_state, offer, given) => {
    const key = keyIn(offer)
    const chosen = each(given, (part) => (known(offer).some((choice) => key(choice) === part) ? part : undefined))
    return chosen && known(offer).filter((choice) => chosen.includes(key(choice)))
  },
  unread: ({ wrong = 'answer-not-offered' }, given) => asRefusal(wrong, given),
}

const keyIn = ({ key }: Choosing<unknown>): ((choice: unknown) => string) => key ?? String

const known = ({ among, also = [] }: { readonly among: readonly unknown[] } & Choosing<unknown>) => [...among, ...also]

/** Choices by their names in the input, in words where they are things of the table. */
function namedIn(offer: { readonly among: readonly unknown[] } & Choosing<unknown>) {
  const key = keyIn(offer)
  return {
    among: [...new Set(offer.among.map(key))],
    ...(offer.names && { names: byKey(offer.among, key, (choice) => offer.names?.(choice)) }),
  }
}

const yesNoKind: FieldKind<YesNoOffer, boolean> = {
  field: () => ({ kind: 'yesNo' }),
  usual: (offer) => offer.default,
  read: (_state, _offer, given) => (typeof given === 'boolean' ? given : undefined),
  unread: ({ wrong = 'answer-wrong-kind' }, given) => asRefusal(wrong, given),
}

/** What each kind of field is made of; a form has a method for each, of the same name. */
export const fieldKinds = {
  squadron: squadronKind,
  ship: shipKind,
  ships: shipsKind,
  range: rangeKind,
  number: numberKind,
  choice: choiceKind,
  choices: choicesKind,
  thing: choiceKind,
  things: choicesKind,
  yesNo: yesNoKind,
}

function firstOf<Thing>({ among, default: usual }: Pick<One<Thing>, 'among' | 'default'>): Thing | null | undefined {
  return usual === undefined ? among[0] : usual
}

function able<Thing>(offer: Pick<Several<Thing>, 'among' | 'cannot'>): readonly Thing[] {
  return offer.among.filter((thing) => offer.cannot?.(thing) === undefined)
}

/** A list of the input, its parts separated by blanks; `undefined` where one of them is nothing. */
function each<Thing>(given: Scalar, find: (part: string) => Thing | undefined): readonly Thing[] | undefined {
  if (given !== null && typeof given !== 'string') return undefined
  const found = new Set((given ?? '').split(' ').flatMap((part) => (part === '' ? [] : [find(part)])))
  return found.has(undefined) ? undefined : ([...found] as readonly Thing[])
}

const idsOf = (ships: readonly ShipInPlay[]): readonly ShipId[] => ships.map(({ id }) => id)

function byKey<Thing>(
  things: readonly Thing[],
  key: (thing: Thing) => string,
  say: ((thing: Thing) => Phrase | undefined) | undefined,
): Readonly<Record<string, Phrase>> {
  const said: Record<string, Phrase> = {}
  for (const thing of say ? things : []) {
    const phrase = say?.(thing)
    if (phrase) said[key(thing)] = phrase
  }
  return said
}

const besideEach = (ships: readonly ShipInPlay[], beside: ((ship: ShipInPlay) => Phrase) | undefined) =>
  beside ? { beside: byKey(ships, ({ id }) => id, beside) } : {}
