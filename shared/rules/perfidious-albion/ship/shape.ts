import type { ShipDocument } from '../../../documents/ship'
import type { BoxShape, CardShape, FieldShape, TrackShape } from '../../../game/shape'
import type { Mark } from '../../../game/mark'
import type { BoxId, FieldId, TrackId } from '../../../kernel/ids'
import { onceEach } from '../../../kernel/once-each'
import { commonFields } from '../../kit/common-fields'
import { usualMarks, type MarkKind } from '../../pack/mark'
import type { fieldIds, PerfidiousShip, trackIds } from './ship'
import { cellsOf, holds, shipOf, type Cell } from './ship-data'

/** The flooding track has no printed end; nobody stems more than this. */
const floodingMaximum = 20

/** What can be marked on her card; made once per document. */
export const shape = onceEach((document: ShipDocument): CardShape => {
  const ship = shipOf(document)
  return { ...hullShape(ship), fields: fields(document, ship) as Record<FieldId, FieldShape> }
})

/** What sisters have in common. */
const hullShape = onceEach((ship: PerfidiousShip): Pick<CardShape, 'boxes' | 'tracks'> => {
  return {
    boxes: Object.fromEntries(cellsOf(ship).map((cell) => [cell.at, boxShape(cell)])) as Record<BoxId, BoxShape>,
    tracks: tracks(ship) as Record<TrackId, TrackShape>,
  }
})

/** A gun that no magazine feeds any more has marks of these rules alone. */
const noSupply: MarkKind = { name: 'noSupply', glyph: 'blocked', signal: 'red', isInMenuOnly: true }
export const marks: readonly MarkKind[] = [...usualMarks, noSupply]

/** Struck is always the tap; the others follow from where the cell lies and what it holds. */
function boxShape(cell: Cell): BoxShape {
  const marks: Mark[] = ['struck']
  if (cell.underWater || holds(cell, 'magazine')) marks.push('flooded')
  if (!cell.underWater) marks.push('burning')
  // A neighbour's flooding puts whatever lies in a cell out of action, so every content takes the bar.
  if (cell.holds.length > 0) marks.push('out')
  if (holds(cell, 'gun')) marks.push('noSupply')
  if (holds(cell, 'steering', 'propulsion')) marks.push('repaired')
  return { marks }
}

function tracks(ship: PerfidiousShip): Partial<Record<(typeof trackIds)[number], TrackShape>> {
  const fastest = ship.speedLevels[0] ?? 0
  return {
    flotation: { minimum: 0, maximum: ship.flotation, fresh: ship.flotation },
    /** The last value is `Explosion!`. */
    fire: { minimum: 0, maximum: ship.fireTrackBoxes + 1, fresh: 0 },
    flooding: { minimum: 0, maximum: floodingMaximum, fresh: 0 },
    propulsion: { minimum: 0, maximum: ship.speedLevels.length - 1, fresh: 0 },
    speed: { minimum: 0, maximum: fastest, fresh: fastest, isSpeedMade: true },
    ...(ship.torpedo && { torpedoes: { minimum: 0, maximum: ship.torpedo.carried, fresh: ship.torpedo.carried } }),
  }
}

function fields(document: ShipDocument, ship: PerfidiousShip): Record<(typeof fieldIds)[number], FieldShape> {
  const { name, commander, standing } = commonFields(document)
  return {
    name,
    crewQuality: { kind: 'number', minimum: 1, maximum: 3, fresh: ship.crewQuality },
    commander,
    commanderRating: { kind: 'number', minimum: 0, maximum: 5, fresh: null },
    standing,
    astern: { kind: 'choice', choices: ['ahead', 'astern'], fresh: 'ahead' },
    note: { kind: 'text', maximumLength: 400, fresh: null },
  }
}
