import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Outputs, PrintJobRequest, PrintedFile, ReportPrintRequest } from '#shared/bridge/contract'
import { checkMargins } from '#shared/print/print-profile'
import type { PackId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import type { Composed } from '#shared/report/compose-report'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { Words } from '#shared/words/speak'
import type { PrintJobContent, PaintedPrintJob, PrintedFile as WrittenFile, PrintRun } from '../pdf/index'
import { readParts } from './print-job-sources'
import type { Desk, Notify } from './desk'
import { onDisk, systemCode } from './disk-refusal'
import { folderInside } from './library/place'
import { printsFolder } from './library/shelf-kinds'
import { momentOf } from './moment'
import { fileStem } from './print-name'
import { reportSource } from './report-source'

type Run = Omit<PrintRun, 'fonts'>
type Made = Promise<Result<Omit<WrittenFile, 'path'>>>

/** Make the file at the target, whole or not at all, or refuse: `print-cancelled`, `disk-full` … */
export interface Printer {
  readonly book: (print: PrintJobContent, target: string, run: Run) => Made
  /** The same file, in memory. */
  readonly preview: (print: PrintJobContent, run: Run) => Promise<Result<PaintedPrintJob>>
  readonly report: (composed: Composed, as: 'markdown' | 'json', target: string) => Made
}

/** What every request names, whatever is printed. */
type Named = Pick<PrintJobRequest, 'job' | 'title'>
type Make = (target: string) => Made

export interface PrintParts {
  readonly words: Words
  readonly findPack: (id: PackId) => RulesPack | undefined
  readonly printer: Printer
  readonly notify: Notify
  readonly clock: () => number
  /** Refused as `print-not-opened` where the system has nothing to open it with. */
  readonly openExternally?: (path: string) => Promise<Result<null>>
  readonly printAddress?: (job: string) => string
}

/** What a report is called by, in the way it was asked for. */
const reportEndings = { markdown: 'md', json: 'json' } as const

/** Prints on their way and those that are done, by job, for as long as the program runs. */
export class PrintJobs {
  private readonly running = new Map<string, { readonly abort: AbortController; readonly ended: Promise<unknown> }>()
  private readonly finished = new Map<string, string>()
  /** Paths that running jobs are going to make. */
  private readonly claimed = new Set<string>()

  constructor(
    private readonly desk: Desk,
    private readonly parts: PrintParts,
  ) {}

  /** Every part of the queue, as one file. */
  printBook(request: PrintJobRequest): Promise<Outputs['printBook']> {
    return this.begin(request.job, async (signal) => {
      const book = await this.bookOf(request)
      if (!book.ok) return book
      const run = this.runOf(request.job, signal)
      return this.write(request, 'pdf', (target) => this.parts.printer.book(book.value, target, run))
    })
  }

  /** The same bytes, and nothing written. */
  printPreview(request: PrintJobRequest): Promise<Outputs['printPreview']> {
    return this.begin(request.job, async (signal) => {
      const book = await this.bookOf(request)
      if (!book.ok) return book
      const painted = await this.parts.printer.preview(book.value, this.runOf(request.job, signal))
      if (!painted.ok) return painted
      const { bytes, ...said } = painted.value
      return done({ ...said, pdf: Buffer.from(bytes).toString('base64') })
    })
  }

  /** What the table may know of the game, from its journal as it is now. As text: as a PDF it is a print job. */
  printReport(request: ReportPrintRequest): Promise<Outputs['printReport']> {
    const { game, as } = request
    return this.begin(request.job, async () => {
      const { games } = await this.desk.opened()
      const composed = await games.reading(game, () => reportSource(game, { ...this.parts, games }))
      if (!composed.ok) return composed
      return this.write(request, reportEndings[as], (target) => this.parts.printer.report(composed.value, as, target))
    })
  }

  /** A job that is over, or was never begun, is cancelled already. */
  cancel(job: string): Result<null> {
    this.running.get(job)?.abort.abort()
    return done(null)
  }

  async open(job: string): Promise<Outputs['printOpen']> {
    const path = this.finished.get(job)
    if (path === undefined) return refused('print-unknown')
    if (!(await isThere(path))) return refused('file-missing')
    if (this.parts.openExternally) {
      const opened = await this.parts.openExternally(path)
      return opened.ok ? done({ address: null }) : opened
    }
    return this.parts.printAddress ? done({ address: this.parts.printAddress(job) }) : refused('not-able-here')
  }

  pathOf(job: string): string | null {
    return this.finished.get(job) ?? null
  }

  async dispose(): Promise<void> {
    const running = [...this.running.values()]
    for (const { abort } of running) abort.abort()
    await Promise.allSettled(running.map(({ ended }) => ended))
  }

  /** One job of a name at a time. */
  private async begin<Value>(
    job: string,
    work: (signal: AbortSignal) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    if (this.running.has(job)) return refused('print-running')
    const abort = new AbortController()
    const ended = work(abort.signal)
    this.running.set(job, { abort, ended })
    try {
      return await ended
    } finally {
      this.running.delete(job)
    }
  }

  private async bookOf({ title, ink, profile, parts }: PrintJobRequest): Promise<Result<PrintJobContent>> {
    // Before anything is read: a slip of the pen in the margins is the quickest to be found.
    const fits = checkMargins(profile.paper, profile.marginsMm)
    if (!fits.ok) return fits
    const { words } = this.parts
    const { library, games } = await this.desk.opened()
    const read = await readParts(parts, { ...this.parts, library, games })
    return read.ok ? done({ title, ink, profile, parts: read.value, words, date: this.today() }) : read
  }

  private async write({ job, title }: Named, ending: string, make: Make): Promise<Result<PrintedFile>> {
    const { library } = await this.desk.opened()
    return onDisk(async () => {
      const folder = await folderInside(library.folder, [printsFolder])
      if (!folder.ok) return folder
      const name = await this.claim(folder.value, title, ending)
      const path = join(folder.value, name)
      try {
        const printed = await make(path)
        if (!printed.ok) return printed
        this.finished.set(job, path)
        const { pages, bytes, boxed } = printed.value
        return done({ path: `${printsFolder}/${name}`, pages, bytes, boxed })
      } finally {
        this.claimed.delete(path)
      }
    })
  }

  private runOf(job: string, signal: AbortSignal): Run {
    return { signal, onProgress: (done, of) => this.parts.notify('printProgress', { job, done, of }) }
  }

  /** A day without its hour: what is printed twice on one day is the same, and a preview is what will be printed. */
  private today(): Date {
    return new Date(new Date(momentOf(this.parts.clock())).setUTCHours(0, 0, 0, 0))
  }

  /** `Battle off Ushant.pdf`, or `Battle off Ushant 2.pdf` if that is taken. */
  private async claim(folder: string, title: string, ending: string): Promise<string> {
    const stem = fileStem(title)
    for (let count = 1; ; count += 1) {
      const name = `${count === 1 ? stem : `${stem} ${count}`}.${ending}`
      const path = join(folder, name)
      if ((await isThere(path)) || this.claimed.has(path)) continue
      this.claimed.add(path)
      return name
    }
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false
    throw error
  }
}
