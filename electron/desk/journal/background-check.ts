import { join } from 'node:path'
import type { GameReport } from '#shared/bridge/contract'
import { difference } from '#shared/game/difference'
import { Session } from '#shared/game/session'
import type { GameState } from '#shared/game/state'
import { refused } from '#shared/kernel/result'
import { sameValue } from '#shared/kernel/same-value'
import { keepHeadCopy } from './head-copy'
import type { Intake, OpenOn } from './intake'
import { journalName } from './journal-file'
import { isDamaged } from './head-line'
import { crcOf, encodeLine, endOfLine } from './line-format'
import type { Finding } from './line-reader'
import { readBytes, readWhole } from './open-journal'
import type { SnapshotTable } from './snapshot-table'

/** Repairs the file of an opened game, and reads in the background what its snapshot left unread. */
export class BackgroundCheck {
  /** Settles when there is no more to be read: undo, strike and looking back wait for it. */
  readonly done: Promise<void>
  private readonly findings: Finding[]
  private isOver: boolean

  constructor(
    private readonly on: OpenOn,
    private readonly intake: Intake,
  ) {
    const { opened } = on
    this.findings = [...opened.findings]
    this.isOver = opened.table instanceof Session
    if (opened.known) this.recover(opened.known)
    this.done = this.begin().catch((problem: unknown) => on.deps.report?.(problem))
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
    await this.intake.file.settle()
    if (!this.isOver) await this.verify()
    await this.copyHead().catch(() => undefined)
  }

  /** For journals that have none, or that of another game: a folder that cannot be written to goes without. */
  private async copyHead(): Promise<void> {
    const { folder, deps, opened } = this.on
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
    void this.intake.file.settle()
  }

  private notify(): void {
    const { id: game, notices } = this.on
    const { undo, redo, conflicts } = this.intake.table
    notices.notify('gameVerified', { game, report: this.report, undo, redo, conflicts })
  }

  private async readBehind(): Promise<void> {
    const { intake } = this
    const whole = await this.readWhole()
    if (!whole.ok) {
      this.findings.push({ code: whole.code, values: whole.values })
      return
    }
    const { table: session, mending, findings, content } = whole.value
    const { since, state: shown } = intake.table as SnapshotTable
    const isFile = intake.file.learn(content)
    session.extend(since.filter((line) => line.seq > session.lastSeq))
    intake.replace(session)
    if (mending?.because === 'damaged') {
      this.findings.push(...findings.filter((finding) => finding.code !== 'journal-torn'))
      void (isFile ? intake.file.mend(mending) : intake.file.inspect())
      this.recover(shown)
    } else if (!sameValue(session.state, shown)) this.findings.push({ code: 'snapshot-differs', values: {} })
    if (!sameValue(session.state, shown)) intake.correct()
  }

  /** The file, or only the head where another game overwrote the file: nothing in it belongs to this one. */
  private async readWhole(): ReturnType<typeof readWhole> {
    const { intake, on } = this
    const { since, lastSeq } = intake.table as SnapshotTable
    const snapshotSeq = lastSeq - since.length
    const { deps, folder, opened } = on
    const known = { bytes: intake.file.savedBytes, lastSeq: intake.saved.savedSeq }
    const whole = await readWhole(deps, folder, known)
    const isAnother = whole.ok ? whole.value.headCrc !== opened.headCrc : isDamaged(whole)
    if (!isAnother) return whole
    return readBytes(deps, folder, encodeLine(opened.head).bytes, snapshotSeq)
  }

  /** Puts back, as one step that can be undone, what lost lines had done to the table as it was known. */
  private recover(known: GameState): void {
    const { lastCrc: crc } = this.intake
    const { state, lastSeq: seq } = this.intake.table
    const lost = this.findings.reduce((sum, finding) => sum + linesLost(finding), 0)
    const entries = difference(state, known, { key: 'steps.recovered', values: { n: lost } })
    if (entries.length === 0) return
    const refusal = this.intake.take({ seq, crc }, entries, () => undefined, { recovers: true })
    const { code, values } = refusal
      ? refused('journal-not-recovered')
      : { code: 'journal-recovered', values: { seq: seq + 1 } }
    this.findings.push({ code, values })
  }
}

function linesLost({ code, values }: Finding): number {
  return code === 'journal-lines-lost' || code === 'journal-shorter' ? Number(values['n']) : 0
}
