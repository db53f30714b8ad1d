import type { Catalogue } from './speak'

/** The same keys with sentences of any language: what English has, the compiler asks of every other. */
export type Sentences<T> = T extends string ? string : { readonly [Key in keyof T]: Sentences<T[Key]> }

/** What a file of a pack's words exports; `top`, `procedures` and `refused` mean the same in every file. */
export type Chapter = Readonly<Record<string, Catalogue>>

/** The words of a rules pack: its sections, and why its ships, scenarios and requests are refused. */
interface PackCatalogue {
  readonly words: Catalogue
  readonly refused: Catalogue
}

/**
 * Merges the chapters of a pack: `top` is beside the sections, every other export is a section of its name, and parts of
 * one section are joined. Throws where two chapters have the same key.
 */
export function packCatalogue(chapters: Readonly<Record<string, Chapter>>): PackCatalogue {
  const { top = {}, refused = {}, ...sections } = merged(Object.values(chapters)) as Record<string, Catalogue>
  return { words: merged([top, sections]), refused }
}

/** One catalogue of several. Throws where two have the same sentence. */
export function merged(parts: readonly Catalogue[]): Catalogue {
  const all: Record<string, string | Catalogue> = {}
  for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
    const known = all[key]
    if (known === undefined) all[key] = value
    else if (typeof known === 'object' && typeof value === 'object') all[key] = merged([known, value])
    else throw new Error(`Two sentences under the key ${key}.`)
  }
  return all
}
