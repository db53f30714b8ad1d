import type { Effect } from '../game/effect'
import type { JournalLine } from '../game/journal-line'
import { outcomeOf } from '../game/line-effects'
import type { BoxId, ShipId, TrackId } from '../kernel/ids'

/** A place on the card of a ship that the log is asked about. */
export interface Place {
  readonly ship: ShipId
  readonly of: { readonly box: BoxId } | { readonly track: TrackId }
}

/** So many entries about one place are worth showing beside it. */
export const mostTouching = 6

/** Whether a line explains what is in this place: the entry that made a mark or set a figure answers "why?". */
export function touches(line: JournalLine, { ship, of }: Place): boolean {
  const changesIt = (effect: Effect) => 'ship' in effect && effect.ship === ship && changes(effect, of)
  return line.kind !== 'pending' && (outcomeOf(line)?.effects.some(changesIt) ?? false)
}

/** The newest lines about a place, oldest first; it reads no further back than it has to. */
export function newestTouching(lines: readonly JournalLine[], place: Place): readonly JournalLine[] {
  const found: JournalLine[] = []
  for (let at = lines.length - 1; at >= 0 && found.length < mostTouching; at--) {
    if (touches(lines[at]!, place)) found.push(lines[at]!)
  }
  return found.reverse()
}

function changes(effect: Effect, of: Place['of']): boolean {
  switch (effect.type) {
    case 'shipReset':
      return true
    case 'marked':
      return 'box' in of && effect.box === of.box
    case 'trackSet':
    case 'trackMoved':
      return 'track' in of && effect.track === of.track
    default:
      return false
  }
}
