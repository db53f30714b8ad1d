/**
 * The scale of the rules (6.1 and elsewhere): a count of 1 or 2 is worth 1, 21 and more 5, none nothing.
 * @source Sheet, "Initiative modifiers (d10)" @source Sheet, "9.11" @source Sheet, "9.15" @source Sheet, "10.2" @source Sheet, "12.3"
 */
export const scale = [
  { from: 1, to: 2, value: 1 },
  { from: 3, to: 6, value: 2 },
  { from: 7, to: 12, value: 3 },
  { from: 13, to: 20, value: 4 },
  { from: 21, to: null, value: 5 },
] as const

/** What a count is worth, 0 to 5. */
export function worth(count: number): number {
  return scale.findLast(({ from }) => count >= from)?.value ?? 0
}

/** The same of a sum that may be below nothing: it keeps its sign. */
export function signedWorth(sum: number): number {
  return Math.sign(sum) * worth(Math.abs(sum))
}
