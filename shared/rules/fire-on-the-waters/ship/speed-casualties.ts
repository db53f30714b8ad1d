import type { Casualty } from './casualties'
import { funnelSpeedLoss } from '../tables/plant'
import { shockEffects, type ShockRow } from '../tables/shock'
import { steeringHit } from '../tables/special-damage'

/** What a casualty takes off her speed: inches, or per cent of what is left. */
export type TakesSpeed = { readonly inches: number } | { readonly percent: number } | null

/** Casualties by events, from no table. `of` is hundredths of an inch, or per cent. */
const speedLossId = 'speedLoss'
const speedPercentId = 'speedPercent'

/** Once for a funnel location; `of` is the location. */
export const funnelId = 'funnel'

/** `of` is how many turns it has cost her. */
export const condensersId = 'condensers'

const shockRows: readonly ShockRow[] = shockEffects

/** The steering table warps a rudder at a price; the shock table, which leaves her one way to turn, does not. */
const warpedBySteeringHit: readonly string[] = steeringHit[0].sub.map(([, , id]) => id)

export function takesSpeed({ id, of = '' }: Casualty): TakesSpeed {
  if (id === funnelId) return { inches: funnelSpeedLoss }
  if (id === speedLossId) return { inches: numberOf(of) / 100 }
  if (id === speedPercentId) return { percent: numberOf(of) }
  if (id === steeringHit[0].id) {
    return warpedBySteeringHit.includes(of) ? { percent: -steeringHit[0].speedPercent } : null
  }
  const row = shockRows.find((each) => each.id === id)
  if (row?.speedPerTurn !== undefined) return { inches: -row.speedPerTurn * numberOf(of) }
  if (row?.speed !== undefined) return { inches: -row.speed }
  return row?.speedPercent === undefined ? null : { percent: -row.speedPercent }
}

/** 0 for what is no number: the field may come from an old journal. */
function numberOf(text: string): number {
  return Math.max(0, Number.parseInt(text, 10) || 0)
}
