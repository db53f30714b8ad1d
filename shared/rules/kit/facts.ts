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
