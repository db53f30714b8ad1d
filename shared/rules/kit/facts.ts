/**
 * How facts of ships are written in recipes: words with blanks between them, and bars for the eye; the parts of a word
 * with colons between them: `A:2:fore B:2:fore`.
 */
export function factWords(text: string): readonly string[] {
  return text.split(/[\s|]+/).filter((word) => word !== '')
}

/** The parts of each word. */
export function factParts(text = ''): readonly (readonly string[])[] {
  return factWords(text).map((word) => word.split(':'))
}

/** What stands where, of its kind: `31:tripod 51:pole`. The check of the ship knows the kinds. */
export function factsPlaced<Thing extends { readonly at: number; readonly kind: string }>(text: string): Thing[] {
  return factParts(text).map(([at, kind]) => ({ at: Number(at), kind }) as Thing)
}
