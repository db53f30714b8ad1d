import { readLine } from './log-line'
import type { GlyphName } from '#shared/card/glyphs'
import type { BoxId, ShipId } from '#shared/kernel/ids'
import type { Effect } from '#shared/game/effects'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'

export interface BoxEvent {
  readonly seq: number
  readonly text: string
  readonly glyph: GlyphName
  readonly signal: string
  readonly struck: boolean
}

/** How many entries about one box are worth showing beside it. */
const mostShown = 6

type Sweep = (visit: (line: JournalLine, struck: boolean) => 'on' | 'enough') => Promise<void>

/** What the log says of a box, newest first: the entry that made a mark is the answer to "why?". */
export async function boxHistory(
  sweep: Sweep,
  ship: ShipId,
  box: BoxId,
  state: GameState,
  overtaken: () => boolean,
): Promise<readonly BoxEvent[]> {
  const events: BoxEvent[] = []
  await sweep((line, struck) => {
    if (touches(line, ship, box)) events.push({ ...readLine(line, state), struck })
    return overtaken() || events.length >= mostShown ? 'enough' : 'on'
  })
  return events
}

function touches(line: JournalLine, ship: ShipId, box: BoxId): boolean {
  const about = (effect: Effect) =>
    (effect.type === 'marked' && effect.ship === ship && effect.box === box) ||
    (effect.type === 'shipReset' && effect.ship === ship)
  if (line.kind === 'step') return line.effects.some(about)
  return line.kind === 'amend' && line.outcome.effects.some(about)
}
