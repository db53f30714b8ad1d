import { join } from 'node:path'
import type { GameReport, LastSeen, NoticePayloads } from '#shared/bridge/contract'
import { difference } from '#shared/game/difference'
import type { Entry } from '#shared/game/journal-line'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import type { GameId } from '#shared/kernel/ids'
import { refused, type Refusal } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import { keepHeadCopy, isDamaged } from './head-copy'
import type { GameDeps } from './game-deps'
import { journalName, type JournalFile } from './journal-file'
import { crcOf, encodeLine, endOfLine } from './line-format'
import type { Finding } from './line-reader'
import { readBytes, readWhole, type OpenedJournal } from './open-journal'
import type { SnapshotTable } from './snapshot-table'

/** The open game, as far as it is read and repaired here. */
interface CheckedGame {
  readonly id: GameId
  readonly folder: string
  readonly deps: GameDeps
  readonly opened: OpenedJournal
  readonly file: JournalFile
  readonly table: Session | SnapshotTable
  readonly lastCrc: string
  readonly saved: { readonly savedSeq: number }
  take(
    after: LastSeen,
    entries: readonly Entry[],
    saved: () => void,
    how: { readonly recovers: true },
  ): Refusal | undefined
  replace(session: Session): void
  correct(): void
  notify(notice: 'gameVerified', payload: NoticePayloads['gameVerified']): void
}

/** Repairs the file of an opened game, and reads in the background what its snapshot left unread. */
export class BackgroundCheck {
  /** Settles when there is no more to be read: undo, strike and looking back wait for it. */
  readonly done: Promise<void>
  private readonly findings: Finding[]
  private isOver: boolean

  constructor(private readonly game: CheckedGame) {
    const { opened } = game
    this.findings = [...opened.findings]
    this.isOver = opened.table instanceof Session
    if (opened.known) this.recover(opened.known)
    this.done = this.begin().catch((problem: unknown) => game.deps.report?.(problem))
  }

  /** True also where the whole could not be read: that is among the findings. */
  get isDone(): boolean {
    return this.isOver
  }

  get report(): GameReport {
    return { findings: [...this.findings] }
  }

  /** What was found while the game was open: windows are notified at once, or with the rest. */
  add(finding: Finding): void {
    this.findings.push(finding)
    if (this.isOver) this.notify()
  }

  private async begin(): Promise<void> {
    await this.game.file.settle()
    if (!this.isOver) await this.verify()
    await this.copyHead().catch(() => undefined)
  }

  /** For journals that have none, or that of another game: a folder that cannot be written to goes without. */
  private async copyHead(): Promise<void> {
    const { folder, deps, opened } = this.game
    const head = await deps.disk.readPart(join(folder, journalName), 0, opened.headBytes)
    if (crcOf(head, 0, endOfLine(head, 0)) === opened.headCrc) await keepHeadCopy(deps.disk, folder, head)
  }

  private async verify(): Promise<void> {
    await this.readBehind().catch((error: unknown) => {
      this.findings.push({ code: 'journal-unverified', values: { error: String(error) } })
    })
    this.isOver = true
    this.notify()
    // What could not be saved while the lines before it were not in memory can be now.
    void this.game.file.settle()
  }

  private notify(): void {
    const { id, table } = this.game
    const { undo, redo, conflicts } = table
    this.game.notify('gameVerified', { game: id, report: this.report, undo, redo, conflicts })
  }

  private async readBehind(): Promise<void> {
    const { game } = this
    const whole = await this.readWhole()
    if (!whole.ok) {
      this.findings.push({ code: whole.code, values: whole.values })
      return
    }
    const { table: session, mending, findings, content } = whole.value
    const { since, state: shown } = game.table as SnapshotTable
    const isFile = game.file.learn(content)
    session.extend(since.filter((line) => line.seq > session.lastSeq))
    game.replace(session)
    if (mending?.because === 'damaged') {
      this.findings.push(...findings.filter((finding) => finding.code !== 'journal-torn'))
      void (isFile ? game.file.mend(mending) : game.file.inspect())
      this.recover(shown)
    } else if (!sameValue(session.state, shown)) this.findings.push({ code: 'snapshot-differs', values: {} })
    if (!sameValue(session.state, shown)) game.correct()
  }

  /** The file, or only the head where another game overwrote the file: nothing in it belongs to this one. */
  private async readWhole(): ReturnType<typeof readWhole> {
    const { deps, folder, opened, file, table, saved } = this.game
    const { since, lastSeq } = table as SnapshotTable
    const snapshotSeq = lastSeq - since.length
    const known = { bytes: file.savedBytes, lastSeq: saved.savedSeq }
    const whole = await readWhole(deps, folder, known)
    const isAnother = whole.ok ? whole.value.headCrc !== opened.headCrc : isDamaged(whole)
    if (!isAnother) return whole
    return readBytes(deps, folder, encodeLine(opened.head).bytes, snapshotSeq)
  }

  /** Puts back, as one step that can be undone, what lost lines had done to the table as it was known. */
  private recover(known: GameState): void {
    const { lastCrc: crc } = this.game
    const { state, lastSeq: seq } = this.game.table
    const lost = this.findings.reduce((sum, finding) => sum + linesLost(finding), 0)
    const entries = difference(state, known, { key: 'steps.recovered', values: { n: lost } })
    if (entries.length === 0) return
    const refusal = this.game.take({ seq, crc }, entries, () => undefined, { recovers: true })
    const { code, values } = refusal
      ? refused('journal-not-recovered')
      : { code: 'journal-recovered', values: { seq: seq + 1 } }
    this.findings.push({ code, values })
  }
}

function linesLost({ code, values }: Finding): number {
  return code === 'journal-lines-lost' || code === 'journal-shorter' ? Number(values['n']) : 0
}
