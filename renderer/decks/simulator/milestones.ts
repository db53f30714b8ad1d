/** Four turns to read chances off at, evenly over the game; fewer where it is short. */
export function milestones(turns: number): readonly number[] {
  const quarters = [0.25, 0.5, 0.75, 1].map((part) => Math.max(1, Math.round(turns * part)))
  return [...new Set(quarters)]
}
