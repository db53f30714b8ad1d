/** `Heavy cruiser` is `heavy cruiser` within a line; `AA cruiser` stays. */
export function decapitalised(text: string): string {
  const [first = '', second = ''] = text
  const isAcronym = second === second.toUpperCase() && /\p{L}/u.test(second)
  return isAcronym ? text : first.toLowerCase() + text.slice(1)
}
