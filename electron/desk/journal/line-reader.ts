import { checkLine } from '#shared/game/check-line'
import type { JournalLine } from '#shared/game/journal-line'
import { refused, type Refusal, type Result } from '#shared/kernel/result'
import type { Scalar } from '#shared/kernel/scalar'
import { decodeLine, encodeLine, endOfLine, shortestLineBytes } from './line-format'

/** What had to be repaired or left out, as the report of a game lists it. */
export interface Finding {
  readonly code: string
  readonly values: Readonly<Record<string, Scalar>>
}

/** A wider gap is no gap: the number itself is wrong. */
const widestGap = 10_000

/** Lines lost in all. A journal that lacks more is not repaired: it is taken from a backup, or was never a game. */
const mostLost = 10_000

/** More than anyone reads; the rest is reported as a number. */
const mostFindings = 100

const newline = 0x0a

/** Lines, and bytes, read before other work gets its turn, so that marks and windows do not wait. */
const portionLines = 500
const portionBytes = 256 * 1024

/** Where reading begins, and what is known of the lines before and after. */
export interface ReadFrom {
  /** The number that the next line should have. */
  readonly seq: number
  /** The time of the line before it. */
  readonly lastAt: number
  /** Where the next line begins. */
  readonly from: number
  /** The phases a turn has in these rules. */
  readonly phases: readonly string[]
  /** The last line that is known to have been written into these bytes. */
  readonly until?: number | undefined
}

/** A line whose checksum holds, and its place. */
interface Found {
  readonly seq: number
  readonly line: Result<JournalLine>
  readonly start: number
  readonly next: number
  /** Bytes right before it that are no line. */
  readonly damage: number
}

/**
 * Reads the lines of a journal out of its bytes, in portions, and keeps what can be kept: a damaged place becomes
 * `lost` lines if sound ones follow, and is cut off as torn if none do. Lines that changed places are put in order.
 */
export class LineReader {
  lines: JournalLine[] = []
  readonly findings: Finding[] = []
  /** A line of a newer program: the journal is not for us. */
  refusal: Refusal | undefined
  /** Where the last good line begins and ends, its newline counted. */
  lastStart = 0
  lastEnd = 0
  private at: number
  /** Where bytes that are no line begin, if some before this place are unaccounted for. */
  private damageFrom: number | undefined
  /** The good parts of the file, and what replaces the lost ones between them. */
  private readonly kept: ({ from: number; to: number } | Buffer)[] = []
  private hasDamage = false
  private lacksNewline = false
  /** The number of the next line to be kept. */
  private seq: number
  private highest: number
  /** Lines found before others of lower numbers, which may still come. */
  private readonly early = new Map<number, Found>()
  /** Their numbers, the lowest last, once no more can come. */
  private order: number[] | undefined
  /** Lines found after others of higher numbers. */
  private readonly moved = { n: 0, seq: Number.POSITIVE_INFINITY }
  private lastAt: number
  private lost = 0
  private untold = 0
  private readonly phases: ReadonlySet<string>
  private readonly until: number

  constructor(
    private readonly bytes: Buffer,
    { seq, lastAt, from, phases, until = -1 }: ReadFrom,
  ) {
    this.seq = seq
    this.highest = seq - 1
    this.lastAt = lastAt
    this.phases = new Set(phases)
    this.until = until
    this.at = from
    this.lastStart = this.lastEnd = from
    this.keepBytes(0, from)
  }

  /** What kind of repair the file needs. */
  get mends(): 'none' | 'torn' | 'damaged' {
    if (this.hasDamage) return 'damaged'
    return this.lastEnd === this.bytes.length && !this.lacksNewline ? 'none' : 'torn'
  }

  /** Reads a portion; true if any lines are left. */
  read(): boolean {
    const until = Math.min(this.bytes.length, this.at + portionBytes)
    for (let count = 0; count < portionLines && !this.refusal; count++) {
      const early = this.takeEarly()
      if (early) this.place(early)
      else if (this.at < until) this.readNext(until)
      else break
    }
    if (this.refusal) return false
    if (this.at < this.bytes.length || this.early.size > 0) return true
    this.finish()
    return false
  }

  /** Hands over the lines read so far. */
  takeLines(): readonly JournalLine[] {
    const { lines } = this
    this.lines = []
    return lines
  }

  /** The file as it should be: good lines byte for byte, lost ones named as lost. */
  mended(): Buffer {
    const parts = this.kept.map((part) => (Buffer.isBuffer(part) ? part : this.bytes.subarray(part.from, part.to)))
    return Buffer.concat(parts)
  }

  private readNext(until: number): void {
    if (this.bytes[this.at] === newline) {
      this.damageFrom ??= this.at
      while (this.at < until && this.bytes[this.at] === newline) this.at++
      return
    }
    const end = endOfLine(this.bytes, this.at)
    const next = Math.min(this.bytes.length, end + 1)
    this.readLine(this.at, end, next)
    this.at = next
  }

