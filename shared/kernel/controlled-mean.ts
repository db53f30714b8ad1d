import { intervalAround } from './sampled-odds'

/**
 * How often something was seen, made surer by a stand-in that is seen in the same samples and whose chance is known
 * exactly: as much as the stand-in came too often or too seldom is taken off again, as far as the two go together.
 */
export class ControlledMean {
  private samples = 0
  private seen = 0
  private stood = 0
  private both = 0

  /** The chance of the stand-in, 0 to 1. */
  constructor(private readonly known: number) {}

  add(seen: boolean, stood: boolean): void {
    this.samples++
    if (seen) this.seen++
    if (stood) this.stood++
    if (seen && stood) this.both++
  }

  /** 0 to 1. */
  get chance(): number {
    const { mean, stand, slope } = this.figures
    return Math.min(1, Math.max(0, mean - slope * (stand - this.known)))
  }

  /** Half the width of the 95 % interval: what the stand-in does not account for. */
  get error(): number {
    const { mean, stand, slope } = this.figures
    const spread = mean * (1 - mean) - slope ** 2 * stand * (1 - stand)
    return intervalAround(Math.max(0, spread), this.samples)
  }

  private get figures() {
    const mean = this.seen / this.samples
    const stand = this.stood / this.samples
    const spread = stand * (1 - stand)
    const slope = spread > 0 ? (this.both / this.samples - mean * stand) / spread : 0
    return { mean, stand, slope }
  }
}
