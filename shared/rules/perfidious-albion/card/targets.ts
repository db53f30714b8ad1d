import type { ShipDocument } from '../../../documents/ship'
import type { CardTarget } from '../../pack/card-target'
import { fieldId, trackId } from '../../../kernel/ids'
import { columns } from './header'
import { hullOf } from './hull'
import { cellPlace, figuresBlock, trackBox, type Place } from './places'
import { trackPlaces } from './track-places'

/** Everything that can be clicked, in reading order. At 776 px every area is 32 px or more either way. */
export function targetsOf(document: ShipDocument): readonly CardTarget[] {
  const hull = hullOf(document)
  const places = trackPlaces(hull.ship)
  const { flotation, fire, flooding, propulsion } = places
  return [
    ...header(hull.ship.torpedo !== null),
    ...hull.cells.map(({ box, section, deck }): CardTarget => ({
      ...cellPlace(section, deck),
      row: deck,
      column: section,
      group: 'grid',
      action: { kind: 'box', box },
    })),
    // A tap crosses the box off, and with it all that come after.
    ...boxes('flotation', flotation, (place) => place),
    ...level('fire', fire),
    ...level('flooding', flooding),
    ...level('propulsion', propulsion),
  ]
}

function header(torpedoes: boolean): readonly CardTarget[] {
  const field = (name: string): CardTarget['action'] => ({ kind: 'field', field: fieldId(name) })
  const pick = (track: string): CardTarget['action'] => ({ kind: 'pick', track: trackId(track) })
  const [top, bottom] = [5, figuresBlock.ruleY]
  const column = (from: number, to: number): Place => ({ x: from, y: top, width: to - from, height: bottom - top })
  const targets: readonly (readonly [Place, number, number, CardTarget['action']])[] = [
    [{ x: 5, y: 5, width: 95, height: 12 }, 1, 1, field('name')],
    [column(columns.crew, columns.circles), 1, 2, field('crewQuality')],
    ...(torpedoes ? [[column(columns.torpedoes, columns.speed), 1, 3, pick('torpedoes')] as const] : []),
    [column(columns.speed, figuresBlock.right), 1, 4, pick('speed')],
    [{ x: 91, y: 17.4, width: 9.4, height: 9.4 }, 2, 1, field('note')],
    [{ x: 101.6, y: 18, width: 91.6, height: 9 }, 2, 2, field('commander')],
  ]
  return targets.map(([place, row, column, action]) => ({ ...place, row, column, group: 'header', action }))
}

/** A track shown in one of its boxes, by their number. */
function level(track: string, places: readonly Place[]): readonly CardTarget[] {
  const last = places.length - 1
  return boxes(track, places, (place) => place).map((target) => ({ ...target, level: { last } }))
}

/** Boxes reach a little above and below what is drawn; beside each other they touch. */
const reach = 1.1

function boxes(track: string, places: readonly Place[], value: (place: number) => number): readonly CardTarget[] {
  const first = Math.min(...places.map(({ y }) => y))
  const last = Math.max(...places.map(({ y }) => y))
  let row = 0
  let column = 0
  return places.map(({ x, y, width, height }, place) => {
    const wraps = place > 0 && y > places[place - 1]!.y
    row += place === 0 || wraps ? 1 : 0
    column = wraps ? 1 : column + 1
    const above = y === first ? reach : 0
    const below = y === last ? reach : 0
    return {
      x,
      y: y - above,
      width: Math.max(width, trackBox),
      height: height + above + below,
      row,
      column,
      group: track,
      boxes: [{ x, y, width, height, value: value(place) }],
      action: { kind: 'track', track: trackId(track), value: value(place) },
    }
  })
}
