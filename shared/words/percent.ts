/** Less than this in percent is rounding of the machine. */
const noise = 1e-10
const mostPlaces = 4

/**
 * A chance from 0 to 1 in percent, without the sign: as short as it can be without misleading. Whole where it is whole,
 * else to a tenth; close to 0 and 100 with as many places as keep it from looking certain: `20`, `66.7`, `0.04`,
 * `99.97`.
 */
export function percentOf(chance: number): string {
  const percent = 100 * chance
  const fromEnd = Math.min(percent, 100 - percent)
  if (fromEnd < noise) return percent < 50 ? '0' : '100'
  if (fromEnd >= 0.05) return rounded(percent, 1)
  const places = Math.ceil(-Math.log10(fromEnd))
  if (places > mostPlaces) return percent < 50 ? '<0.0001' : '>99.9999'
  return rounded(percent, places)
}

/** The same of a chance that was counted in trials: to a tenth, and never as certain. */
export function sampledPercentOf(chance: number): string {
  const percent = 100 * chance
  if (percent < 0.05) return '<0.1'
  return percent >= 99.95 ? '>99.9' : rounded(percent, 1)
}

function rounded(percent: number, places: number): string {
  return String(Number(percent.toFixed(places)))
}
