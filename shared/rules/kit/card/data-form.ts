import type { z, ZodType } from 'zod'
import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import type { Words } from '../../../words/speak'
import type { EditChoice, EditValue } from '../../pack/ship-editing'
import type { Editor, PartEditor } from './block'
import {
  choiceEntry,
  listEntry,
  numberEntry,
  replaced,
  someEntry,
  textEntry,
  without,
  yesNoEntry,
  type Entry,
} from './entries'

/**
 * A value of a ship's data as it can be changed. What a field may hold stands in its schema, what it is called in the
 * words of the pack's editing (`fields.<name>`): a form names the keys, and says only what differs.
 */
export interface DataForm<Value> {
  readonly value: Value
  /** The names of its fields begin with it: `masts.0.`. */
  readonly inside: string
  /** The ship with another value in its place. */
  become(to: Value): ShipDocument
  /** The ship with some of the value changed. */
  change(to: Partial<Value>): ShipDocument
  /** The form of a value inside; of one that may be missing, ask first whether it is there. */
  at<Key extends KeyOf<Value>>(key: Key): DataForm<NonNullable<Value[Key]>>
  /** The form of one item of a list. */
  item<Key extends KeyOf<Value>>(key: Key, index: number): DataForm<ItemOf<Value[Key]>>
  field<Key extends KeyOf<Value>>(key: Key, given?: GivenField<Value[Key]>): Entry
  fields(...keys: readonly KeyOf<Value>[]): readonly Entry[]
  /** The field of an item of a list that is itself a figure or a word. */
  itself(given?: GivenField<Value>): Entry
  /** Whether there is such a value at all, and what it begins with. */
  optional<Key extends KeyOf<Value>>(key: Key, given: GivenOptional<NonNullable<Value[Key]>>): Entry
  list<Key extends KeyOf<Value>>(key: Key, given: GivenList<ItemOf<Value[Key]>>): Entry
}

type KeyOf<Value> = keyof Value & string
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never

interface GivenNames {
  /** Of the field in an edit; without it the key. */
  readonly name?: string
  /** Its words: `fields.<called>`; without it the name. */
  readonly called?: string
  /** The words themselves. */
  readonly label?: string
}

interface GivenField<Value> extends GivenNames {
  /** Of a figure that is not whole. */
  readonly step?: number
  /** Where the schema has no bound, or the rest of the data a narrower one. */
  readonly minimum?: number
  readonly maximum?: number
  /** The words of its values, `<choices>.<value>`, without it `<called>s`; or the choices themselves. */
  readonly choices?: string | readonly EditChoice[]
  /** What changes with it; `undefined` where it cannot become this. */
  readonly set?: (to: Value) => ShipDocument | undefined
}

interface GivenOptional<Value> extends GivenNames {
  readonly fresh: Value
  readonly set?: (to: Value | null) => ShipDocument | undefined
}

interface GivenList<Item> extends GivenNames {
  readonly title: (item: Item, index: number) => string
  readonly entries: (item: DataForm<Item>, index: number) => readonly Entry[]
  /** What can be added: words `adds.<what>`, or the choices themselves. */
  readonly adds: string | readonly EditChoice[]
  readonly fresh: (items: readonly Item[], what: string) => Item | undefined
  /** What changes when an item comes or goes; without it the list alone. */
  readonly add?: (items: readonly Item[]) => ShipDocument
  readonly remove?: (index: number) => ShipDocument
}

/** The words of a pack's editing: `rules.<pack>.editing.<name>`. */
function editingWordsOf(pack: string): (words: Words) => Words {
  return (words) => (key, values) => words(`rules.${pack}.editing.${key}`, values)
}

/** A part of the editor as a pack writes it: its title is `parts.<part>` unless it says another. */
export type PartForm = Omit<PartEditor, 'title'> & Partial<Pick<PartEditor, 'title'>>

/** The form of a part that is one figure, set by digits too; `said`: what it says of itself. */
export function figureForm<Data>(
  name: KeyOf<Data>,
  said: (value: number, say: Words) => string = String,
  given: GivenNames = {},
): PartFormOf<Data> {
  return (data, say) => ({
    says: said(Number(data.value[name]), say),
    digits: given.name ?? name,
    entries: [data.field(name, given as GivenField<Data[KeyOf<Data>]>)],
  })
}

