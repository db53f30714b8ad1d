import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'
import { grouped } from './units'

/** The catalogue: nested plain data. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue
}

/** Says a phrase in words, on screen, on paper and in reports. */
export type Words = (key: string, values?: Readonly<Record<string, Scalar>>) => string

/** In place of a value that is not given: its name in braces, or nothing. */
export type Missing = 'braces' | 'nothing'

/**
 * A speaker over one catalogue. `{name}` is replaced by its value; `none | one | many` (or `one | many`) is chosen
 * by the value `n`; a missing key is returned as it is, so that a gap is seen and never throws.
 */
export function speaker(catalogue: Catalogue, missing: Missing = 'braces'): Words {
  // Only what the catalogue has: a stranger's journal may name keys without end.
  const found = new Map<string, string>()
  return (key, values = {}) => {
    const message = found.get(key) ?? messageAt(catalogue, key)
    if (message === undefined) return key
    found.set(key, message)
    return fill(choose(message, own(values, 'n')), values, missing)
  }
}

/** The message of a dotted key, of the catalogue's own: a journal may hold keys like `constructor`. */
export function messageAt(catalogue: Catalogue, key: string): string | undefined {
  let at: string | Catalogue | undefined = catalogue
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return undefined
    at = own(at, part)
  }
  return typeof at === 'string' ? at : undefined
}

function choose(message: string, n: Scalar | undefined): string {
  if (!message.includes(' | ')) return message
  const forms = message.split(' | ')
  return forms[formOf(typeof n === 'number' ? n : 1, forms.length)] ?? message
}

/** Which form a number takes: of one and a half there are many, and of less than none as many as of more. */
function formOf(n: number, forms: number): number {
  const count = Math.ceil(Math.abs(n))
  return forms === 2 ? (count === 1 ? 0 : 1) : Math.min(count, forms - 1)
}

function fill(message: string, values: Readonly<Record<string, Scalar>>, missing: Missing): string {
  if (!message.includes('{')) return message
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = own(values, name)
    if (value !== undefined && value !== null) return written(value)
    return missing === 'braces' ? whole : ''
  })
}

/** With so many digits a figure is read in groups of three; a year is not. */
const readInGroups = 10_000

/** A negative figure has a minus sign, as on cards and sheets, and no hyphen. */
function written(value: Exclude<Scalar, null>): string {
  if (typeof value !== 'number') return String(value)
  if (Math.abs(value) >= readInGroups) return grouped(value)
  return value < 0 ? `−${-value}` : String(value)
}
