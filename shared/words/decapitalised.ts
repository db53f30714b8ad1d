/** `out of action` at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Heavy cruiser` is `heavy cruiser` within a line; `AA cruiser` and the guns `B ×2` stay, `A fire` is `a fire`. */
export function decapitalised(text: string): string {
  const [first = '', second = '', third = ''] = text
  const isAcronym = second === second.toUpperCase() && /\p{L}/u.test(second)
  const isLetter = second === ' ' && (first !== 'A' || !/\p{L}/u.test(third))
  return isAcronym || isLetter ? text : first.toLowerCase() + text.slice(1)
}
