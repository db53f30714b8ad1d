import type { ShipInPlay } from '#shared/game/state'
import type { CardTarget } from '#shared/rules/pack/card-target'

/** What must be left of an idle moment to make one more target ready, milliseconds. */
const leastLeftMs = 1

/**
 * In idle time, makes ready what a tap on each target would bring, so that the tap itself has only to show it. A tap
 * that brings something else, and any where the browser reports no idle time, is drawn when it comes. Returns how to stop.
 */
export function readyTaps(
  targets: readonly CardTarget[],
  ship: () => ShipInPlay,
  ready: (tapped: ShipInPlay) => void,
): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined
  let at = 0
  let waiting = requestIdleCallback(go)

  function go(idle: IdleDeadline): void {
    for (; at < targets.length && idle.timeRemaining() > leastLeftMs; at++) ready(afterTap(ship(), targets[at]!))
    if (at < targets.length) waiting = requestIdleCallback(go)
  }
  return () => cancelIdleCallback(waiting)
}

function afterTap(ship: ShipInPlay, { action }: CardTarget): ShipInPlay {
  switch (action.kind) {
    case 'box':
      return { ...ship, boxes: { ...ship.boxes, [action.box]: ['struck'] } }
    case 'track':
      return { ...ship, tracks: { ...ship.tracks, [action.track]: action.value } }
    default:
      return ship
  }
}
