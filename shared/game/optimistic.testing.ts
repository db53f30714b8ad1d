import { expect } from 'vitest'
import { redo, restartTurn, restore, strikeOut, undo } from './commands'
import { History } from './history'
import type { Entry, JournalLine } from './journal-line'
import { labelOf } from './label'
import { looksBack } from './line-effects'
import { OptimisticTable, type Sending, type Written } from './optimistic'
import type { Session } from './session'
import { struck, tinyRules, tinySession } from './tiny-fleet.testing'
import { takeLines } from './update'
import { sameValue } from '../kernel/same-value'

type Heard = { readonly written: Written } | { readonly refused: string; readonly because: 'moved-on' | 'wrong' }

/** One journal that several windows write to, as the service keeps it: it takes what has seen its last line. */
export class OneJournal {
  readonly session = tinySession()
  readonly seats: Seat[] = []
  private readonly answers = new Map<string, Written>()
  private names = 0

  /** Every name once: of boxes struck and of batches. */
  newName = () => `${++this.names}`

  get crc(): string {
    return `crc of ${JSON.stringify(this.session.lines.at(-1))}`
  }

  has(batch: string | null): boolean {
    return batch !== null && this.answers.has(batch)
  }

  opened() {
    const { state, lastSeq, undo, redo } = this.session
    return { state, lastSeq, lastCrc: this.crc, undo, redo }
  }

  append({ batch, after, entries }: Sending): Heard {
    const known = this.answers.get(batch)
    if (known) return { written: known }
    const { session } = this
    if (after.seq !== session.lastSeq || after.crc !== this.crc) return { refused: batch, because: 'moved-on' }
    if (entries.some((entry) => !this.admits(entry))) return { refused: batch, because: 'wrong' }
    const lines = entries.map((entry, i) => this.numbered(entry, after.seq + 1 + i))
    const { change } = takeLines(session, lines)
    const written = { ...this.opened(), batch, lines, change, state: null }
    this.answers.set(batch, written)
    for (const seat of this.seats) seat.notices.push({ written })
    return { written }
  }

  correct(): void {
    for (const seat of this.seats)
      seat.notices.push({ written: { ...this.opened(), batch: null, lines: [], change: null } })
  }

  /** No click is in the journal twice, and no undo struck anything but what the player was shown. */
  checkHonest(): void {
    const { lines } = this.session
    const names = lines.filter(({ kind }) => kind !== 'head').map(nameOf)
    expect(new Set(names).size).toBe(names.length)
    for (const line of lines) {
      if ((line.kind === 'strike' || line.kind === 'restore') && line.cause !== 'restartTurn')
        expect(nameOf(lines[line.targets[0]!]!)).toBe((line as Meaning).meant)
    }
  }

  private numbered(entry: Entry, seq: number): JournalLine {
    const isRestart = entry.kind === 'strike' && entry.cause === 'restartTurn'
    const targets = isRestart ? { targets: this.session.history.sinceTurnBegan() } : {}
    return { ...entry, ...targets, seq, at: seq } as JournalLine
  }

  private admits(entry: Entry): boolean {
    const { undo, redo, history } = this.session
    if (entry.kind === 'note') return false
    if (entry.kind !== 'strike' && entry.kind !== 'restore') return true
    const target = entry.targets[0]!
    if (entry.cause === 'restartTurn') return history.sinceTurnBegan().length > 0
    if (entry.cause === 'undo') return target === undo?.seq
    if (entry.cause === 'redo') return target === redo?.seq
    return history.isStrikable(target) && history.isStruck(target) === (entry.kind === 'restore')
  }
}

/** What refers to a line also carries its own name and that of the line the player meant; the fold ignores them. */
type Meaning = JournalLine & { readonly name: string; readonly meant: string | undefined }

function nameOf(line: JournalLine): string {
  return 'name' in line ? String(line.name) : labelOf(line).key
}

/** A window at the table, its connection to the journal, and its player. */
export class Seat {
  readonly table: OptimisticTable
  readonly notices: Heard[] = []
  private readonly outgoing: Sending[] = []
  /** Sent over a wire that was cut since: it reaches the journal still, and only its notice comes back. */
  private readonly late: Sending[] = []
  private undoes: Written['undo'] = null
  private redoes: Written['redo'] = null

  constructor(private readonly journal: OneJournal) {
    this.table = new OptimisticTable(tinyRules, journal.opened())
    journal.seats.push(this)
  }

  get isBusy(): boolean {
    return this.late.length > 0 || this.outgoing.length > 0 || this.notices.length > 0 || this.table.pendingLines > 0
  }

  mark(box: number): void {
    this.press({ ...struck(box), label: { key: `mark ${this.journal.newName()}` } })
  }

  undo(): void {
    const pending = this.table.pendingUndo
    this.pressMeaning(undo(pending === 'unknown' ? null : (pending ?? this.undoes)))
  }

