/** `out of action` at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `Heavy cruiser` is `heavy cruiser` within a line; `AA cruiser` stays. */
export function decapitalised(text: string): string {
  const [first = '', second = ''] = text
  const isAcronym = second === second.toUpperCase() && /\p{L}/u.test(second)
  return isAcronym ? text : first.toLowerCase() + text.slice(1)
}
