import { setImmediate as turn } from 'node:timers/promises'
import { layoutPrintJob, type PrintedJob, type PrintJobSetting } from '#shared/print/print-job-layout'
import type { PagePart } from '#shared/print/print-page'
import { done, refused, type Result } from '#shared/kernel/result'
import { EmbeddedFaces } from './embedded-faces'
import { PagePress, paletteOf } from './page-press'
import { Painter, type PageContent } from './paint'
import { addBookmarks, openDocument, wholeDocument } from './pdf-document'
import { boxedIn, writePrinted, type Painted, type PrintedFile, type PrintRun } from './printed-file'

/** A queue to print, with all that its parts are made of. */
export interface PrintJobContent extends PrintJobSetting {
  /** Language of the words, as in `en`. */
  readonly language?: string
  /** The one thing that differs between two prints of the same queue: same date, same bytes. */
  readonly date: Date
}

export interface PaintedPrintJob extends Painted {
  /** The page that each part begins on, from 0. */
  readonly begins: readonly number[]
}

/**
 * Prints a queue to a PDF at `target`, which appears whole or not at all. Refused: what `layoutPrintJob` refuses,
 * `print-cancelled`, and what the disk says (`disk-full` …).
 */
export async function writePrintJob(
  print: PrintJobContent,
  target: string,
  run: PrintRun,
): Promise<Result<PrintedFile>> {
  return writePrinted(await paintPrintJob(print, run), target)
}

/** The file as bytes. Lets other work run between the pieces of a page, so that nothing else waits for long. */
export async function paintPrintJob(
  print: PrintJobContent,
  { fonts, signal, onProgress }: PrintRun,
): Promise<Result<PaintedPrintJob>> {
  const layout = layoutPrintJob(print)
  if (!layout.ok) return layout
  const { pages, sections } = layout.value
  const { words, ink } = print
  const document = await openDocument(fonts, {
    title: print.title,
    subject: subjectOf(layout.value),
    author: words('print.author'),
    program: words('print.program'),
    language: print.language ?? 'en',
    date: print.date,
  })
  const faces = new EmbeddedFaces(document, fonts)
  for (const _ of faces.open()) await turn()
  const press = new PagePress(new Painter(document, faces, paletteOf(ink)), ink)
  const pause = givingWay()
  for (const [place, page] of pages.entries()) {
    const sheet = press.openPage(page)
    for (const part of page.parts) {
      if (signal?.aborted) return refused('print-cancelled')
      paintPart(part, press, sheet)
      await pause()
    }
    press.paint(page.lines({ page: place + 1, pages: pages.length }), sheet)
    press.closePage(sheet)
    onProgress?.(place + 1, pages.length)
    await turn()
  }
  for (const _ of faces.embed()) await turn()
  if (signal?.aborted) return refused('print-cancelled')
  addBookmarks(document, sections)
  document.end()
  const bytes = await wholeDocument(document)
  return done({ bytes, pages: pages.length, begins: sections.map(({ begins }) => begins), boxed: boxedIn(faces) })
}

/** Lets others have the thread as soon as it has been held for a few milliseconds. */
function givingWay(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestHeldMs) return
    await turn()
    since = performance.now()
  }
}
const longestHeldMs = 4

/** `Ship cards, roster, test page`: what is in the file, each kind of it once. */
function subjectOf({ sections }: PrintedJob): string {
  return [...new Set(sections.map(({ title }) => title))].join(', ')
}

function paintPart({ x, y, scale = 1, draw, struck }: PagePart, press: PagePress, sheet: PageContent): void {
  if (struck === undefined) return press.paintAt(x, y, scale, draw(), sheet)
  sheet.stream.save()
  sheet.stream.place(x, y, scale)
  press.stamp(struck.key, draw, struck, sheet)
  sheet.stream.restore()
}
