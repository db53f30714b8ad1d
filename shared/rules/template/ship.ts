import { bears } from '../../game/mark'
import { z } from 'zod'
import type { ShipDocument } from '../../documents/ship'
import type { BoxShape, CardShape, FieldShape, TrackShape } from '../../game/shape'
import type { ShipInPlay } from '../../game/state'
import { boxId, trackId, type BoxId, type FieldId, type TrackId } from '../../kernel/ids'
import { onceEach } from '../../kernel/once-each'
import { commonFields } from '../kit/common-fields'
import { shipReader } from '../kit/ship-reader'

/** A ship's data under these rules: what the card prints. */
export const shipData = z.strictObject({
  guns: z.int().min(1).max(12),
  hull: z.int().min(1).max(20),
  /** The most she makes, inches a turn. */
  speedInches: z.int().min(0).max(40),
})
type Ship = z.infer<typeof shipData>

export const { shipOf } = shipReader<Ship>(shipData, { guns: 1, hull: 1, speedInches: 0 })

export const hull = trackId('hull')
const gunBox = (gun: number) => boxId(`gun-${gun}`)
export const gunsOf = (document: ShipDocument) =>
  Array.from({ length: shipOf(document).guns }, (_, at) => gunBox(at + 1))

/** What can be marked on her card: a box for each gun, points of hull, her speed; made once per document. */
export const shape = onceEach((document: ShipDocument): CardShape => {
  const { hull: points, speedInches } = shipOf(document)
  const speed: TrackShape = { minimum: 0, maximum: speedInches, fresh: speedInches }
  const fields: Record<string, FieldShape> = {
    ...commonFields(document),
    note: { kind: 'text', maximumLength: 400, fresh: null },
  }
  return {
    boxes: Object.fromEntries(gunsOf(document).map((gun) => [gun, gunShape])) as Record<BoxId, BoxShape>,
    tracks: { [hull]: { minimum: 0, maximum: points, fresh: points }, [trackId('speed')]: speed } as Record<
      TrackId,
      TrackShape
    >,
    fields: fields as Record<FieldId, FieldShape>,
  }
})

const gunShape: BoxShape = { marks: ['struck'] }

/** Guns that still fire. */
export function gunsLeft(ship: ShipInPlay): readonly BoxId[] {
  return gunsOf(ship.document).filter((gun) => !bears(ship, gun, 'struck'))
}
