import { join } from 'node:path'
import type { Outputs, PrintedFile, PrintJobRequest, ReportPrintRequest } from '#shared/bridge/contract'
import type { PackId } from '#shared/kernel/ids'
import { done, mapped, refused, type Result } from '#shared/kernel/result'
import { checkMargins } from '#shared/print/print-profile'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { Words } from '#shared/words/speak'
import {
  paintPrintJob,
  writePrintJob,
  writeReport,
  type PrintedFile as WrittenFile,
  type PrintJobContent,
  type PrintRun,
} from '../pdf/print-job'
import type { Desk, Notify } from './desk'
import { onDisk } from './disk-refusal'
import { folderInside, isPlainName, isThere } from './library/place'
import { printsFolder } from './library/shelves'
import { momentOf } from './moment'
import { readParts, reportSource, type PrintSources } from './print-sources'

type Made = Promise<Result<Omit<WrittenFile, 'path'>>>

/** What every request names, whatever is printed. */
type Named = Pick<PrintJobRequest, 'job' | 'title'>
type Make = (target: string) => Made

export interface PrintParts {
  readonly words: Words
  readonly findPack: (id: PackId) => RulesPack | undefined
  readonly fontsFolder: string
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
      return this.write(request, 'pdf', (target) => writePrintJob(book.value, target, run))
    })
  }

  /** The same bytes, and nothing written. */
  printPreview(request: PrintJobRequest): Promise<Outputs['printPreview']> {
    return this.begin(request.job, async (signal) => {
      const book = await this.bookOf(request)
      if (!book.ok) return book
      const painted = await paintPrintJob(book.value, this.runOf(request.job, signal))
      if (!painted.ok) return painted
      const { bytes, ...said } = painted.value
      return done({ ...said, pdf: Buffer.from(bytes).toString('base64') })
    })
  }

  /** What the table may know of the game, from its journal as it is now. As text: as a PDF it is a print job. */
  printReport(request: ReportPrintRequest): Promise<Outputs['printReport']> {
    const { game, as } = request
    return this.begin(request.job, async () => {
      const composed = await reportSource(game, await this.sources())
      if (!composed.ok) return composed
      const { words } = this.parts
      return this.write(request, reportEndings[as], (target) => writeReport(composed.value, as, target, words))
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
      return mapped(await this.parts.openExternally(path), () => ({ address: null }))
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
    const sources = await this.sources()
    const read = await readParts(parts, sources)
    return read.ok ? done({ title, ink, profile, parts: read.value, words: sources.words, date: this.today() }) : read
  }

  private async sources(): Promise<PrintSources> {
    const { library, games } = await this.desk.opened()
    return { ...this.parts, library, games }
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

  private runOf(job: string, signal: AbortSignal): PrintRun {
    const { fontsFolder: fonts, notify } = this.parts
    return { fonts, signal, onProgress: (done, of) => notify('printProgress', { job, done, of }) }
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

/** Room for a number, an ending and what a file is called while it is written: a name has 255 bytes on most systems. */
const longestStemBytes = 160

/** A title as a name that every system takes: without what is not seen, and cut between two letters. */
export function fileStem(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const name = cut(plain).replace(/^[. ]+|[. ]+$/g, '')
  return isPlainName(name) ? name : `Cards ${name}`.trim()
}

/** As many whole letters, marks with them, as fit. */
function cut(text: string): string {
  let bytes = 0
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > longestStemBytes) break
    kept += segment
  }
  return kept
}