/** What the parts of a document are made with: her data, the words of the pack's editing, and all words. */
export type PartFormOf<Data> = (data: DataForm<Data>, say: Words, words: Words) => PartForm

/** What the editors of a pack are made with. */
export interface PackForms<Data> {
  /** The words of the pack's editing. */
  readonly wordsOf: (words: Words) => Words
  formOf(document: ShipDocument, words: Words): DataForm<Data>
  /** Editors of parts by their names. A block knows which kind of data its document has. */
  editors<Part extends Data = Data>(
    document: ShipDocument,
    parts: Readonly<Record<string, PartFormOf<Part>>>,
  ): Readonly<Record<string, Editor>>
}

export function packForms<Data extends object>(
  pack: string,
  schema: ZodType<Data>,
  dataOf: (document: ShipDocument) => Data,
): PackForms<Data> {
  const wordsOf = editingWordsOf(pack)
  function formOf<Part extends Data>(document: ShipDocument, words: Words): DataForm<Part> {
    const become = (data: Part): ShipDocument => ({ ...document, data: { ...data } as ShipDocument['data'] })
    return dataForm<Part>(schema, dataOf(document) as Part, become, wordsOf(words))
  }
  return {
    wordsOf,
    formOf,
    editors: <Part extends Data>(document: ShipDocument, parts: Readonly<Record<string, PartFormOf<Part>>>) => {
      const editorOf =
        (part: string, partFormOf: PartFormOf<Part>): Editor =>
        (words) => {
          const say = wordsOf(words)
          return { title: say(`parts.${part}`), ...partFormOf(formOf<Part>(document, words), say, words) }
        }
      return Object.fromEntries(Object.entries(parts).map(([part, formed]) => [part, editorOf(part, formed)]))
    },
  }
}

/** The form of a value of this schema. `inside` begins the names of its fields: `masts.0.`. */
export function dataForm<Value>(
  schema: ZodType,
  value: Value,
  become: (to: Value) => ShipDocument,
  say: Words,
  inside = '',
): DataForm<Value> {
  const change = (to: Partial<Value>) => become({ ...value, ...to })
  const set = (key: string, to: unknown) => change({ [key]: to } as Partial<Value>)
  const schemaAt = (key: string) => bare(memberOf(bare(schema), value, key))
  const valueAt = (key: string): unknown => (value as Record<string, unknown>)[key]
  const named = (key: string, { name = key, called = name, label }: GivenNames) => ({
    name: `${inside}${name}`,
    label: label ?? say(`fields.${called}`),
  })

  function field(key: string, given: GivenField<never> = {}): Entry {
    const to = (given.set ?? ((next: unknown) => set(key, next))) as (next: unknown) => ShipDocument | undefined
    return fieldEntry(schemaAt(key), valueAt(key), {
      ...named(key, given),
      given,
      called: given.called ?? given.name ?? key,
      to,
      say,
    })
  }

  function itemOf(key: string, index: number, beginning: string): DataForm<never> {
    const items = valueAt(key) as readonly never[]
    const { element } = schemaAt(key) as z.ZodArray<ZodType>
    const put = (to: unknown) => set(key, replaced<unknown>(items, index, to))
    return dataForm<never>(element, items[index]!, put, say, beginning)
  }

  function list(key: string, given: GivenList<never>): Entry {
    const { least, most } = lengthsOf(schemaAt(key))
    const items = valueAt(key) as readonly never[]
    const { title, entries, adds, fresh, add = (all) => set(key, all), remove } = given
    const { name } = named(key, given)
    const choices = typeof adds === 'string' ? [{ value: adds, label: say(`adds.${adds}`) }] : adds
    return listEntry(named(key, given), {
      items: items.map((item, index) => ({
        title: title(item, index),
        entries: entries(itemOf(key, index, `${name}.${index}.`), index),
      })),
      adds: items.length < most ? choices : [],
      least,
      add: (what) => {
        const made = fresh(items, what)
        return made === undefined ? undefined : add([...items, made])
      },
      remove: remove ?? ((index) => set(key, without<unknown>(items, index))),
    })
  }

  const form = {
    value,
    inside,
    become,
    change,
    at: (key: string) => dataForm(schemaAt(key), valueAt(key), (to) => set(key, to), say, inside),
    item: (key: string, index: number) => itemOf(key, index, inside),
    field,
    itself: ({ name, called = name, ...given }: GivenField<never> = {}) => {
      const label = given.label ?? say(`fields.${called}`)
      const names = { name: name === undefined ? inside.slice(0, -1) : `${inside}${name}`, label, called: called ?? '' }
      const to = (given.set ?? become) as (next: unknown) => ShipDocument | undefined
      return fieldEntry(bare(schema), value, { ...names, given, to, say })
    },
    fields: (...keys: readonly string[]) => keys.map((key) => field(key)),
    optional: (key: string, { fresh, set: sets = (to: unknown) => set(key, to), ...given }: GivenOptional<unknown>) =>
      yesNoEntry({ ...named(key, given), value: valueAt(key) !== null }, (has) =>
        sets(has ? (valueAt(key) ?? fresh) : null),
      ),
    list,
  }
  return form as unknown as DataForm<Value>
}

