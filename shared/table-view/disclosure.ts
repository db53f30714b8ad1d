import type { ShipId, SideId } from '../kernel/ids'
import { own } from '../kernel/own'

/** How much of a ship the table is shown; each level shows what those before it show. */
export const disclosures = ['nothing', 'name', 'condition', 'boxes', 'all'] as const
export type Disclosure = (typeof disclosures)[number]

/** What the table may see: one word for all, another for a side, another for a ship. */
export interface DisclosurePlan {
  readonly usual: Disclosure
  readonly sides: Readonly<Record<SideId, Disclosure>>
  readonly ships: Readonly<Record<ShipId, Disclosure>>
}

export const openTable: DisclosurePlan = { usual: 'all', sides: {}, ships: {} }

/** The setting of a ship goes before that of her side. */
export function disclosureOf(plan: DisclosurePlan, ship: ShipId, side: SideId): Disclosure {
  return own(plan.ships, ship) ?? own(plan.sides, side) ?? plan.usual
}

/** The smaller of two levels. */
export function lesser(one: Disclosure, other: Disclosure): Disclosure {
  return shows(one, other) ? other : one
}

export function shows(level: Disclosure, wanted: Disclosure): boolean {
  return disclosures.indexOf(level) >= disclosures.indexOf(wanted)
}
