import { say } from '../words'

/** A chance in whole percent; what is nearly sure is never 100, what is hardly to be had never 0. */
export function percentInWords(chance: number): string {
  const percent = 100 * chance
  if (percent > 99.5 && percent < 100) return say('laying.nearlyAll')
  if (percent > 0 && percent < 0.5) return say('laying.nearlyNone')
  return say('laying.percent', { percent: Math.round(percent) })
}
