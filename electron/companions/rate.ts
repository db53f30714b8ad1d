/** Lets so many through at once, and so many a second after that. */
export class Rate {
  private left: number
  private at: number

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly clock: () => number,
  ) {
    this.left = burst
    this.at = clock()
  }

  /** Whether one more may pass now. */
  take(): boolean {
    const now = this.clock()
    this.left = Math.min(this.burst, this.left + (Math.max(0, now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left -= 1
    return true
  }
}

/** The same for each of many, by name; those that have been quiet longest are forgotten. */
export class Rates {
  private readonly rates = new Map<string, Rate>()

  constructor(private readonly fresh: () => Rate) {}

  take(name: string): boolean {
    const rate = this.rates.get(name) ?? this.fresh()
    this.rates.delete(name)
    this.rates.set(name, rate)
    const [oldest] = this.rates.keys()
    if (this.rates.size > 200 && oldest !== undefined) this.rates.delete(oldest)
    return rate.take()
  }
}
