import type { GlyphName } from '#shared/card/glyphs'

/** One thing that can be picked from a list: a place that was found, a command. */
export interface Found {
  /** One of its kind in its list. */
  readonly id: string
  readonly name: string
  readonly line?: string
  readonly glyph?: GlyphName
  readonly key?: string
  open(): unknown
}

/** Things of one kind, under their heading. */
export interface FoundGroup {
  readonly title: string
  readonly items: readonly Found[]
}

/** Folds accents and case, so that `etoile` finds `Étoile`. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those in which every word occurs; names that begin with the first word come first. None where nothing is wanted. */
export function matching<Item extends Pick<Found, 'name' | 'line'>>(
  items: readonly Item[],
  wanted: string,
  most = 6,
): readonly Item[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return []
  const begins = ({ name }: Item) => Number(plain(name).startsWith(first))
  return items
    .filter(({ name, line = '' }) => words.every((word) => plain(`${name} ${line}`).includes(word)))
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, most)
}
