import { intervalAround } from './sampled-odds'

/**
 * How often something was seen, corrected by a control variate: an event of the same samples whose mean is known
 * exactly. Its deviation is subtracted as far as the two correlate.
 */
export class ControlledMean {
  private samples = 0
  private seen = 0
  private stood = 0
  private stoodSquares = 0
  private both = 0

  /** The mean of the control variate. */
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

  /** Half the width of the 95 % interval, after the correction. */
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
