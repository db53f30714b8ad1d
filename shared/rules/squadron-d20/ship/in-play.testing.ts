import type { ShipDocument } from '../../../documents/ship'
import { freshShip } from '../../../game/apply-effect'
import type { ShipInPlay } from '../../../game/state'
import { packId, shipId, type BoxId, type FieldId, type TrackId } from '../../../kernel/ids'
import { done } from '../../../kernel/result'
import type { Scalar } from '../../../kernel/scalar'
import { type TrackName, shape } from './shape'
import type { StandData } from './ship'
import type { Mark } from '../../../game/mark'

/** A document of Squadron d20 with these data. */
export function document(data: StandData, changes: Partial<ShipDocument> & { readonly name: string }): ShipDocument {
  return {
    format: 'spotting-top/ship',
    version: 1,
    pack: packId('squadron-d20'),
    slug: changes.name.toLowerCase().replace(/\W+/g, '-'),
    prefix: '',
    navy: 'royal-navy',
    class: '',
    type: '',
    year: 1941,
    unofficial: true,
    data: { ...data },
    ...changes,
  }
}

export interface Damage {
  readonly boxes?: Readonly<Record<string, readonly Mark[]>>
  readonly tracks?: Readonly<Partial<Record<TrackName, number>>>
  readonly fields?: Readonly<Record<string, Scalar>>
}

/** A stand at the table with this damage. */
export function inPlay(
  of: ShipDocument,
  { boxes = {}, tracks = {}, fields = {} }: Damage = {},
  id = 'one',
): ShipInPlay {
  const fresh = freshShip({ shape, checkShip: done }, shipId(id), of)
  return {
    ...fresh,
    boxes: { ...fresh.boxes, ...(boxes as Record<BoxId, readonly Mark[]>) },
    tracks: { ...fresh.tracks, ...(tracks as Record<TrackId, number>) },
    fields: { ...fresh.fields, ...(fields as Record<FieldId, Scalar>) },
  }
}
