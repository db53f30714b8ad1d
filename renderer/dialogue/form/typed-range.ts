/** A range as it is typed, key by key. `at` is when its last key was pressed, ms. */
export interface TypedRange {
  readonly text: string
  readonly at: number
}

export const nothingTyped: TypedRange = { text: '', at: 0 }

/** After so long a digit begins a new figure instead of going on with the one before. */
export const freshAfterMs = 1500
const mostLetters = 6

/**
 * What a key makes of the figure being typed; `undefined` for a key that is none of its own. A comma is a point, and
 * Backspace takes the last letter off the figure.
 */
export function typedOn(before: TypedRange, key: string, at: number, shown: string): TypedRange | undefined {
  const had = at - before.at > freshAfterMs ? '' : before.text
  if (/^\d$/.test(key)) return { text: within(`${had}${key}`.replace(/^0+(?=\d)/, ''), had), at }
  if (key === '.' || key === ',') return { text: within(had.includes('.') ? had : `${had || '0'}.`, had), at }
  if (key === 'Backspace') return { text: (had || shown).slice(0, -1), at }
  return undefined
}

/** More letters than any range has are not taken. */
function within(text: string, before: string): string {
  return text.length > mostLetters ? before : text
}

/** The figure so far; nothing typed is a range of 0. */
export function figureOf({ text }: TypedRange): number {
  return text === '' ? 0 : Number(text)
}
