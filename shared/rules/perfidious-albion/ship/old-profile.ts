import { z } from 'zod'
import type { ProfileRecord } from '../../../profile/record'

/** The drawing of a ship as older files have it: by sections, in decks. Only read. */
const oldProfile = z.strictObject({
  bow: z.enum(['ram', 'straight', 'clipper']),
  stern: z.enum(['cruiser', 'counter', 'square']),
  deckLine: z.array(z.int().min(1).max(4)).length(10).optional(),
  masts: z
    .array(z.strictObject({ at: z.number().min(0).max(10), top: z.enum(['pole', 'fighting', 'double', 'military']) }))
    .max(4),
  funnels: z
    .array(
      z.strictObject({
        at: z.number().min(0).max(10),
        width: z.number().min(0.1).max(1.5),
        height: z.number().min(-3).max(2),
        pair: z.boolean().optional(),
      }),
    )
    .max(6),
  tumblehome: z.boolean(),
})

const masts = {
  pole: { kind: 'pole' },
  fighting: { kind: 'pole', tops: 1 },
  double: { kind: 'pole', tops: 2 },
  military: { kind: 'military' },
} as const

/** An old drawing as a record: places in hundredths, heights as her class has them. */
export const fromOldProfile = oldProfile.transform(
  ({ bow, stern, masts: stand, funnels, tumblehome }): ProfileRecord => ({
    bow: tumblehome && bow === 'ram' ? 'tumble' : bow,
    stern: tumblehome ? 'tumble' : stern === 'square' ? 'transom' : stern,
    masts: stand.map(({ at, top }) => ({ at: at * 10, ...masts[top] })),
    funnels: funnels.map(({ at, pair }) => ({ at: at * 10, ...(pair && { pair }) })),
  }),
)
