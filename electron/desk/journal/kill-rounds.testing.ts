import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { JournalLine } from '#shared/game/journal-line'
import type { GameState } from '#shared/game/state'
import { tinyPack, tinyRules, tinySetup } from '#shared/game/tiny-fleet.testing'
import { openGames, type Games } from './games'
import { sameValue } from '#shared/kernel/same-value'

export interface KillFigures {
  readonly rounds: number
  /** Lines that the child reported as saved. */
  readonly saved: number
  /** Those of them that were not found again. */
  readonly missed: number
  /** Rounds after which the end of the journal was torn. */
  readonly torn: number
  readonly refused: readonly string[]
}

/**
 * Plays one game in a child process that is killed at a random moment, opens it, looks for every line that was said to
 * be saved, and lets the next child play on. `child` is the child's program as plain JavaScript, which makes marks or deals
 * cards; `problemIn` says what is wrong with a table that was found.
 */
export async function killRounds(
  rounds: number,
  child: string,
  chance: () => number,
  what: 'marks' | 'cards' = 'marks',
  problemIn: (state: GameState) => string | undefined = () => undefined,
): Promise<KillFigures> {
  const library = await mkdtemp(join(tmpdir(), 'killed-'))
  const gamesFolder = join(library, 'games')
  const games = gamesIn(gamesFolder)
  try {
    const started = await games.start(tinySetup, tinyPack, '1.0.0', 'Killed')
    if (!started.ok) throw new Error(started.code)
    const { game } = started.value
    const figures = { rounds: 0, saved: 0, missed: 0, torn: 0, refused: [] as string[] }
    for (; figures.rounds < rounds; figures.rounds++) {
      const said = await playUntilKilled(child, [gamesFolder, game, what], chance)
      const lines = said.flatMap((line) => (line.startsWith('saved ') ? [lineOf(line)] : []))
      figures.refused.push(...said.filter((line) => line.startsWith('refused')))
      figures.saved += lines.length
      const opened = await games.open(game)
      if (!opened.ok) {
        figures.refused.push(opened.code)
        figures.missed += lines.length
        continue
      }
      const wrong = problemIn(opened.value.state)
      if (wrong !== undefined) figures.refused.push(wrong)
      const from = lines[0]?.seq ?? 0
      const page = await games.lines(game, from, 100_000)
      const found = page.ok ? page.value.lines : []
      figures.missed += lines.filter((line) => !sameValue(found[line.seq - from], line)).length
      if (opened.value.report.findings.some(({ code }) => code === 'journal-torn')) figures.torn++
      await games.close(game)
    }
    return figures
  } finally {
    await rm(library, { recursive: true, force: true })
  }
}

function gamesIn(gamesFolder: string): Games {
  const rulesOf = (pack: string) => (pack === tinyPack ? tinyRules : undefined)
  return openGames({ gamesFolder, rulesOf, clock: Date.now, notify: () => undefined })
}

/** The whole lines that the child got out before it was killed. */
async function playUntilKilled(child: string, given: readonly string[], chance: () => number): Promise<string[]> {
  const playing = spawn(process.execPath, [child, ...given], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const begun = new Promise<void>((resolve) => {
    playing.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      resolve()
    })
  })
  const ended = new Promise<void>((resolve) => playing.once('close', () => resolve()))
  await Promise.race([begun, ended])
  // Often early, while the journal is still being checked; sometimes well into the play.
  await Promise.race([setTimeout(chance() * chance() * 400), ended])
  playing.kill('SIGKILL')
  await ended
  return said.split('\n').slice(0, -1)
}

function lineOf(said: string): JournalLine {
  return JSON.parse(said.slice(said.indexOf('{'))) as JournalLine
}
