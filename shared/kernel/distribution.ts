/** Values and how likely each is; the chances add up to 1. Values are distinguished by their key. */
export type Distribution<Value> = ReadonlyMap<string, Likely<Value>>

interface Likely<Value> {
  readonly value: Value
  readonly chance: number
}

/** Plain data of equal content is one value. */
function keyOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** Gathers values with their weights; `finish` makes the weights add up to 1. */
export class Tally<Value> {
  private readonly kept = new Map<string, { value: Value; weight: number }>()
  private total = 0

  add(value: Value, weight = 1): void {
    const key = keyOf(value)
    const had = this.kept.get(key)
    if (had) had.weight += weight
    else this.kept.set(key, { value, weight })
    this.total += weight
  }

  finish(): Distribution<Value> {
    const likely = [...this.kept].map(
      ([key, { value, weight }]) => [key, { value, chance: weight / this.total }] as const,
    )
    return new Map(likely)
  }
}

/** The distribution of a sum of two independent things. */
export function convolve<One, Other, Sum>(
  ones: Distribution<One>,
  others: Distribution<Other>,
  add: (one: One, other: Other) => Sum,
): Distribution<Sum> {
  const sums = new Tally<Sum>()
  for (const one of ones.values()) {
    for (const other of others.values()) sums.add(add(one.value, other.value), one.chance * other.chance)
  }
  return sums.finish()
}

export function certainly<Value>(value: Value): Distribution<Value> {
  return new Map([[keyOf(value), { value, chance: 1 }]])
}

/** 0 to 1. */
export function chanceThat<Value>(distribution: Distribution<Value>, holds: (value: Value) => boolean): number {
  let sum = 0
  for (const { value, chance } of distribution.values()) if (holds(value)) sum += chance
  return sum
}

export function expected<Value>(distribution: Distribution<Value>, figure: (value: Value) => number): number {
  let sum = 0
  for (const { value, chance } of distribution.values()) sum += figure(value) * chance
  return sum
}
