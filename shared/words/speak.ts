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
    const message = find(catalogue, key)
    return message === undefined ? key : fill(choose(message, values['n']), values)
  }
}

function find(catalogue: Catalogue, key: string): string | undefined {
  let at: string | Catalogue | undefined = catalogue
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return undefined
    at = at[part]
  }
  return typeof at === 'string' ? at : undefined
}

function choose(message: string, n: Scalar | undefined): string {
  if (typeof n !== 'number' || !message.includes(' | ')) return message
  const forms = message.split(' | ')
  const place = forms.length === 2 ? (n === 1 ? 0 : 1) : Math.min(n, forms.length - 1)
  return forms[place] ?? message
}

function fill(message: string, values: Readonly<Record<string, Scalar>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined || value === null ? whole : String(value)
  })
}
