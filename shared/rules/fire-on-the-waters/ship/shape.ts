import type { ShipDocument } from '../../../documents/ship'
import type { BoxShape, CardShape, FieldShape, TrackShape } from '../../../game/shape'
import type { BoxId, FieldId, TrackId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { commonFields } from '../../kit/common-fields'
import { aboveBox, hullBox, tubesTrack } from './boxes'
import type { fieldIds, trackIds, WaterShip } from './ship'
import { flotationOf, shipOf } from './ship-data'

/** Help from others: the rules leave its measure open, so it is a counter. */
const mostAid = 5

/** What can be marked on her card; made once per document. */
export const shape = onceEach((document: ShipDocument): CardShape => {
  return { ...hullShape(shipOf(document)), fields: fields(document) as Record<FieldId, FieldShape> }
})

/** What sister ships share. */
const hullShape = onceEach((ship: WaterShip): Pick<CardShape, 'boxes' | 'tracks'> => {
  const boxes: Record<BoxId, BoxShape> = {}
  for (const { at, above } of ship.places) {
    if (above) boxes[aboveBox(at)] = item
    boxes[hullBox(at)] = space
  }
  return { boxes, tracks: tracks(ship) }
})

/** A tap always marks `struck`. */
const space: BoxShape = { marks: ['struck', 'flooded', 'burning', 'out', 'repaired'] }
const item: BoxShape = { marks: ['struck', 'burning', 'out', 'repaired'] }

function tracks(ship: WaterShip): Record<TrackId, TrackShape> {
  const points = flotationOf(ship)
  const hers: Partial<Record<(typeof trackIds)[number], TrackShape>> = {
    flotation: { minimum: 0, maximum: points, fresh: points },
    speed: { minimum: 0, maximum: ship.topSpeed, fresh: ship.topSpeed, step: 0.25 },
    damageControlAid: { minimum: 0, maximum: mostAid, fresh: 0 },
  }
  if (!ship.torpedoes) return hers as Record<TrackId, TrackShape>
  const { mounts, reloads } = ship.torpedoes
  const tubes = mounts.map(({ id, tubes: n }) => [tubesTrack(id), { minimum: 0, maximum: n, fresh: n }] as const)
  return {
    ...(hers as Record<TrackId, TrackShape>),
    ...(Object.fromEntries(tubes) as Record<TrackId, TrackShape>),
    ...(reloads > 0 && { reloads: { minimum: 0, maximum: reloads, fresh: reloads } }),
  }
}

function fields(document: ShipDocument): Record<(typeof fieldIds)[number], FieldShape> {
  return {
    ...commonFields(document),
    flagship: { kind: 'choice', choices: ['no', 'yes'], fresh: 'no' },
    casualties: { kind: 'text', maximumLength: 1000, fresh: null, harm: true },
    note: { kind: 'text', maximumLength: 400, fresh: null },
  }
}
