import type { Notice } from '#shared/bridge/channels'
import type { Appended, NoticePayloads, OpenGame } from '#shared/bridge/contract'
import type { Entry, JournalLine } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import { flotation, mikasa, tinyBoxes, tinyPack, tinyRules, tinySetup } from '#shared/game/tiny-fleet.testing'
import type { GameId } from '#shared/kernel/ids'
import { done, type Result } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import type { Disk } from './disk'
import { openGames, type Games, type GamesDeps } from './games'
import type { Locks } from './lock'

/** Nobody else is there. */
const freeLocks: Locks = { hold: () => Promise.resolve(done({ release: () => Promise.resolve() })) }

export type SentNotice = { readonly [Name in Notice]: readonly [Name, NoticePayloads[Name]] }[Notice]

export function gamesOn(
  disk: Disk,
  onNotice: (sent: SentNotice) => void = () => undefined,
  deps: Partial<GamesDeps> = {},
): Games {
  let now = 1_000_000
  return openGames({
    disk,
    gamesFolder: '/games',
    rulesOf: (pack) => (pack === tinyPack ? tinyRules : undefined),
    clock: () => (now += 7),
    later: (_ms, run) => {
      const timer = setTimeout(run, 1)
      return () => clearTimeout(timer)
    },
    locks: freeLocks,
    snapshotEvery: 4,
    notify: (notice, payload) => onNotice([notice, payload] as unknown as SentNotice),
    ...deps,
  })
}

const floated = (to: number): Entry => ({
  kind: 'step',
  label: { key: 'steps.track', values: { ship: 'Mikasa', track: 'flotation', to } },
  by: 'hand',
  effects: [{ type: 'trackSet', ship: mikasa, track: flotation, to }],
})

/** What was reported to the players as saved, and what they tried. */
export class Evening {
  game: GameId | undefined
  readonly acknowledged: JournalLine[] = []
  refusals: string[] = []
  problems = 0
  /** How often the journal was reported as overwritten: nobody does that, so each is a false alarm. */
  overwritten = 0
  /** Sent and neither saved nor refused yet. */
  unanswered = 0
  private seen: Pick<OpenGame, 'lastSeq' | 'undo' | 'redo'> = { lastSeq: 0, undo: null, redo: null }
  private wakes: (() => void)[] = []

  constructor(readonly disk: Disk) {}

  /** Plays as far as the disk lets them; a disk that dies leaves it hanging. Refusals are noted and end the evening. */
  async play(): Promise<void> {
    const games = gamesOn(this.disk, (sent) => {
      if (sent[0] === 'gameVerified' && isOverwritten(sent[1])) this.overwritten++
      if (sent[0] !== 'gameProblem' || sent[1].problem === null) return
      this.problems++
      for (const wake of this.wakes.splice(0)) wake()
    })
    const start = await games.start(tinySetup, tinyPack, '1.0.0', 'Evening')
    if (!this.takes(start)) return
    this.game = start.value.game
    await this.sit(games, 0)
    await this.sit(games, 5)
  }

  /** One sitting: opened, marked, undone, marked in threes, closed. */
  private async sit(games: Games, box: number): Promise<void> {
    const opened = await games.open(this.game!)
    if (!this.takes(opened)) return
    this.seen = opened.value
    await this.send(games, struck(box))
    await this.send(games, floated(box + 3), struck(box + 1))
    await this.undo(games)
    const together = [struck(box + 2), { kind: 'note', text: 'a smoke screen' } as const, struck(box + 3)]
    await Promise.all(together.map((entry) => this.send(games, entry)))
    await this.send(games, { kind: 'turn', turn: box + 2, phase: 'initiative' })
    await this.undo(games)
    if (this.seen.redo) await this.send(games, { kind: 'restore', cause: 'redo', targets: [this.seen.redo.seq] })
    await this.send(games, struck(box + 4))
    this.takes(await games.close(this.game!))
  }

  private async undo(games: Games): Promise<void> {
    const { undo } = this.seen
    if (undo) await this.send(games, { kind: 'strike', cause: 'undo', targets: [undo.seq] })
  }

  /** Waits until it is saved or trouble is reported: then the game continues with the marks unsaved. */
  private async send(games: Games, ...entries: readonly Entry[]): Promise<void> {
    const after = this.seen.lastSeq
    this.seen = { ...this.seen, lastSeq: after + entries.length }
    this.unanswered++
    const answer = games.append(this.game!, after, entries).then((answered) => this.record(answered))
    await Promise.race([answer, new Promise<void>((resolve) => this.wakes.push(resolve))])
  }

  private record(answered: Result<Appended>): void {
    this.unanswered--
    if (!this.takes(answered)) return
    this.acknowledged.push(...answered.value.lines)
    if (answered.value.lastSeq >= this.seen.lastSeq) this.seen = answered.value
  }

  private takes<Value>(result: Result<Value>): result is Result<Value> & { ok: true } {
    if (!result.ok) this.refusals.push(result.code)
    return result.ok
  }
}

function isOverwritten({ report }: NoticePayloads['gameVerified']): boolean {
  return report.findings.some(({ code }) => code === 'journal-overwritten')
}

/** What is wrong with the game as it is found again; nothing if all that was acknowledged is there and the table follows from it. */
export async function missedAfter(evening: Evening, disk: Disk): Promise<readonly string[]> {
  const { game, acknowledged } = evening
  if (!game) return []
  const games = gamesOn(disk)
  const opened = await games.open(game)
  if (!opened.ok) return [`not opened: ${opened.code}`]
  const page = await games.lines(game, 0, 5000)
  if (!page.ok) return [`no lines: ${page.code}`]
  const { lines } = page.value
  const missed = acknowledged
    .filter((line) => !sameValue(lines[line.seq], line))
    .map((line) => `lost: line ${line.seq}`)
  if (evening.overwritten > 0) missed.push('said to be written over, and nobody had')
  const again = new Session(tinyRules, opened.value.head, 'initiative', lines.slice(1))
  if (!sameValue(again.state, opened.value.state)) missed.push('the table is not what the lines come to')
  const next = await games.append(game, opened.value.lastSeq, [struck(1)])
  if (!next.ok) missed.push(`not to be played on: ${next.code}`)
  const closed = await games.close(game)
  if (!closed.ok) missed.push(`not closed: ${closed.code}`)
  return missed
}

/** Mikasa's box of that number struck. */
export function struck(box: number): Entry {
  const named = tinyBoxes[box % tinyBoxes.length]!
  return {
    kind: 'step',
    label: { key: 'steps.mark.struck.on', values: { ship: 'Mikasa', box: named } },
    by: 'hand',
    effects: [{ type: 'marked', ship: mikasa, box: named, mark: 'struck', on: true }],
  }
}
