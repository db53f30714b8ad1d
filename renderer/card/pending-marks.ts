import { own } from '#shared/kernel/own'
import type { Mark, ShipInPlay } from '#shared/game/state'
import type { CardTarget } from '#shared/rules/rules-pack'

/** A place on a card that will change: the marks it gains, or a box of a track that will be crossed or reached. */
export interface PendingMark {
  readonly target: CardTarget
  readonly gains: readonly Mark[]
  /** What a figure comes to that has no boxes of its own to show it. */
  readonly comesTo?: number
}

/** Where a ship differs from what she is about to be. */
export function pendingMarks(
  targets: readonly CardTarget[],
  ship: ShipInPlay,
  soon: ShipInPlay,
): readonly PendingMark[] {
  if (ship === soon) return []
  return targets.flatMap((target): PendingMark[] => {
    const { does } = target
    switch (does.kind) {
      case 'box': {
        const had = own(ship.boxes, does.box) ?? []
        const has = own(soon.boxes, does.box) ?? []
        const gains = has.filter((mark) => !had.includes(mark))
        return gains.length > 0 || has.length < had.length ? [{ target, gains }] : []
      }
      case 'track': {
        const was = own(ship.tracks, does.track) ?? 0
        const is = own(soon.tracks, does.track) ?? 0
        return isPassed(does.value, was, is) ? [{ target, gains: [] }] : []
      }
      case 'pick': {
        const comesTo = own(soon.tracks, does.track)
        if (comesTo === own(ship.tracks, does.track)) return []
        return [{ target, gains: [], ...(comesTo !== undefined && { comesTo }) }]
      }
      case 'field':
        return own(ship.fields, does.field) === own(soon.fields, does.field) ? [] : [{ target, gains: [] }]
    }
  })
}

/** Boxes between what a track stands at and what it comes to: where it is left stays, where it arrives is among them. */
function isPassed(value: number, was: number, is: number): boolean {
  return is > was ? value > was && value <= is : value >= is && value < was
}
