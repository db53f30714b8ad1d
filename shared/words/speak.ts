import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'

/** The catalogue: nested plain data, read by vue-i18n on screen and by `speak` in PDF and reports. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue
}

/** Says a phrase in words. What the screen does through vue-i18n, this does for paper; both read the same catalogue. */
export type Words = (key: string, values?: Readonly<Record<string, Scalar>>) => string

/**
 * A speaker over one catalogue. `{name}` is replaced by its value; `none | one | many` (or `one | many`) is chosen
 * by the value `n`; a missing key is returned as it is, so that a gap is seen and never throws.
 */
export function speaker(catalogue: Catalogue): Words {
  return (key, values = {}) => {
    const message = messageAt(catalogue, key)
    return message === undefined ? key : fill(choose(message, own(values, 'n')), values)
  }
}

/** The message of a dotted key, of the catalogue's own: a journal may bear keys like `constructor`. */
export function messageAt(catalogue: Catalogue, key: string): string | undefined {
  let at: string | Catalogue | undefined = catalogue
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return undefined
    at = own(at, part)
  }
  return typeof at === 'string' ? at : undefined
}

function choose(message: string, n: Scalar | undefined): string {
  if (typeof n !== 'number' || !message.includes(' | ')) return message
  const forms = message.split(' | ')
  return forms[formOf(n, forms.length)] ?? message
}

/** Which form a number takes: of one and a half there are many, and of less than none as many as of more. */
export function formOf(n: number, forms: number): number {
  const count = Math.ceil(Math.abs(n))
  return forms === 2 ? (count === 1 ? 0 : 1) : Math.min(count, forms - 1)
}

function fill(message: string, values: Readonly<Record<string, Scalar>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = own(values, name)
    return value === undefined || value === null ? whole : String(value)
  })
}
