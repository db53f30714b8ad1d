import type { GameState, ShipInPlay, Squadron } from '../../game/state'
import { own } from '../../kernel/own'
import { done, refused, type Refusal, type Result } from '../../kernel/result'
import type { Scalar } from '../../kernel/scalar'
import type { Input } from '../pack/input'
import type { FormField } from '../pack/procedure'
import * as kinds from './form-fields'

/** The fields of a procedure, declared once: the form, the defaults, the typed values and every refusal. */
export interface Form<Values> {
  /** What the program itself starts it with; no field asks for it. */
  readonly takes: readonly string[]
  /** Nothing is ever asked. */
  readonly hasNoField: boolean
  /** The fields, each with its default; a field may depend on the input of those before it. */
  fields(state: GameState, input: Input): readonly FormField[]
  /** Refused with `field`, the first that is wrong. What the input leaves out has its default. */
  check(state: GameState, input: Input): Result<null>
  /** Reads an input that `check` has passed; throws where a value is missing. */
  read(state: GameState, input: Input): Values
  /** As far as the input can be read: what is wrong or not asked is `undefined`. */
  readSome(state: GameState, input: Input): Partial<Values>
  /** The input with the default of every field that it leaves out, and nothing else. */
  withDefaults(state: GameState, input: Input): Input
}

/** The values of a form: `type SalvoValues = ValuesOf<typeof salvoForm>`. */
export type ValuesOf<Of> = Of extends Form<infer Values> ? { readonly [Name in keyof Values]: Values[Name] } : never

/** What a field offers: always the same, or by the table and the values before it. `undefined`: the field is not asked. */
type Offered<Before, Offer> = Offer | ((state: GameState, before: Before) => Offer)

/** Why a value that could be read is refused; `field` need not be named. All values before it have been accepted. */
type Refuse<Given, Name extends string, Value> = (
  state: GameState,
  values: Given & Readonly<Record<Name, Value>>,
) => Refusal | undefined

/** The same of one of several that are asked alike. */
type RefuseOne<Given, Key, Offer, Value = number> = (
  state: GameState,
  values: Given,
  key: Key,
  value: Value,
  offer: Offer,
) => Refusal | undefined

/** A field that is not always asked may have no value. */
type Asked<Offer, Value> = undefined extends Offer ? Value | undefined : Value

/** `form().squadron('squadron', …).ships('ships', …)`: the start of a declaration. */
export function form(): FormMaker<object, never> {
  return new FormMaker<object, never>([], [], {})
}

/** What each kind of field offers, and the value it gives; choices and things are those of the offer itself. */
interface Kinds<Offer = never> {
  squadron: [kinds.SquadronOffer, Squadron]
  ship: [kinds.ShipOffer, ShipInPlay]
  ships: [kinds.ShipsOffer, readonly ShipInPlay[]]
  range: [kinds.RangeOffer, number]
  number: [kinds.NumberOffer, number]
  choice: [kinds.ChoiceOffer, kinds.ChoiceIn<Offer>]
  choices: [kinds.ChoicesOffer, readonly kinds.ChoiceIn<Offer>[]]
  /** One of some things that are named in the input; the value is the thing. */
  thing: [kinds.ThingOffer, kinds.ThingIn<Offer>]
  things: [kinds.ThingsOffer, readonly kinds.ThingIn<Offer>[]]
  yesNo: [kinds.YesNoOffer, boolean]
}

/** A method for each kind of field: its name in the input, its offer, and why a value is refused. */
type FieldMethods<Given extends object, Needed extends keyof Given> = {
  readonly [Kind in keyof Kinds]: <Name extends string, const Offer extends Kinds[Kind][0] | undefined>(
    name: Name,
    offer: Offered<SoFar<Given, Needed>, Offer>,
    refuse?: Refuse<Given, Name, Kinds<Offer>[Kind][1]>,
  ) => Adding<Given, Needed, Name, Asked<Offer, Kinds<Offer>[Kind][1]>>
}

/** What a form is made from: the methods of the kinds. */
const WithFields = class {} as new <Given extends object, Needed extends keyof Given>() => FieldMethods<Given, Needed>
for (const [name, kind] of Object.entries(kinds.fieldKinds))
  Object.assign(WithFields.prototype, { [name]: methodOf(kind) })

function methodOf(kind: unknown) {
  return function (this: FormMaker<object, never>, name: string, offer: unknown, refuse?: AnyRefuse) {
    return this.with((filling) => {
      const offered = typeof offer === 'function' ? offer(filling.state, filling.values) : offer
      if (offered) filling.take(name, kind as AnyKind, offered as AnyOffer, refuse)
    })
  }
}

/**
 * One call a field, in the order of the form. `Given` are the values so far; an offer sees them as far as they can be
 * read, those in `Needed` always.
 */
