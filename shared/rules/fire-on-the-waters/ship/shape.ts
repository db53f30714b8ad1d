import type { ShipDocument } from '../../../documents/ship'
import type { BoxShape, CardShape, FieldShape, TrackShape } from '../../../game/shape'
import type { BoxId, FieldId, TrackId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { commonFields } from '../../kit/common-fields'
import { tracks, type fieldIds, type WaterShip } from './ship'
import { flotationOf, shipOf, aboveBox, hullBox, tubesTrack } from './ship-data'

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
  return { boxes, tracks: tracksOf(ship) }
})

/** A tap always marks `struck`. */
const space: BoxShape = { marks: ['struck', 'flooded', 'burning', 'out', 'repaired'] }
const item: BoxShape = { marks: ['struck', 'burning', 'out', 'repaired'] }

function tracksOf(ship: WaterShip): Record<TrackId, TrackShape> {
  const points = flotationOf(ship)
  const { mounts = [], reloads = 0 } = ship.torpedoes ?? {}
  const full = (maximum: number): TrackShape => ({ minimum: 0, maximum, fresh: maximum })
  return {
    [tracks.flotation]: full(points),
    [tracks.speed]: { ...full(ship.topSpeed), step: 0.25, isSpeedMade: true },
    [tracks.damageControlAid]: { ...full(mostAid), fresh: 0 },
    ...Object.fromEntries(mounts.map(({ id, tubes }) => [tubesTrack(id), full(tubes)])),
    ...(reloads > 0 && { [tracks.reloads]: full(reloads) }),
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
