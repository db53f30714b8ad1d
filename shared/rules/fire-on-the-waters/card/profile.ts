import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { drawProfile } from '../../../profile/draw-profile'
import type { PartFormOf } from '../../kit/card/data-form'
import { profileForm } from '../../kit/card/profile-editor'
import { shipUnderFigures } from '../../kit/card/ship-on-water'
import { profile } from '../ship/profile'
import type { WaterShip } from '../ship/ship'

export const profileOperations = onceEach((document: ShipDocument): readonly Operation[] =>
  shipUnderFigures(document, drawProfile(profile(document))),
)

/** What is drawn in the head and as her silhouette. No rule reads it. */
export function drawingEditor(document: ShipDocument): PartFormOf<WaterShip> {
  return (ship, _say, words) =>
    profileForm({ record: ship.value.profile, drawn: profile(document) }, (to) => ship.change({ profile: to }), words)
}
