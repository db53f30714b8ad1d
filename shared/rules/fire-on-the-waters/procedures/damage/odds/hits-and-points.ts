/**
 * Weights of so many hits that came to so many points, in the exponential form in which the hits of one part of a ship
 * and of the rest are put together: a hit strikes each of 36 locations alike, and their order does not matter.
 */
export class HitsAndPoints {
  private readonly weights: Float64Array

  constructor(
    readonly mostHits: number,
    readonly mostPoints: number,
  ) {
    this.weights = new Float64Array((mostHits + 1) * (mostPoints + 1))
  }

  static nothing(mostHits: number, mostPoints: number): HitsAndPoints {
    const nothing = new HitsAndPoints(mostHits, mostPoints)
    nothing.weights[0] = 1
    return nothing
  }

  /** Adds another, with the hits of one more location: `factor[k]` for k hits there; points beyond the most count as the most. */
  addFrom(other: HitsAndPoints, factor: readonly number[], points: number): void {
    const width = this.mostPoints + 1
    for (let more = 0; more <= this.mostHits; more++) {
      const weight = factor[more] ?? 0
      if (weight === 0) continue
      for (let hits = 0; hits + more <= this.mostHits; hits++) {
        const from = hits * width
        const to = (hits + more) * width
        for (let lost = 0; lost < width; lost++) {
          const has = other.weights[from + lost]!
          if (has !== 0) this.weights[to + Math.min(this.mostPoints, lost + points)]! += has * weight
        }
      }
    }
  }

  /** Chances of every number of points, for so many hits. */
  chances(hits: number): readonly number[] {
    const width = this.mostPoints + 1
    let orders = 1
    for (let hit = 2; hit <= hits; hit++) orders *= hit
    return Array.from(this.weights.subarray(hits * width, (hits + 1) * width), (weight) => weight * orders)
  }
}

/** `(each / 36)^k / k!` for k hits, times their points. */
export function factorOf(mostHits: number, chanceOf: (hits: number) => number): readonly number[] {
  const factor: number[] = []
  let weight = 1
  for (let hits = 0; hits <= mostHits; hits++) {
    if (hits > 0) weight /= 36 * hits
    factor.push(weight * chanceOf(hits))
  }
  return factor
}
