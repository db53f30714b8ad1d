import type { Bridge } from '#shared/bridge/contract'
import { mostLinesAtOnce } from '#shared/bridge/opened-game'
import type { JournalLine } from '#shared/game/journal-line'
import { dialogueOf } from '#shared/game/dialogues-draft'
import type { GameState, OpenDialogue } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'

export interface Finished {
  readonly dialogue: OpenDialogue
  /** The table it was begun on. */
  readonly base: GameState
}

/**
 * The dialogue that came to an entry, or to what has taken its place, with the answers it ended with. Refused as
 * `entry-no-dialogue` where none did.
 */
export async function finishedDialogue(bridge: Bridge, game: GameId, seq: number): Promise<Result<Finished>> {
  const entry = await linesOf(bridge, game, seq, 1)
  if (!entry.ok) return entry
  const [line] = entry.value.lines
  const newest = line && ((await lastAmend(bridge, game, seq, entry.value)) ?? line)
  const name = newest && nameIn(newest)
  if (newest === undefined || name === undefined) return refused('entry-no-dialogue', { seq })
  const found = await traced(bridge, game, name, newest.seq)
  if (!found.ok) return found
  const base = await bridge.gameStateAt({ game, seq: found.value.base })
  return base.ok ? done({ dialogue: found.value, base: base.value }) : base
}

type Page = Extract<Awaited<ReturnType<Bridge['gameLines']>>, { ok: true }>['value']

function linesOf(bridge: Bridge, game: GameId, from: number, count: number) {
  return bridge.gameLines({ game, from, count }).catch(() => refused('bridge-broken'))
}

function nameIn(line: JournalLine): string | undefined {
  if (line.kind === 'step') return line.dialogue
  return line.kind === 'pending' || line.kind === 'amend' ? line.outcome.dialogue : undefined
}

/** The newest amend of an entry that counts. */
async function lastAmend(bridge: Bridge, game: GameId, seq: number, page: Page): Promise<JournalLine | undefined> {
  if (!page.amended.includes(seq)) return undefined
  for (let until = page.lastSeq + 1; until > seq; until -= mostLinesAtOnce) {
    const from = Math.max(seq, until - mostLinesAtOnce)
    const answer = await linesOf(bridge, game, from, until - from)
    if (!answer.ok) return undefined
    const { lines, struck } = answer.value
    const amend = lines.findLast((line) => line.kind === 'amend' && line.target === seq && !struck.includes(line.seq))
    if (amend) return amend
  }
  return undefined
}

/** Reads back from the end of a dialogue to the line that opened it, and from there what was answered. */
async function traced(bridge: Bridge, game: GameId, name: string, last: number): Promise<Result<OpenDialogue>> {
  const read: JournalLine[] = []
  for (let until = last + 1; until > 0; until -= mostLinesAtOnce) {
    const from = Math.max(0, until - mostLinesAtOnce)
    const answer = await linesOf(bridge, game, from, until - from)
    if (!answer.ok) return answer
    read.unshift(...answer.value.lines.filter((line) => 'dialogue' in line && line.dialogue === name))
    const [opened] = read
    if (opened?.kind === 'dialogue' && opened.is === 'opened') {
      const answers = read.filter((line) => line.kind === 'answer')
      return done(dialogueOf(opened, answers))
    }
  }
  return refused('dialogue-lines-lost', { dialogue: name })
}
