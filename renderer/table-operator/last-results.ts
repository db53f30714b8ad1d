import { say } from '../words'
import type { GlyphName } from '#shared/card/glyphs'
import type { JournalLine, Outcome } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { readLine } from '#shared/log/log-line'
import type { ResultInWords } from '#shared/table-view/result-shown'

/** A line that counts and does something: what is pending, asked, noted or sealed is no result yet. */
export function outcomeThatCounts(line: JournalLine): Outcome | undefined {
  if (line.kind === 'step') return line
  return line.kind === 'amend' ? line.outcome : undefined
}

/** Lines of the log, newest first, as results in the words of the log. */
export function resultsInWords(lines: readonly JournalLine[], state: GameState): readonly ResultInWords[] {
  return lines.flatMap((line) => {
    const outcome = outcomeThatCounts(line)
    if (!outcome) return []
    const { text, glyph, dice, why } = readLine(line, state, say)
    return [{ outcome, head: say(`tableView.head.${heads[glyph] ?? 'other'}`), text, lines: why, dice }]
  })
}

const heads: Readonly<Partial<Record<GlyphName, string>>> = {
  struck: 'struck',
  flood: 'flood',
  fire: 'fire',
  out: 'out',
  repaired: 'repaired',
  explosion: 'explosion',
  telegraph: 'speed',
  propeller: 'speed',
  'die-10': 'dice',
  shuffle: 'card',
  hold: 'card',
}