export class FormMaker<Given extends object, Needed extends keyof Given>
  extends WithFields<Given, Needed>
  implements Form<Given>
{
  constructor(
    private readonly parts: readonly Part[],
    readonly takes: readonly string[],
    private readonly shown: Readonly<Record<string, Showing>>,
    readonly hasNoField = true,
  ) {
    super()
  }

  /** Numbers, one field for each of some things: their names are `name` and the thing, as in `gunsY`. */
  numbers<Name extends string, Key extends string>(
    name: Name,
    offers: (state: GameState, before: SoFar<Given, Needed>) => ReadonlyMap<Key, kinds.NumberOffer>,
    refuse?: RefuseOne<Given, Key, kinds.NumberOffer>,
  ): Adding<Given, Needed, Name, ReadonlyMap<Key, number>> {
    return this.each(kinds.fieldKinds.number, name, offers, (key) => `${name}${key}`, refuse)
  }

  /** The same of ranges. */
  ranges<Name extends string, Key extends string>(
    name: Name,
    offers: (state: GameState, before: SoFar<Given, Needed>) => ReadonlyMap<Key, kinds.RangeOffer>,
  ): Adding<Given, Needed, Name, ReadonlyMap<Key, number>> {
    return this.each(kinds.fieldKinds.range, name, offers, (key) => `${name}${key}`)
  }

  /** A ship for each of some things; the keys of the offers are the names of the fields. */
  shipForEach<Name extends string, Key extends string>(
    name: Name,
    offers: (state: GameState, before: SoFar<Given, Needed>) => ReadonlyMap<Key, kinds.ShipOffer>,
    refuse: (state: GameState, values: Given, ship: ShipInPlay) => Refusal | undefined,
  ): Adding<Given, Needed, Name, ReadonlyMap<Key, ShipInPlay>> {
    return this.each(
      kinds.fieldKinds.ship,
      name,
      offers,
      (key) => key,
      (state, values, _key, ship) => refuse(state, values, ship),
    )
  }

  private each<Key extends string, Offer extends AnyOffer & { readonly of?: Each['of'] }, Value>(
    kind: kinds.FieldKind<Offer, Value>,
    name: string,
    offers: (state: GameState, before: SoFar<Given, Needed>) => ReadonlyMap<Key, Offer>,
    fieldOf: (key: Key) => string,
    refuse?: RefuseOne<Given, Key, Offer, Value>,
  ): never {
    return this.with((filling) => {
      const found = new Map<Key, Value>()
      for (const [key, offer] of offers(filling.state, filling.values as SoFar<Given, Needed>)) {
        const field = fieldOf(key)
        const each = offer.of && { row: key, column: name, of: offer.of }
        const refusing: AnyRefuse = (state, values) =>
          refuse?.(state, values as Given, key, (values as Record<string, Value>)[field]!, offer)
        const value = filling.take(field, kind, offer, refusing, each)
        if (value !== undefined) found.set(key, value)
      }
      filling.values[name] = found
    })
  }

  /** What the program itself starts the procedure with: a ship, a marker. Refused with `wrong` where it is nothing. */
  taken<Name extends string, Value>(
    name: Name,
    read: (state: GameState, given: Scalar | undefined, before: SoFar<Given, Needed>) => Value | undefined,
    wrong: string,
  ): Adding<Given, Needed, Name, Value> {
    const part: Part = (filling) => {
      const value = read(filling.state, own(filling.input, name), filling.values as SoFar<Given, Needed>)
      filling.values[name] = value
      if (value === undefined) filling.refuse(name, () => refused(wrong))
    }
    return new FormMaker([...this.parts, part], [...this.takes, name], this.shown, this.hasNoField) as never
  }

  /** What follows from the values so far, and from the input of fields below, for what comes after it. */
  derived<Name extends string, Value>(
    name: Name,
    derive: (state: GameState, before: SoFar<Given, Needed>, input: Input) => Value,
  ): Adding<Given, Needed, Name, Value> {
    return this.with((filling) => {
      filling.values[name] = derive(filling.state, filling.values as SoFar<Given, Needed>, filling.input)
    })
  }

  /** The fields below are asked only where these can be read and are there; nothing below need look for them. */
  needs<Name extends keyof Given & string>(
    ...names: readonly Name[]
  ): FormMaker<
    { readonly [Each in keyof Given]: Each extends Name ? Exclude<Given[Each], undefined> : Given[Each] },
    Needed | Name
  > {
    return this.with((filling) => {
      if (names.some((name) => filling.values[name] === undefined)) filling.isOver = true
    })
  }

  /** What is checked when every field has been accepted. */
  refuses(why: (state: GameState, values: Given) => Refusal | undefined): FormMaker<Given, Needed> {
    const refusing: Part = (filling) => filling.refuse('', () => why(filling.state, filling.values as Given))
    return new FormMaker([...this.parts, refusing], this.takes, this.shown, this.hasNoField)
  }

  /** What a field shows besides, by all values of the form: guns beside a ship, figures in the bands of a range. */
  shows<Name extends keyof Given & string>(
    name: Name,
    show: (state: GameState, values: Partial<Given>) => object,
  ): FormMaker<Given, Needed> {
    return new FormMaker(this.parts, this.takes, { ...this.shown, [name]: show as Showing }, this.hasNoField)
  }

  fields(state: GameState, input: Input): readonly FormField[] {
    const filling = this.fill(state, input)
    const onForm = filling.asked.filter(({ offer }) => !offer.hidden)
    return onForm.map(({ name, kind, offer, each }) => {
      const show = own(this.shown, name)
      const shown = show ? { ...offer, ...show(state, filling.values) } : offer
      return {
        name,
        default: kind.usual(offer),
        ...(offer.folded ? { folded: true } : {}),
        ...(each ? { each } : {}),
        ...kind.field(shown),
      } as FormField
    })
  }

  check(state: GameState, input: Input): Result<null> {
    return this.fill(state, input).refusal ?? done(null)
  }

  read(state: GameState, input: Input): Given {
    const { values, refusal, isOver } = this.fill(state, input, 'read')
    if (refusal || isOver) throw new Error(`an input that was not checked: ${refusal?.code ?? 'incomplete'}`)
    return values as Given
  }

  readSome(state: GameState, input: Input): Partial<Given> {
    return this.fill(state, input, 'read').values as Partial<Given>
  }

  withDefaults(state: GameState, input: Input): Input {
    const { asked } = this.fill(state, input, 'read')
    const taken = this.takes.map((name) => [name, own(input, name) ?? null] as const)
    const onForm = asked.filter(({ name, offer }) => !offer.hidden || own(input, name) !== undefined)
    return Object.fromEntries([...taken, ...onForm.map(({ name, given }) => [name, given] as const)])
  }

  private fill(state: GameState, input: Input, how: 'check' | 'read' = 'check'): Filling {
    const filling = new Filling(state, input, how)
    for (const part of this.parts) {
      if (filling.isOver) break
      part(filling)
    }
    return filling
  }

  /** The same form with one part more. */
  with(part: Part): never {
    return new FormMaker([...this.parts, part], this.takes, this.shown, false) as never
  }
}

