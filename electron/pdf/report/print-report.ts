import { setImmediate as turn } from 'node:timers/promises'
import type { Composed } from '#shared/report/compose-report'
import { jsonOf } from '#shared/report/json'
import { markdownOf } from '#shared/report/markdown'
import { reportPages, type ReportPaper } from '#shared/report/paper/report-pages'
import type { ReportPart } from '#shared/report/paper/report-page'
import { done, refused, type Result } from '#shared/kernel/result'
import type { Words } from '#shared/words/speak'
import { outlineOf } from '../document-outline'
import { EmbeddedFaces } from '../embedded-faces'
import { PagePress, paletteOf, type PrintInk } from '../page-press'
import { Painter, type Sheet } from '../paint'
import { openDocument, wholeDocument } from '../pdf-document'
import { boxedIn, writePrinted, type Painted, type PrintedFile, type PrintRun } from '../printed-file'

/** A report to print, and what the file says of itself. */
export interface ReportPrint {
  /** A PDF, or the same story as text. */
  readonly as: 'pdf' | 'markdown' | 'json'
  readonly title: string
  readonly composed: Composed
  readonly paper: ReportPaper
  readonly ink: PrintInk
  readonly words: Words
  /** Language of the words, as in `en`. */
  readonly language?: string
  /** The one thing that differs between two prints of the same report: same date, same bytes. */
  readonly date: Date
}

/**
 * Writes a report to a file at `target`, which appears whole or not at all. Refused: `print-cancelled`, and what the
 * disk says (`disk-full` …).
 */
export async function printReport(print: ReportPrint, target: string, run: PrintRun): Promise<Result<PrintedFile>> {
  const { as, composed, words } = print
  if (as === 'pdf') return writePrinted(await paintReport(print, run), target)
  const text = as === 'json' ? jsonOf(composed.report) : markdownOf(composed.report, words)
  return writePrinted(done({ bytes: Buffer.from(text), pages: 0, boxed: [] }), target)
}

/** The file as bytes, a bookmark for each turn. Gives way after every part, so that nobody is kept waiting. */
export async function paintReport(
  { title, composed, paper, ink, words, language = 'en', date }: ReportPrint,
  { fonts, signal, onProgress }: PrintRun,
): Promise<Result<Painted>> {
  const pages = reportPages(composed, paper, words)
  const [author, program, subject] = ['print.author', 'print.program', 'report.export.subject'].map((key) => words(key))
  const document = await openDocument(fonts, {
    title,
    subject: subject ?? '',
    author: author ?? '',
    program: program ?? '',
    language,
    date,
  })
  const faces = new EmbeddedFaces(document, fonts)
  for (const _ of faces.open()) await turn()
  const press = new PagePress(new Painter(document, faces, paletteOf(ink)), ink)
  for (const [place, page] of pages.entries()) {
    const sheet = press.openPage(page)
    for (const part of page.parts) {
      if (signal?.aborted) return refused('print-cancelled')
      paintPart(part, press, sheet)
    }
    press.closePage(sheet)
    onProgress?.(place + 1, pages.length)
    await turn()
  }
  for (const _ of faces.embed()) await turn()
  if (signal?.aborted) return refused('print-cancelled')
  const root = outlineOf(document)
  for (const [pageNumber, { bookmarks }] of pages.entries()) {
    for (const bookmark of bookmarks) root.addItem(bookmark, { pageNumber, fit: true, expanded: false })
  }
  document.end()
  return done({ bytes: await wholeDocument(document), pages: pages.length, boxed: boxedIn(faces) })
}

function paintPart({ x, y, scale, draw, struck }: ReportPart, press: PagePress, sheet: Sheet): void {
  if (struck === undefined) return press.paintAt(x, y, scale, draw(), sheet)
  sheet.stream.save()
  sheet.stream.place(x, y, scale)
  press.strike(struck.key, draw, struck, sheet)
  sheet.stream.restore()
}
