import type { Mark } from '../../../game/mark'
import type { GameState, ShipInPlay, Squadron } from '../../../game/state'
import type { FieldId } from '../../../kernel/ids'
import { fires, floods, struckBoxes } from '../../pack/harm'
import type { Condition } from '../../pack/rules-pack'
import { standings, type Standing } from '../../pack/standing'
import { tracks, type fieldIds, type WaterShip } from './ship'
import { flotationOf, shipOf } from './ship-data'
import { presentSpeed } from './speed'

/** The value of a track; `otherwise` where an old journal has none. */
export function trackValue(ship: ShipInPlay, track: keyof typeof tracks, otherwise = 0): number {
  return ship.tracks[tracks[track]] ?? otherwise
}

export function fieldValue(ship: Pick<ShipInPlay, 'fields'>, field: (typeof fieldIds)[number]) {
  return ship.fields[field as FieldId]
}

/** Flotation points left. */
export function flotationLeft(inPlay: ShipInPlay, ship: WaterShip = shipOf(inPlay.document)): number {
  return trackValue(inPlay, 'flotation', flotationOf(ship))
}

/** What is left of her, in figures: fires are burning boxes, flooding flooded spaces. */
export function condition(inPlay: ShipInPlay, table?: Pick<GameState, 'houseRules'>): Condition {
  const ship = shipOf(inPlay.document)
  const { most } = presentSpeed(inPlay, table)
  return {
    standing: standingFrom(inPlay, ship, most),
    left: flotationLeft(inPlay, ship),
    of: flotationOf(ship),
    speed: Math.min(trackValue(inPlay, 'speed', most), most),
    maximumSpeed: most,
    harm: [fires(countOf(inPlay, 'burning')), floods(countOf(inPlay, 'flooded')), struckBoxes(outOfAction(inPlay))],
  }
}

/** The same without her figures: simulations ask by the million. */
export function standingOf(inPlay: ShipInPlay): Standing {
  const byHand = standingByHand(inPlay)
  if (byHand !== 'afloat') return byHand
  return standingFrom(inPlay, shipOf(inPlay.document), presentSpeed(inPlay).most)
}

function standingFrom(inPlay: ShipInPlay, ship: WaterShip, mostSpeed: number): Standing {
  const byHand = standingByHand(inPlay)
  if (byHand === 'sunk' || byHand === 'blownUp' || byHand === 'left') return byHand
  // Under `sinksWhen: halfFpLost` the damage dialogue marks her card as sunk; her figures alone give only this.
  if (flotationLeft(inPlay, ship) === 0 && flotationOf(ship) > 0) return 'sunk'
  if (byHand !== 'afloat') return byHand
  return mostSpeed === 0 ? 'deadInTheWater' : 'afloat'
}

function standingByHand(inPlay: ShipInPlay): Standing {
  const said = fieldValue(inPlay, 'standing')
  return standings.find((known) => known === said) ?? 'afloat'
}

/** Boxes that carry a mark. */
export function countOf(inPlay: ShipInPlay, mark: 'burning' | 'flooded'): number {
  let count = 0
  for (const has of Object.values(inPlay.boxes)) if (has.includes(mark)) count++
  return count
}

/** Boxes that were struck and still are, or are out of action without a hit: a mount that broke down, or has no magazine. */
function outOfAction(inPlay: ShipInPlay): number {
  const isOut = (has: readonly Mark[]) => has.includes('out') || (has.includes('struck') && !has.includes('repaired'))
  return Object.values(inPlay.boxes).filter(isOut).length
}

/** They no longer count for the squadron. */
const gone: readonly Standing[] = ['struck', 'sunk', 'blownUp', 'left']

/** Ships of a squadron still in the fight, of those it began with. */
export function squadronStrength(state: GameState, { order, beganWith }: Squadron) {
  const left = order.flatMap((id) => state.ships[id] ?? []).filter((ship) => !gone.includes(standingOf(ship))).length
  return { left, of: beganWith }
}