  private readLine(start: number, end: number, next: number): void {
    const value = decodeLine(this.bytes, start, end)
    const seq = value === undefined ? undefined : seqOf(value)
    if (seq === undefined || seq > this.highest + 1 + widestGap) {
      this.damageFrom ??= start
      return
    }
    if (seq < this.seq || this.early.has(seq)) {
      this.hasDamage = true
      this.report('journal-line-repeated', { seq })
      return
    }
    const line = checkLine(value)
    if (!line.ok && line.code !== 'journal-line-wrong') {
      this.refusal = { ...line, values: { ...line.values, seq } }
      return
    }
    const damage = this.damageFrom === undefined ? 0 : start - this.damageFrom
    this.damageFrom = undefined
    if (seq < this.highest) {
      this.moved.n++
      this.moved.seq = Math.min(this.moved.seq, seq)
    }
    this.highest = Math.max(this.highest, seq)
    const found = { seq, line, start, next, damage }
    if (seq === this.seq) this.place(found)
    else this.wait(found)
  }

  /** An early line waits for those before it, as long as the rest of the file has room for them. */
  private wait(found: Found): void {
    this.early.set(found.seq, found)
    const missing = this.highest + 1 - this.seq - this.early.size
    const room = (this.bytes.length - found.next) / shortestLineBytes
    if (this.lost + missing - room > mostLost) this.refusal = beyondMending()
  }

  /** The next line in order among those that came early; at the end of the file the lowest of them. */
  private takeEarly(): Found | undefined {
    if (this.early.size === 0) return undefined
    if (this.at === this.bytes.length) this.order ??= [...this.early.keys()].sort((a, b) => b - a)
    const seq = this.order?.pop() ?? this.seq
    const found = this.early.get(seq)
    this.early.delete(seq)
    return found
  }

  private place({ seq, line, start, next, damage }: Found): void {
    this.closeGap(seq, damage)
    if (this.refusal) return
    if (line.ok) this.keep(line.value, start, next)
    else {
      this.report('journal-line-wrong', { ...line.values, seq })
      this.lose(seq)
    }
  }

  private keep(line: JournalLine, start: number, next: number): void {
    // A clock that was set back is read as standing still.
    this.lastAt = Math.max(this.lastAt, line.at)
    this.lines.push(line.at === this.lastAt ? line : { ...line, at: this.lastAt })
    if (line.kind === 'turn' && !this.phases.has(line.phase)) {
      this.report('journal-phase-unknown', { seq: line.seq, phase: line.phase })
    }
    this.seq = line.seq + 1
    this.lastStart = start
    this.lastEnd = next
    this.keepBytes(start, next)
  }

  private keepBytes(from: number, to: number): void {
    const part = this.kept.at(-1)
    if (part && !Buffer.isBuffer(part) && part.to === from) part.to = to
    else this.kept.push({ from, to })
    // Before anything follows it: two lines in one would both be lost.
    if (to === 0 || this.bytes[to - 1] === newline) return
    this.lacksNewline = true
    this.kept.push(Buffer.from('\n'))
  }

  private closeGap(seq: number, damage: number): void {
    const from = this.seq
    if (seq > from) {
      // Checked before the gap is filled: a forged number could make it huge.
      if (this.lost + seq - from > mostLost) {
        this.refusal = beyondMending()
        return
      }
      for (let lost = from; lost < seq; lost++) this.lose(lost)
      this.report('journal-lines-lost', { from, to: seq - 1, n: seq - from })
    } else if (damage > 0) {
      this.hasDamage = true
      this.report('journal-garbage', { seq, bytes: damage })
    }
  }

  private lose(seq: number): void {
    this.hasDamage = true
    if (++this.lost > mostLost) this.refusal = beyondMending()
    const line: JournalLine = { seq, at: this.lastAt, kind: 'lost' }
    this.lines.push(line)
    this.kept.push(encodeLine(line).bytes)
    this.seq = seq + 1
  }

  private finish(): void {
    if (this.seq <= this.until) {
      this.closeGap(this.until + 1, 0)
      this.damageFrom = undefined
    }
    if (this.moved.n > 0) {
      this.hasDamage = true
      this.report('journal-lines-moved', { ...this.moved })
    }
    const torn = this.damageFrom === undefined ? 0 : this.bytes.length - this.damageFrom
    if (this.untold > 0) this.findings.push({ code: 'journal-findings-more', values: { n: this.untold } })
    if (torn > 0) this.findings.push({ code: 'journal-torn', values: { bytes: torn, seq: this.seq - 1 } })
    else if (this.lacksNewline) this.findings.push({ code: 'journal-end-mended', values: { seq: this.seq - 1 } })
    this.damageFrom = undefined
  }

  private report(code: string, values: Finding['values']): void {
    if (this.findings.length < mostFindings) this.findings.push({ code, values })
    else this.untold++
  }
}

function beyondMending(): Refusal {
  return refused('journal-beyond-mending', { limit: mostLost })
}

function seqOf(value: unknown): number | undefined {
  const { seq } = Object(value) as { readonly seq?: unknown }
  return typeof seq === 'number' && Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined
}
