import type { Concentration } from './concentration'

/**
 * The chance, from 0 to 1, of every number of straddles, by their number: what is sure is a shift, and each remainder
 * splits what came before in two. Exact, and equal to following the dialogue.
 */
export function straddleOdds(concentrations: readonly Pick<Concentration, 'sure' | 'oneMore'>[]): readonly number[] {
  const sure = concentrations.reduce((sum, concentration) => sum + concentration.sure, 0)
  const odds = [1]
  for (const { oneMore } of concentrations) {
    if (!oneMore) continue
    const hit = oneMore.percent / 100
    odds.push(0)
    for (let straddles = odds.length - 1; straddles > 0; straddles--) {
      odds[straddles] = odds[straddles]! * (1 - hit) + odds[straddles - 1]! * hit
    }
    odds[0]! *= 1 - hit
  }
  return [...Array.from({ length: sure }, () => 0), ...odds]
}
