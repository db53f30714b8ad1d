import { checkLine } from '#shared/documents/journal-line'
import type { JournalLine } from '#shared/game/journal-line'
import type { Refusal } from '#shared/kernel/result'
import type { Scalar } from '#shared/kernel/scalar'
import { decodeLine, encodeLine, endOfLine } from './line-format'

/** What had to be mended or left out, as the report of a game lists it. */
export interface Finding {
  readonly code: string
  readonly values: Readonly<Record<string, Scalar>>
}

/** A hole wider than this is not taken for a hole: the number itself is wrong. */
const widestGap = 10_000

/**
 * Reads the lines of a journal out of its bytes, in portions, and keeps what can be kept: a damaged place becomes
 * `lost` lines if sound ones follow, and is cut off as torn if none do.
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
  /** Where bytes that are no line begin, if some lie behind us unaccounted for. */
  private damageFrom: number | undefined
  /** The good parts of the file, and what stands for the lost ones between them. */
  private readonly kept: ({ from: number; to: number } | Buffer)[] = []
  private hasDamage = false

  constructor(
    private readonly bytes: Buffer,
    private seq: number,
    private lastAt: number,
    from = 0,
    /** The last line that is known to have been written into these bytes. */
    private readonly until = -1,
  ) {
    this.at = from
    this.lastStart = this.lastEnd = from
    this.kept.push({ from: 0, to: from })
  }

  /** What kind of mending the file needs. */
  get mends(): 'none' | 'torn' | 'damaged' {
    if (this.hasDamage) return 'damaged'
    return this.lastEnd === this.bytes.length && this.endsInNewline ? 'none' : 'torn'
  }

  /** Reads up to so many lines; says whether any are left. */
  read(most = Number.POSITIVE_INFINITY): boolean {
    for (let count = 0; count < most && this.at < this.bytes.length && !this.refusal; count++) {
      const end = endOfLine(this.bytes, this.at)
      const next = Math.min(this.bytes.length, end + 1)
      this.readLine(this.at, end, next)
      this.at = next
    }
    if (this.refusal) return false
    if (this.at < this.bytes.length) return true
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
    if (!this.endsInNewline) parts.push(Buffer.from('\n'))
    return Buffer.concat(parts)
  }

  private get endsInNewline(): boolean {
    return this.lastEnd === 0 || this.bytes[this.lastEnd - 1] === 0x0a
  }

  private readLine(start: number, end: number, next: number): void {
    const value = decodeLine(this.bytes, start, end)
    const seq = value === undefined ? undefined : seqOf(value)
    if (seq === undefined || seq > this.seq + widestGap) {
      this.damageFrom ??= start
      return
    }
    if (seq < this.seq) {
      this.hasDamage = true
      this.findings.push({ code: 'journal-line-repeated', values: { seq } })
      return
    }
    const checked = checkLine(value)
    if (!checked.ok && checked.code !== 'journal-line-wrong') {
      this.refusal = { ...checked, values: { ...checked.values, seq } }
      return
    }
    this.closeGap(seq, start)
    if (checked.ok) this.keep(checked.value, start, next)
    else {
      this.findings.push({ code: 'journal-line-wrong', values: { ...checked.values, seq } })
      this.lose(seq)
    }
  }

  private keep(line: JournalLine, start: number, next: number): void {
    // A clock that was set back is read as standing still.
    this.lastAt = Math.max(this.lastAt, line.at)
    this.lines.push(line.at === this.lastAt ? line : { ...line, at: this.lastAt })
    this.seq = line.seq + 1
    this.lastStart = start
    this.lastEnd = next
    const part = this.kept.at(-1)
    if (part && !Buffer.isBuffer(part) && part.to === start) part.to = next
    else this.kept.push({ from: start, to: next })
  }

  private closeGap(seq: number, start: number): void {
    const from = this.seq
    if (seq > from) {
      for (let lost = from; lost < seq; lost++) this.lose(lost)
      this.findings.push({ code: 'journal-lines-lost', values: { from, to: seq - 1, n: seq - from } })
    } else if (this.damageFrom !== undefined) {
      this.hasDamage = true
      this.findings.push({ code: 'journal-garbage', values: { seq, bytes: start - this.damageFrom } })
    }
    this.damageFrom = undefined
  }

  private lose(seq: number): void {
    this.hasDamage = true
    const line: JournalLine = { seq, at: this.lastAt, kind: 'lost' }
    this.lines.push(line)
    this.kept.push(encodeLine(line).bytes)
    this.seq = seq + 1
  }

  private finish(): void {
    if (this.seq <= this.until) this.closeGap(this.until + 1, this.bytes.length)
    const torn = this.damageFrom === undefined ? 0 : this.bytes.length - this.damageFrom
    if (torn > 0) this.findings.push({ code: 'journal-torn', values: { bytes: torn, seq: this.seq - 1 } })
    else if (!this.endsInNewline) this.findings.push({ code: 'journal-end-mended', values: { seq: this.seq - 1 } })
    this.damageFrom = undefined
  }
}

function seqOf(value: unknown): number | undefined {
  const { seq } = Object(value) as { readonly seq?: unknown }
  return typeof seq === 'number' && Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined
}
