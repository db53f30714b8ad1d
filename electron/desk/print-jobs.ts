import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  DeckPrintRequest,
  Outputs,
  PrintBookRequest,
  PrintRequest,
  ReportPrintRequest,
} from '#shared/bridge/contract'
import { checkMargins } from '#shared/card/print-profile'
import type { GameId, PackId } from '#shared/kernel/ids'
import { done, refused, type Result } from '#shared/kernel/result'
import type { RulesPack } from '#shared/rules/rules-pack'
import type { Words } from '#shared/words/speak'
import type { DeckPrint, PrintedFile, PrintJob, PrintRun, ReportPrint } from '../pdf/index'
import type { Desk, Notify } from './desk'
import { onDisk, systemCode } from './disk-trouble'
import { folderInside } from './library/place'
import { printsFolder } from './library/shelf-kinds'
import { momentOf } from './moment'
import { fileStem } from './print-name'
import { deckSource } from './print-deck-source'
import { printSources } from './print-sources'
import { reportSource } from './report-source'

type Run = Omit<PrintRun, 'fonts'>
type Made = Promise<Result<Omit<PrintedFile, 'path'>>>

/** Make the file at the target, whole or not at all, or refuse: `print-cancelled`, `disk-full` … */
export interface Printer {
  readonly shipCards: (job: PrintJob, target: string, run: Run) => Made
  readonly deck: (print: DeckPrint, target: string, run: Run) => Made
  readonly report: (print: ReportPrint, target: string, run: Run) => Made
}

/** What every request names, whatever is printed. */
type Named = Pick<PrintRequest | DeckPrintRequest | ReportPrintRequest, 'job' | 'title'>
/** A print of which everything is known but where it is to lie. */
type Ready = (target: string, run: Run) => Made

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
const reportEndings = { pdf: 'pdf', markdown: 'md', json: 'json' } as const

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

  printCards(request: PrintRequest): Promise<Outputs['printCards']> {
    return this.begin(request, async () => {
      const { library, games } = await this.desk.opened()
      const { findPack, printer, words } = this.parts
      const stateNow = (game: GameId, headCrc?: string) => games.stateNow(game, headCrc)
      const found = await printSources(request.what, { library, findPack, stateNow })
      if (!found.ok) return found
      const job = { ...request, ...found.value, words, date: this.date() }
      return done((target, run) => printer.shipCards(job, target, run))
    })
  }

  /** The ships of its first part alone, for now. */
  async printBook(request: PrintBookRequest): Promise<Outputs['printBook']> {
    const fits = checkMargins(request.profile.paper, request.profile.marginsMm)
    if (!fits.ok) return fits
    const { job, title, ink, parts, profile } = request
    const cards = parts.find((each) => each.part === 'cards')
    if (!cards) return refused('print-ships-none')
    const roster = parts.some(({ part }) => part === 'roster')
    return this.printCards({ job, title, ink, roster, paper: profile.paper, what: cards.of, perPage: cards.perPage })
  }

  /** Printed, shown and put away again, for now. */
  async printPreview(request: PrintBookRequest): Promise<Outputs['printPreview']> {
    const printed = await this.printBook(request)
    const path = this.finished.get(request.job)
    if (!printed.ok || path === undefined) return printed.ok ? refused('print-unknown') : printed
    const pdf = (await readFile(path)).toString('base64')
    await rm(path)
    this.finished.delete(request.job)
    const { pages, boxed } = printed.value
    return done({ pdf, pages, begins: request.parts.map(() => 0), boxed })
  }

  printDeck(request: DeckPrintRequest): Promise<Outputs['printDeck']> {
    return this.begin(request, async () => {
      const { library } = await this.desk.opened()
      const { printer, words } = this.parts
      const source = await deckSource(request.what, library)
      if (!source.ok) return source
      const print = { ...request, source: source.value, words, date: this.date() }
      return done((target, run) => printer.deck(print, target, run))
    })
  }

  /** What the table may know of the game, as its journal tells it now. */
  printReport(request: ReportPrintRequest): Promise<Outputs['printReport']> {
    return this.begin(
      request,
      async () => {
        const { games } = await this.desk.opened()
        const { findPack, printer, words } = this.parts
        const composed = await reportSource(request.game, { games, findPack, words })
        if (!composed.ok) return composed
        const print = { ...request, composed: composed.value, words, date: this.date() }
        return done((target, run) => printer.report(print, target, run))
      },
      reportEndings[request.as],
    )
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

  private async begin(
    request: Named,
    prepare: () => Promise<Result<Ready>>,
    ending: string = 'pdf',
  ): Promise<Result<PrintedFile>> {
    if (this.running.has(request.job)) return refused('print-running')
    const abort = new AbortController()
    const ended = this.run({ ...request, ending }, prepare, abort.signal)
    this.running.set(request.job, { abort, ended })
    try {
      return await ended
    } finally {
      this.running.delete(request.job)
    }
  }

  private async run(
    { job, title, ending }: Named & { readonly ending: string },
    prepare: () => Promise<Result<Ready>>,
    signal: AbortSignal,
  ): Promise<Result<PrintedFile>> {
    const ready = await prepare()
    if (!ready.ok) return ready
    const { library } = await this.desk.opened()
    return onDisk(async () => {
      const folder = await folderInside(library.folder, [printsFolder])
      if (!folder.ok) return folder
      const name = await this.claim(folder.value, title, ending)
      const path = join(folder.value, name)
      try {
        const onProgress = (done: number, of: number) => this.parts.notify('printProgress', { job, done, of })
        const printed = await ready.value(path, { signal, onProgress })
        if (!printed.ok) return printed
        this.finished.set(job, path)
        const { pages, bytes, boxed } = printed.value
        return done({ path: `${printsFolder}/${name}`, pages, bytes, boxed })
      } finally {
        this.claimed.delete(path)
      }
    })
  }

  private date(): Date {
    return new Date(momentOf(this.parts.clock()))
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
