import type { JournalLine } from '#shared/game/journal-line'
import type { GameId, PackId } from '#shared/kernel/ids'
import { done, type Result } from '#shared/kernel/result'
import { composeReport, type Composed } from '#shared/report/compose-report'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import { reasonSaid } from '#shared/words/reason'
import type { Words } from '#shared/words/speak'
import type { Games } from './journal/games'

/** Lines read at once. */
const linesPerSweep = 3000

/** The story of a game that is open, of all the lines of its journal, and what had to be repaired to read them. */
export async function reportSource(
  game: GameId,
  {
    games,
    findPack,
    words,
  }: {
    readonly games: Pick<Games, 'lines' | 'findings'>
    readonly findPack: (id: PackId) => RulesPack | undefined
    readonly words: Words
  },
): Promise<Result<Composed>> {
  const lines: JournalLine[] = []
  for (;;) {
    const page = await games.lines(game, lines.length, linesPerSweep)
    if (!page.ok) return page
    lines.push(...page.value.lines)
    if (page.value.lines.length === 0 || lines.length > page.value.lastSeq) break
  }
  const findings = await games.findings(game)
  if (!findings.ok) return findings
  const mended = findings.value.map((finding) => reasonSaid(finding, words))
  return done(composeReport({ lines, mended }, findPack, words))
}
