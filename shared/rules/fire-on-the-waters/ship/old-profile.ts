import { z } from 'zod'
import type { ProfileRecord } from '../../../profile/record'
import { hundredth } from './places'

const location = z.int().min(11).max(66)

/** The drawing of a ship as older files have it: by locations. Only read. */
const oldProfile = z.strictObject({
  bow: z.enum(['raked', 'clipper', 'straight', 'trawler']),
  stern: z.enum(['cruiser', 'counter', 'transom']),
  forecastleTo: location,
  bridge: z.enum(['tower', 'pagoda', 'block', 'open', 'island']),
  masts: z.array(z.strictObject({ at: location, kind: z.enum(['pole', 'tripod', 'lattice']) })).max(4),
})

/** An old drawing as a record; where her bridge stands is known by her places. */
export const fromOldProfile = oldProfile.transform(({ bow, stern, masts }): ProfileRecord => ({
  bow: bow === 'trawler' ? 'raked' : bow,
  stern,
  masts: masts.map(({ at, kind }) => ({ at: hundredth(at), kind: kind === 'lattice' ? 'cage' : kind })),
}))