type SoFar<Given, Needed extends keyof Given> = Partial<Given> & Pick<Given, Needed>
type Adding<Given extends object, Needed extends keyof Given, Name extends string, Value> = FormMaker<
  Given & { readonly [Each in Name]: Value },
  Needed
>

type Part = (filling: Filling) => void
type Showing = (state: GameState, values: object) => object
type AnyOffer = { readonly folded?: true; readonly hidden?: boolean }
type Each = NonNullable<FormField['each']>
type AnyKind = kinds.FieldKind<AnyOffer, unknown>
type AnyRefuse = (state: GameState, values: object) => Refusal | undefined

/** One walk over the form with one input. */
class Filling {
  readonly values: Record<string, unknown> = {}
  readonly asked: { name: string; kind: AnyKind; offer: AnyOffer; given: Scalar; each: Each | undefined }[] = []
  refusal: Refusal | undefined
  isOver = false

  constructor(
    readonly state: GameState,
    readonly input: Input,
    private readonly how: 'check' | 'read',
  ) {}

  /** One field: its value, or `undefined` with the refusal noted. */
  take<Offer extends AnyOffer, Value>(
    name: string,
    kind: kinds.FieldKind<Offer, Value>,
    offer: Offer,
    refuse: AnyRefuse | undefined,
    each?: Each,
  ): Value | undefined {
    const input = own(this.input, name)
    const given = input === undefined ? kind.usual(offer) : input
    this.asked.push({ name, kind: kind as unknown as AnyKind, offer, given, each })
    const value = kind.read(this.state, offer, given)
    this.values[name] = value
    if (value === undefined) this.refusal ??= inField(name, kind.unread(offer, given, this.asked.length === 1))
    else this.refuse(name, () => refuse?.(this.state, this.values) ?? kind.beyond?.(offer, value))
    return value
  }

  /** Notes the first refusal; what comes after it is not looked at. */
  refuse(name: string, why: () => Refusal | undefined): void {
    if (this.how === 'read' || this.refusal) return
    const refusal = why()
    if (refusal) this.refusal = inField(name, refusal)
  }
}

/** What is refused of all fields together names none, unless it does so itself. */
function inField(name: string, refusal: Refusal): Refusal {
  return name === '' ? refusal : refused(refusal.code, { field: name, ...refusal.values })
}