  redo(): void {
    if (this.table.pendingLines === 0) this.pressMeaning(redo(this.redoes))
  }

  /** Strikes out or restores by hand a line of the log, counted from the end. */
  turnOver(back: number): void {
    const { history } = this.journal.session
    const seq = this.table.confirmedSeq - back
    if (seq > 0 && history.isStrikable(seq)) this.pressMeaning(history.isStruck(seq) ? restore(seq) : strikeOut(seq))
  }

  restartTurn(): void {
    this.pressMeaning(restartTurn())
  }

  /** Something that this journal turns down. */
  wrong(): void {
    this.press({ kind: 'note', text: 'no' })
  }

  correct(): void {
    this.journal.correct()
  }

  /** What was sent reaches the journal; its answer is on the way back. */
  arrive(): void {
    const late = this.late.shift()
    if (late) this.journal.append(late)
    const sending = this.outgoing.shift()
    if (sending) this.notices.push(this.journal.append(sending))
  }

  hear(): void {
    const heard = this.notices.shift()
    if (!heard) return
    if ('written' in heard) this.take(heard.written)
    else if (heard.because === 'moved-on' && heard.refused === this.table.unanswered) this.reopen()
    else if (heard.because === 'wrong') this.table.refuse(heard.refused)
    this.handOver()
  }

  /** The connection breaks: what was sent may or may not have reached the journal, and no answer comes. */
  cut(): void {
    this.late.push(...this.outgoing.splice(0))
    this.notices.length = 0
    this.reopen()
    this.handOver()
  }

  settle(): void {
    this.arrive()
    this.hear()
  }

  /** The table is what is confirmed plus what is pending. */
  check(): void {
    const { confirmed, presses } = this.table as unknown as Inside
    expect(confirmed.state).toEqual(this.journal.session.stateAt(confirmed.lastSeq))
    const lines = presses.flatMap((press) => press.lines)
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => confirmed.lastSeq + 1 + i))
    this.checkShown(presses)
    this.checkUndo(lines)
  }

  /** Every press shows what the journal would make of it; what looks back shows that at once, or waits for the answer. */
  private checkShown(presses: Inside['presses']): void {
    const [, ...known] = this.confirmedLines
    const shown = tinySession(known)
    for (const { lines, after } of presses) {
      for (const line of lines) {
        const whole = looksBack(line) && tinySession([...shown.lines.slice(1), line]).state
        const waits = whole && !sameValue(whole, after)
        shown.append(waits ? { kind: 'lost', seq: line.seq, at: 0 } : line)
      }
      expect(after).toEqual(shown.state)
    }
  }

  /** The undo announced for the pending lines is the one a journal with them would make. */
  private checkUndo(pending: readonly JournalLine[]): void {
    const history = new History()
    for (const line of this.confirmedLines) history.take(line)
    const { undo: known } = history
    for (const line of pending) history.take(line)
    const named = this.table.pendingUndo
    if (named === undefined) expect(history.undo).toEqual(known)
    else if (named !== 'unknown') expect(named).toEqual(history.undo)
    else expect(history.undo?.seq ?? 0).toBeLessThanOrEqual(this.table.confirmedSeq)
  }

  private get confirmedLines(): readonly JournalLine[] {
    return this.journal.session.lines.slice(0, this.table.confirmedSeq + 1)
  }

  private pressMeaning(entry: Entry | undefined): void {
    if (entry?.kind !== 'strike' && entry?.kind !== 'restore') return
    const pending = (this.table as unknown as Inside).presses.flatMap(({ lines }) => lines)
    const target = [...this.confirmedLines, ...pending].find(({ seq }) => seq === entry.targets[0])
    this.press({ ...entry, ...{ name: this.journal.newName(), meant: target && nameOf(target) } })
  }

  private press(entry: Entry | undefined): void {
    if (!entry) return
    this.table.push([entry])
    this.handOver()
  }

  private handOver(): void {
    const sending = this.table.send(this.journal.newName)
    if (sending) this.outgoing.push(sending)
  }

  private take(written: Written): void {
    const isNews = written.lastSeq >= this.table.confirmedSeq
    if (this.table.take(written) === 'gap') return this.reopen()
    if (isNews) this.name(written)
  }

  private reopen(): void {
    const opened = this.journal.opened()
    this.table.restart(opened, this.journal.has(this.table.unanswered))
    this.name(opened)
  }

  private name({ undo, redo }: Pick<Written, 'undo' | 'redo'>): void {
    this.undoes = undo
    this.redoes = redo
  }
}

interface Inside {
  readonly confirmed: { readonly lastSeq: number; readonly state: unknown } & { readonly state: Session['state'] }
  readonly presses: readonly { readonly lines: readonly JournalLine[]; readonly after: Session['state'] }[]
}
