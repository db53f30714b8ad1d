import { arcPlanOperations, type ArcPlace } from '../../../card/arc-plan'
import type { Operation } from '../../../card/operations'
import type { Arc } from '../ship/ship'

/** A mount in plan: where it bears, and its barrels at rest in the middle of that. */
export function arcOperations(
  { from, to }: Arc,
  { turret, twin }: { readonly turret: boolean; readonly twin: boolean },
  place: ArcPlace,
): Operation[] {
  const start = from > to ? from - 360 : from
  const allRound = from === to
  const sweep = [start, allRound ? start + 360 : to] as const
  return arcPlanOperations({ sweeps: [sweep], barrels: [restOf(from, to)], turret, twin }, place)
}

/** Mounts that bear over the bow rest ahead, over the stern aft, the rest on their beam. */
function restOf(from: number, to: number): number {
  const middle = (((from > to ? from - 360 : from) + to) / 2 + 360) % 360
  if (from === to) return 0
  return Math.round(middle / 30) * 30
}
