import type { Operation } from '../../../card/operations'
import type { ShipDocument } from '../../../documents/ship'
import { onceEach } from '../../../kernel/once-each'
import { shipSilhouette } from '../../../profile/silhouette'
import type { PartFormOf } from '../../kit/card/data-form'
import { profileForm } from '../../kit/card/profile-editor'
import { hairline, margin, mm } from '../../kit/card/shapes'
import { profile } from '../ship/profile'
import type { WaterShip } from '../ship/ship'

/** Where she lies in the head: under the figures, down to her waterline and a little below it. */
const place = { x: 144, y: 16.4, width: margin.right - 144, height: 11 } as const
const waterline = 26.8

/** Her silhouette in the head, bow left: as large as its room, never behind words. */
export const profileOperations = onceEach((document: ShipDocument): readonly Operation[] => {
  const { width, waterline: down, fill, light } = shipSilhouette(profile(document), 'card')
  const scale = Math.min(place.width / width, (waterline - place.y - 0.2) / down)
  const x = mm(margin.right - width * scale)
  const placed = { op: 'path', x, y: mm(waterline - down * scale), scaleX: scale, scaleY: scale } as const
  const drawn: Operation[] = [
    { ...placed, d: fill, fill: 'ink' },
    { ...placed, d: light, stroke: { ink: 'sheet', width: 0.16 } },
  ]
  return [{ op: 'clip', ...place, operations: drawn }, hairline(`M${x} ${waterline}H${margin.right}`, 'rule-2')]
})

/** What is drawn in the head and as her silhouette. No rule reads it. */
export function drawingEditor(document: ShipDocument): PartFormOf<WaterShip> {
  return (ship, _say, words) =>
    profileForm({ record: ship.value.profile, drawn: profile(document) }, (to) => ship.change({ profile: to }), words)
}
