import type { GameState, ShipInPlay } from '../../../game/state'
import { boxId, trackId, type BoxId, type TrackId } from '../../../kernel/ids'
import { own } from '../../../kernel/own'
import { inForce } from '../../kit/casualties'

/** The hull space of a location. */
export const hullBox = (at: number): BoxId => boxId(`h-${at}`)

/** The box above it. */
export const aboveBox = (at: number): BoxId => boxId(`s-${at}`)

/** The location of a box, and which of the two it is. */
export function placeOfBox(box: BoxId): { readonly at: number; readonly is: 'hull' | 'above' } {
  return { at: Number(box.slice(2)), is: box.startsWith('h') ? 'hull' : 'above' }
}

/** Torpedoes ready in a mount. */
export const tubesTrack = (mount: string): TrackId => trackId(`tubes-${mount}`)

/** Whether the thing in a box can be used: not out, not flooded, not struck unless repaired. */
export function works(ship: Pick<ShipInPlay, 'boxes'>, box: BoxId): boolean {
  const marks = own(ship.boxes, box) ?? []
  return (
    !marks.includes('out') && !marks.includes('flooded') && (!marks.includes('struck') || marks.includes('repaired'))
  )
}

/** Whether one of these casualties is in force. */
export function suffers(
  { turn }: Pick<GameState, 'turn'>,
  ship: ShipInPlay,
  ...casualties: readonly string[]
): boolean {
  return inForce(ship, turn).some(({ id }) => casualties.includes(id))
}
