import type { RuleDraft } from '../../../../game/rule-draft'
import { fieldId, type ShipId } from '../../../../kernel/ids'
import { trackOf, type FieldName, type TrackName } from '../../ship/card-parts'

/** Makes the figures behind a sum premises of the outcome. */
export function dependsOn(
  table: RuleDraft,
  stand: ShipId,
  tracks: readonly TrackName[],
  fields: readonly FieldName[] = ['standing'],
): void {
  for (const name of tracks) table.track(stand, trackOf(name))
  for (const name of fields) table.field(stand, fieldId(name))
}
