/**
 * The sea bed of a chart that shows no real place: a few banks on a falling floor, the same for the same name.
 * Soundings and depth curves are read from one field, so that they never contradict each other.
 */
export interface SeaBed {
  /** Whole fathoms at a place, as a lead finds them; `x` and `y` run from 0 to 1 over the chart. */
  depthAt(x: number, y: number): number
  /** The same between whole fathoms: curves drawn from it do not run in steps. */
  floorAt(x: number, y: number): number
}

/** Decorative chance only: the same seed draws the same chart. No die is ever cast with it. */
export function scatter(seed: string): () => number {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193), 0x811c9dc5)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Bank {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly rise: number
  readonly stretch: number
}

export function seaBed(name: string): SeaBed {
  const chance = scatter(`bed ${name}`)
  const banks = [...Array(3)].map((_, place): Bank => ({
    x: 0.42 + 0.22 * place + 0.14 * chance(),
    y: 0.3 + 0.45 * chance(),
    reach: 0.13 + 0.1 * chance(),
    rise: 44 + 22 * chance(),
    stretch: 0.7 + 0.7 * chance(),
  }))
  const [slope, swell, turn] = [14 + 10 * chance(), 3 + 3 * chance(), 6 * chance()] as const

  function floorAt(x: number, y: number): number {
    const floor = 78 - slope * x + swell * (Math.sin(9 * x + turn) + Math.cos(8 * y - turn) + Math.sin(17 * (x + y)))
    const raised = banks.reduce((sum, bank) => {
      const [across, down] = [(x - bank.x) / bank.reach, (y - bank.y) / (bank.reach * bank.stretch)]
      const ragged = 1 + 0.22 * Math.sin(3 * Math.atan2(down, across) + turn) + 0.12 * Math.sin(7 * across + 5 * down)
      return sum + bank.rise * Math.exp(-(across * across + down * down) * ragged)
    }, 0)
    return Math.max(6, floor - raised)
  }
  return { floorAt, depthAt: (x, y) => Math.round(floorAt(x, y)) }
}
