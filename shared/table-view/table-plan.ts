import { z } from 'zod'
import type { Read } from '../json/read'
import { disclosures, openTable } from './disclosure'
import { slugPattern } from '../kernel/slug'
import { shipId, sideId, squadronId } from '../kernel/ids'

/** What the second screen shows beside turn, step and weather. */
export const layouts = ['fleets', 'squadron', 'ship', 'result', 'banner', 'card', 'plot', 'chart'] as const
export type Layout = (typeof layouts)[number]

/** Height of the body text in px at a height of 1080: 28 is the least that is read at two metres. */
export const textSizes = [28, 34, 42] as const

const slug = z.string().regex(slugPattern)
const level = z.enum(disclosures)
const most = 500

/** How the operator has set the second screen. It belongs to a game and to this machine, not to the journal. */
export const tablePlan = z.strictObject({
  layout: z.enum(layouts),
  /** What the screen stays on; without it the screen follows the operator. */
  pinned: z.strictObject({
    ship: slug.transform(shipId).nullable(),
    squadron: slug.transform(squadronId).nullable(),
  }),
  disclosure: z.strictObject({
    usual: level,
    sides: z.record(slug.transform(sideId), level).refine((sides) => Object.keys(sides).length <= most),
    ships: z.record(slug.transform(shipId), level).refine((ships) => Object.keys(ships).length <= most),
  }),
  textPx: z.union(textSizes.map((size) => z.literal(size))),
  /** Nothing is shown at all. */
  isBlank: z.boolean(),
  theme: z.enum(['day', 'night', 'contrast']),
})
export type TablePlan = Read<typeof tablePlan>

export const freshTablePlan: TablePlan = {
  layout: 'fleets',
  pinned: { ship: null, squadron: null },
  disclosure: openTable,
  textPx: 28,
  isBlank: false,
  theme: 'day',
}
