import type { ShipDocument } from '../../../documents/ship'
import { fieldId, trackId, type TrackId } from '../../../kernel/ids'
import type { CardTarget } from '../../pack/card-target'
import { aboveBox, hullBox, tubesTrack } from '../ship/boxes'
import type { WaterShip } from '../ship/ship'
import { orderOf, shipOf } from '../ship/ship-data'
import { casualtiesPlace } from './casualty-lines'
import { flotationPlaces } from './flotation'
import { columns } from './header'
import {
  aboveRect,
  header,
  hullRect,
  lossesRow,
  margin,
  perStrip,
  smallestTarget,
  stripOf,
  strips,
  type Rect,
} from './places'
import { torpedoPlaces } from './torpedoes'

const field = (name: string): CardTarget['action'] => ({ kind: 'field', field: fieldId(name) })
const pick = (track: TrackId): CardTarget['action'] => ({ kind: 'pick', track })

/** Everything that can be clicked, in reading order. At 776 px every area is 32 px or more either way. */
export function targetsOf(document: ShipDocument): readonly CardTarget[] {
  const ship = shipOf(document)
  return [...headerTargets(), ...boxTargets(ship), ...flotationTargets(ship), ...armsTargets(ship)]
}

function headerTargets(): readonly CardTarget[] {
  const { top, bottom, split, figures } = header
  const upper = (from: number, to: number): Rect => ({ x: from, y: top, width: to - from, height: split - top })
  const lower = (from: number, to: number): Rect => ({ x: from, y: split, width: to - from, height: bottom - split })
  const targets: readonly (readonly [Rect, number, number, CardTarget['action']])[] = [
    [upper(5, 85), 1, 1, field('name')],
    [upper(85.6, figures - 1), 1, 2, field('flagship')],
    [upper(columns.damageControl, columns.topSpeed), 1, 3, pick(trackId('damageControlAid'))],
    [upper(columns.speed, margin.right), 1, 4, pick(trackId('speed'))],
    [lower(46, 55), 2, 1, field('note')],
    [lower(55, figures - 1), 2, 2, field('commander')],
  ]
  return targets.map(([place, row, column, action]) => ({ ...place, row, column, group: 'header', action }))
}

/** The thing above the hull takes a part of the bar below it, the hull the rest. */
function boxTargets(ship: WaterShip): readonly CardTarget[] {
  const boxes = ship.places.flatMap(({ at, above }): CardTarget[] => {
    const column = (orderOf(at) % perStrip) + 1
    const row = 2 * strips.indexOf(stripOf(at)) + 1
    const hull: CardTarget = {
      ...hullRect(at),
      row: row + 1,
      column,
      group: 'grid',
      action: { kind: 'box', box: hullBox(at) },
    }
    if (!above) return [hull]
    return [{ ...aboveRect(at), row, column, group: 'grid', action: { kind: 'box', box: aboveBox(at) } }, hull]
  })
  return boxes.sort((one, other) => one.row - other.row || one.column - other.column)
}

/** A tap crosses off a point or a five and all after it; the heading takes any number. */
function flotationTargets(ship: WaterShip): readonly CardTarget[] {
  const track = trackId('flotation')
  const { taps, pips } = flotationPlaces(ship)
  const boxes = pips.map((pip, value) => ({ ...pip, value }))
  const heading: CardTarget = {
    x: margin.left,
    y: lossesRow.top - smallestTarget - 0.05,
    width: 46,
    height: smallestTarget,
    row: 1,
    column: 1,
    group: 'flotation',
    action: pick(track),
  }
  const tapped = taps.map(({ place, left, row, column }, index): CardTarget => ({
    boxes: boxes.slice(left, taps[index + 1]?.left),
    ...place,
    row: 2 + row,
    column: column + 1,
    group: 'flotation',
    action: { kind: 'track', track, value: left },
  }))
  return [heading, ...tapped]
}

function armsTargets(ship: WaterShip): readonly CardTarget[] {
  const { mounts, reloads } = torpedoPlaces(ship)
  const tubes = mounts.map(({ mount, place }, index): CardTarget => ({
    ...place,
    row: 1 + Math.floor(index / 4),
    column: (index % 4) + 1,
    group: 'torpedoes',
    action: pick(tubesTrack(mount.id)),
  }))
  const stowed: CardTarget[] = reloads
    ? [{ ...reloads, row: 1, column: 9, group: 'torpedoes', action: pick(trackId('reloads')) }]
    : []
  const casualties: CardTarget = {
    ...casualtiesPlace(ship),
    row: 1,
    column: 1,
    group: 'casualties',
    action: field('casualties'),
  }
  return [...tubes, ...stowed, casualties]
}
