import { z } from 'zod'
import type { ProfileRecord } from '../../../profile/record'

const along = z.number().min(0).max(100)

/** The drawing of a ship as older files have it. Only read. */
const oldProfile = z.strictObject({
  bow: z.enum(['raked', 'clipper', 'straight', 'trawler']),
  stern: z.enum(['cruiser', 'counter', 'transom']),
  forecastleTo: along,
  bridge: z.strictObject({ at: along, kind: z.enum(['tower', 'pagoda', 'block', 'open', 'island']) }),
  funnels: z.array(along).max(6),
  masts: z.array(z.strictObject({ at: along, kind: z.enum(['pole', 'tripod', 'lattice']) })).max(4),
  guns: z
    .array(
      z.strictObject({
        at: along,
        size: z.enum(['large', 'medium', 'small']),
        housed: z.boolean(),
        faces: z.enum(['fore', 'aft']),
        raised: z.int().min(0).max(2),
      }),
    )
    .max(16),
})

const inches = { large: 8, medium: 5, small: 4 } as const
const metresPerDeck = 2.6

/** An old drawing as a record; heights are those of her class. */
export const fromOldProfile = oldProfile.transform(({ bow, stern, bridge, funnels, masts, guns }): ProfileRecord => ({
  bow: bow === 'trawler' ? 'raked' : bow,
  ...{ stern, bridge },
  funnels: funnels.map((at) => ({ at })),
  masts: masts.map(({ at, kind }) => ({ at, kind: kind === 'lattice' ? 'cage' : kind })),
  guns: guns.map(({ at, size, housed, faces, raised }) => ({
    ...{ at, faces, inches: inches[size] },
    kind: housed ? (size === 'large' ? 'flush' : 'house') : 'open',
    barbette: 0.6 + raised * metresPerDeck,
  })),
}))
