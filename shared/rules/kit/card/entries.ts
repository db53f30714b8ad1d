import type { ShipDocument } from '../../../documents/ship'
import { withoutHidden } from '../../../kernel/seen-text'
import type { Edit, EditChoice, EditField, EditItem } from '../../pack/ship-editing'

/**
 * A question of an edit form together with what its answer changes: defined in one place, so that a form never offers
 * what a change does not take.
 */
export interface Entry {
  readonly field: EditField
  /** `undefined`: the edit does not fit. */
  readonly take: (edit: Edit) => ShipDocument | undefined
  /** Questions of the items of a list. */
  readonly inner: readonly Entry[]
}

interface Named {
  readonly name: string
  readonly label: string
}

export function textEntry(
  field: Named & { readonly value: string; readonly maximumLength: number },
  set: (to: string) => ShipDocument | undefined,
): Entry {
  return entry({ kind: 'text', ...field }, (to) => {
    if (typeof to !== 'string') return undefined
    const text = withoutHidden(to).replace(/[\n\r\t]+/g, ' ')
    return text.length <= field.maximumLength ? set(text) : undefined
  })
}

export function numberEntry(
  field: Named & {
    readonly value: number
    readonly minimum: number
    readonly maximum: number
    readonly step?: number
  },
  set: (to: number) => ShipDocument | undefined,
): Entry {
  const step = field.step ?? 1
  return entry({ kind: 'number', ...field, step }, (to) => {
    if (typeof to !== 'number' || !Number.isFinite(to)) return undefined
    if (to < field.minimum || to > field.maximum) return undefined
    return isMultiple(to, step) ? set(to) : undefined
  })
}

export function yesNoEntry(
  field: Named & { readonly value: boolean },
  set: (to: boolean) => ShipDocument | undefined,
): Entry {
  return entry({ kind: 'yesNo', ...field }, (to) => (typeof to === 'boolean' ? set(to) : undefined))
}

export function choiceEntry<Value extends string>(
  field: Named & { readonly value: Value; readonly choices: readonly (EditChoice & { readonly value: Value })[] },
  set: (to: Value) => ShipDocument | undefined,
): Entry {
  return entry({ kind: 'choice', ...field }, (to) => {
    const chosen = field.choices.find(({ value }) => value === to)
    return chosen && set(chosen.value)
  })
}

/** Any of the choices, in their order; never none. */
export function someEntry(
  field: Named & { readonly values: readonly string[]; readonly choices: readonly EditChoice[] },
  set: (to: readonly string[]) => ShipDocument | undefined,
): Entry {
  return entry({ kind: 'some', ...field }, (to) => {
    if (!Array.isArray(to)) return undefined
    const chosen = field.choices.map(({ value }) => value).filter((value) => to.includes(value))
    return chosen.length > 0 ? set(chosen) : undefined
  })
}

export interface ListOf {
  readonly items: readonly { readonly title: string; readonly entries: readonly Entry[]; readonly fixed?: boolean }[]
  readonly adds: readonly EditChoice[]
  readonly least: number
  readonly add: (what: string) => ShipDocument | undefined
  readonly remove: (index: number) => ShipDocument | undefined
}

export function listEntry(field: Named, { items, adds, least, add, remove }: ListOf): Entry {
  const shown = items.map(({ title, entries, fixed }): EditItem => ({
    title,
    fields: entries.map((each) => each.field),
    removable: items.length > least && fixed !== true,
  }))
  return {
    field: { kind: 'list', ...field, items: shown, adds },
    inner: items.flatMap(({ entries }) => entries),
    take: (edit) => {
      if (edit.kind === 'add') return adds.some(({ value }) => value === edit.what) ? add(edit.what) : undefined
      if (edit.kind === 'remove') return shown[edit.index]?.removable === true ? remove(edit.index) : undefined
      return undefined
    },
  }
}

/** The document after an edit; `undefined` where none of the entries takes it. */
export function takeEdit(entries: readonly Entry[], edit: Edit): ShipDocument | undefined {
  if (edit.kind === 'empty') return undefined
  const name = edit.kind === 'set' ? edit.field : edit.list
  return entries
    .flatMap((each) => [each, ...each.inner])
    .find(({ field }) => field.name === name)
    ?.take(edit)
}

/** A list without one of its items, or with one put in another's place. */
export function without<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, place) => place !== index)
}
export function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((each, place) => (place === index ? item : each))
}

function entry(field: EditField, set: (to: unknown) => ShipDocument | undefined): Entry {
  return { field, inner: [], take: (edit) => (edit.kind === 'set' ? set(edit.to) : undefined) }
}

/** Steps are tenths, halves and the like: a hair beside one is meant to be it. */
export function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-6
}