interface Asked {
  readonly name: string
  readonly label: string
  readonly called: string
  readonly given: GivenField<never>
  readonly to: (next: unknown) => ShipDocument | undefined
  readonly say: Words
}

/** The entry of one field, by what its schema holds. */
function fieldEntry(schema: ZodType, value: unknown, { name, label, called, given, to, say }: Asked): Entry {
  const choices = (values: readonly string[]): readonly EditChoice[] =>
    typeof given.choices === 'object'
      ? given.choices
      : values.map((each) => ({ value: each, label: say(`${given.choices ?? `${called}s`}.${each}`) }))
  switch (schema.type) {
    case 'array': {
      const { element } = schema as z.ZodArray<ZodType>
      const isNumber = bare(element).type === 'number'
      const some = { name, label, values: (value as readonly EditValue[]).map(String), choices: choices([]) }
      return someEntry(some, (chosen) =>
        to(chosen.slice(0, lengthsOf(schema).most).map((each) => (isNumber ? Number(each) : each))),
      )
    }
    case 'enum': {
      const values = (schema as z.ZodEnum).options.map(String)
      return choiceEntry({ name, label, value: String(value), choices: choices(values) }, to)
    }
    case 'boolean':
      return yesNoEntry({ name, label, value: value === true }, to)
    default:
      break
  }
  if (given.choices !== undefined) {
    const chosen = { name, label, value: String(value), choices: choices([]) }
    return choiceEntry(chosen, (next) => to(schema.type === 'number' ? Number(next) : next))
  }
  if (schema.type === 'number') {
    const { minValue, maxValue } = schema as z.ZodNumber
    const { minimum = minValue ?? 0, maximum = maxValue ?? 99, step = 1 } = given
    return numberEntry({ name, label, value: (value as number | undefined) ?? 0, minimum, maximum, step }, to)
  }
  const { maximum = (schema as z.ZodString).maxLength ?? 60 } = given
  return textEntry({ name, label, value: value as string, maximumLength: maximum }, to)
}

/** A schema without what says that it may be missing, or how it is printed. */
function bare(schema: ZodType): ZodType {
  switch (schema.type) {
    case 'nullable':
    case 'optional':
      return bare((schema as z.ZodNullable<ZodType>).unwrap())
    case 'pipe':
      return bare((schema as z.ZodPipe<ZodType>).in)
    default:
      return schema
  }
}

/** The schema of a member; of a value of several kinds as its kind has it. */
function memberOf(schema: ZodType, value: unknown, key: string): ZodType {
  switch (schema.type) {
    case 'record':
      return (schema as z.ZodRecord).valueType as ZodType
    case 'union': {
      const { kind } = value as { readonly kind: unknown }
      const options = (schema as unknown as { readonly options: readonly z.ZodObject[] }).options
      const option = options.find(({ shape }) => (shape['kind'] as z.ZodLiteral).value === kind)
      return memberOf(option!, value, key)
    }
    default: {
      const member = (schema as z.ZodObject).shape[key]
      if (!member) throw new Error(`no schema for ${key}`)
      return member as ZodType
    }
  }
}

interface Lengths {
  readonly least: number
  readonly most: number
}

/** How few and how many items a list may have. */
const lengthsOf = onceEach((schema: ZodType): Lengths => {
  const bound = (name: 'min_length' | 'max_length') =>
    schema.def.checks?.map(({ _zod }) => _zod.def as LengthCheck).find(({ check }) => check === name)
  return { least: bound('min_length')?.minimum ?? 0, most: bound('max_length')?.maximum ?? Infinity }
})

interface LengthCheck {
  readonly check: string
  readonly minimum?: number
  readonly maximum?: number
}
