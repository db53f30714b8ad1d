/**
 * Why guns do not fire, where each has a reason of its own: of the first group that any of them is in, the reason of
 * the first gun. Guns are sorted heaviest first, groups by how soon they can be repaired.
 */
export function whySilent<Reason extends string>(
  reasons: readonly Reason[],
  groups: readonly (readonly Reason[])[],
): Reason | undefined {
  for (const group of groups) {
    const first = reasons.find((reason) => group.includes(reason))
    if (first) return first
  }
  return undefined
}
