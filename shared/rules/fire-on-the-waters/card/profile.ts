import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { drawProfile } from '../../../profile/draw-profile'
import type { PartFormOf } from '../../kit/card/data-form'
import { profileForm } from '../../kit/card/profile-editor'
import { margin } from '../../kit/card/shapes'
import { shipOnWater } from '../../kit/card/ship-on-water'
import { profile } from '../ship/profile'
import type { WaterShip } from '../ship/ship'

/** Where she lies in the head: under the figures, on her water, never behind words. */
const place = { x: 144, y: 16.4, width: margin.right - 144, height: 11 } as const

export const profileOperations = onceEach((document: ShipDocument): readonly Operation[] =>
  shipOnWater(drawProfile(profile(document)), { place, below: 0.6, level: 1, isToRight: true }),
)

/** What is drawn in the head and as her silhouette. No rule reads it. */
export function drawingEditor(document: ShipDocument): PartFormOf<WaterShip> {
  return (ship, _say, words) =>
    profileForm({ record: ship.value.profile, drawn: profile(document) }, (to) => ship.change({ profile: to }), words)
}
