import { intervalAround } from './sampled-odds'

/**
 * How often something was seen, made surer by a stand-in that is met in the same samples and whose mean is known
 * exactly: as much as the stand-in came out too high or too low is taken off again, as far as the two go together.
 */
export class ControlledMean {
  private samples = 0
  private seen = 0
  private stood = 0
  private stoodSquares = 0
  private both = 0

  /** The mean of the stand-in. */
  constructor(private readonly known: number) {}

  add(seen: boolean, stood: number): void {
    this.samples++
    this.stood += stood
    this.stoodSquares += stood ** 2
    if (!seen) return
    this.seen++
    this.both += stood
  }

  /** 0 to 1. */
  get chance(): number {
    const { mean, stand, slope } = this.figures
    return Math.min(1, Math.max(0, mean - slope * (stand - this.known)))
  }

  /** Half the width of the 95 % interval: what the stand-in does not account for. */
  get error(): number {
    const { mean, spread, slope } = this.figures
    return intervalAround(Math.max(0, mean * (1 - mean) - slope ** 2 * spread), this.samples)
  }

  private get figures() {
    const mean = this.seen / this.samples
    const stand = this.stood / this.samples
    const spread = this.stoodSquares / this.samples - stand ** 2
    const slope = spread > 0 ? (this.both / this.samples - mean * stand) / spread : 0
    return { mean, stand, spread, slope }
  }
}
