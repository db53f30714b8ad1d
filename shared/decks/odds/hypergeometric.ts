/**
 * Cards without replacement: `cards` lie there, `kind` of them are of the kind asked for, `drawn` are drawn.
 * Worked out by ratios of neighbours from the likeliest end, exact to the last digits of a double for any deck.
 */
export function hypergeometric(cards: number, kind: number, drawn: number): number[] {
  const most = Math.min(kind, drawn)
  const least = Math.max(0, kind + drawn - cards)
  const chances = new Array<number>(most + 1).fill(0)
  chances[least] = least === 0 ? chanceOfNone(cards, kind, drawn) : chanceOfNone(cards, cards - kind, cards - drawn)
  for (let had = least; had < most; had++) {
    const ratio = ((kind - had) * (drawn - had)) / ((had + 1) * (cards - kind - drawn + had + 1))
    chances[had + 1] = chances[had]! * ratio
  }
  return chances
}

/** The chance, 0 to 1, that none of a kind is among the drawn. */
export function chanceOfNone(cards: number, kind: number, drawn: number): number {
  if (kind + drawn > cards) return 0
  // The shorter of two equal products.
  const [steps, others] = kind < drawn ? [kind, drawn] : [drawn, kind]
  let chance = 1
  for (let step = 0; step < steps; step++) chance *= (cards - others - step) / (cards - step)
  return chance
}

/** The distribution of a sum: `ones[i]` and `others[j]` are the chances of i and of j. */
export function convolved(ones: readonly number[], others: readonly number[]): number[] {
  const sums = new Array<number>(ones.length + others.length - 1).fill(0)
  for (let one = 0; one < ones.length; one++) {
    const chance = ones[one]!
    if (chance === 0) continue
    for (let other = 0; other < others.length; other++) sums[one + other]! += chance * others[other]!
  }
  return sums
}
