import { readLine } from './log-line'
import type { GlyphName } from '#shared/card/glyphs'
import type { BoxId, ShipId, TrackId } from '#shared/kernel/ids'
import type { Effect } from '#shared/game/effects'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'

export interface TargetEvent {
  readonly seq: number
  readonly text: string
  readonly glyph: GlyphName
  readonly signal: string
  readonly struck: boolean
}

/** What of a ship the log is asked about. */
export type Touched = { readonly box: BoxId } | { readonly track: TrackId }

/** How many entries about one box or track are worth showing beside it. */
const mostShown = 6

type Sweep = (visit: (line: JournalLine, struck: boolean) => 'on' | 'enough') => Promise<unknown>

/** What the log says of a box or a track, newest first: the entry that made a mark or set a figure is the answer to "why?". */
export async function targetHistory(
  sweep: Sweep,
  ship: ShipId,
  what: Touched,
  state: GameState,
  overtaken: () => boolean,
): Promise<readonly TargetEvent[]> {
  const events: TargetEvent[] = []
  await sweep((line, struck) => {
    if (touches(line, ship, what)) events.push({ ...readLine(line, state), struck })
    return overtaken() || events.length >= mostShown ? 'enough' : 'on'
  })
  return events
}

function touches(line: JournalLine, ship: ShipId, what: Touched): boolean {
  const about = (effect: Effect) => 'ship' in effect && effect.ship === ship && changes(effect, what)
  if (line.kind === 'step') return line.effects.some(about)
  return line.kind === 'amend' && line.outcome.effects.some(about)
}

function changes(effect: Effect, what: Touched): boolean {
  switch (effect.type) {
    case 'shipReset':
      return true
    case 'marked':
      return 'box' in what && effect.box === what.box
    case 'trackSet':
    case 'trackMoved':
      return 'track' in what && effect.track === what.track
    default:
      return false
  }
}
