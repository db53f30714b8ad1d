import { setImmediate as turn } from 'node:timers/promises'
import type { Operation } from '#shared/card/operations'
import { palettes, type Palette } from '#shared/card/palettes'
import { sparing } from '#shared/card/saving'
import { done, refused, type Result } from '#shared/kernel/result'
import type { PageGrid } from '#shared/print/page-grid'
import { layoutPrintJob, type PrintedJob, type PrintJobSetting } from '#shared/print/print-job-layout'
import type { PagePart } from '#shared/print/print-page'
import type { Composed } from '#shared/report/compose-report'
import { jsonOf, markdownOf } from '#shared/report/markdown'
import type { Words } from '#shared/words/speak'
import { onDisk } from '../desk/disk-refusal'
import { writeWhole } from '../desk/library/plain-file'
import type { Form } from './content-stream'
import { EmbeddedFaces } from './embedded-faces'
import { blankPageContent, Painter, type FormBox, type PageContent } from './paint'
import { addBookmarks, openDocument, wholeDocument } from './pdf-document'

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

export interface PrintRun {
  /** The folder of the bundled fonts, `assets/fonts`. */
  readonly fonts: string
  readonly signal?: AbortSignal
  /** Cards or pages painted, of how many. */
  readonly onProgress?: (done: number, of: number) => void
}

export interface PrintedFile {
  readonly path: string
  readonly pages: number
  readonly bytes: number
  /** Names and other texts that hold letters our faces do not have, a few of them. */
  readonly boxed: readonly string[]
}

/** A document that is whole and lies nowhere yet. */
interface Painted extends Pick<PrintedFile, 'pages' | 'boxed'> {
  readonly bytes: Uint8Array
}

/** As many texts as a sentence can name. */
const mostBoxed = 12

/** Writes what was painted to `target`, which appears whole or not at all; refused as the disk says (`disk-full` …). */
async function writePrinted(painted: Result<Painted>, target: string): Promise<Result<PrintedFile>> {
  if (!painted.ok) return painted
  const { bytes, pages, boxed } = painted.value
  return onDisk(async () => {
    await writeWhole(target, bytes)
    return done({ path: target, pages, bytes: bytes.length, boxed })
  })
}

/** Texts with boxes in them; not those that only hold another of them. */
function boxedIn({ boxed }: EmbeddedFaces): readonly string[] {
  const texts = [...boxed]
  return texts.filter((text) => !texts.some((other) => other !== text && text.includes(other))).slice(0, mostBoxed)
}

/** Writes a report as text to a file at `target`, whole or not at all; refused as the disk says (`disk-full` …). */
export function writeReport(
  { report }: Composed,
  as: 'markdown' | 'json',
  target: string,
  words: Words,
): Promise<Result<PrintedFile>> {
  const text = as === 'json' ? jsonOf(report) : markdownOf(report, words)
  return writePrinted(done({ bytes: Buffer.from(text), pages: 0, boxed: [] }), target)
}

export type PrintInk = 'colour' | 'grey' | 'saving'

const mmToPt = 72 / 25.4

export function paletteOf(ink: PrintInk): Palette {
  return palettes[({ colour: 'print', grey: 'print-grey', saving: 'print-saving' } as const)[ink]]
}

/** Opens pages, paints on them in the chosen ink, and strikes once what comes again and again. */
class PagePress {
  readonly #struck = new Map<string, Form>()

  constructor(
    readonly painter: Painter,
    readonly ink: PrintInk,
  ) {}

  /** Opens a page held as the grid says; what is painted on the sheet is in mm from its upper left corner. */
  openPage({ widthMm, heightMm }: Pick<PageGrid, 'widthMm' | 'heightMm'>): PageContent {
    this.painter.document.addPage({ size: [widthMm * mmToPt, heightMm * mmToPt], margin: 0 })
    const sheet = blankPageContent()
    sheet.stream.place(0, 0, mmToPt)
    // Corners as SVG cuts them; pdfkit's page has turned y downwards already.
    sheet.stream.write('4 M')
    return sheet
  }

  closePage({ stream, resources }: PageContent): void {
    const { page } = this.painter.document
    Object.assign(page.fonts, resources.Font)
    Object.assign(page.xobjects, resources.XObject)
    Object.assign(page.ext_gstates, resources.ExtGState)
    page.write(Buffer.from(stream.text, 'latin1'))
  }

  paint(operations: readonly Operation[], sheet: PageContent): void {
    this.painter.paint(this.#inked(operations), sheet)
  }

  /** Operations in a measure of their own: lines and letters are scaled with them. */
  paintAt(x: number, y: number, scale: number, operations: readonly Operation[], sheet: PageContent): void {
    sheet.stream.save()
    sheet.stream.place(x, y, scale)
    this.paint(operations, sheet)
    sheet.stream.restore()
  }

  /** Places what is known by this key; where it is not, it is drawn and kept as a form. */
  stamp(key: string, draw: () => readonly Operation[], box: FormBox, sheet: PageContent): void {
    let form = this.#struck.get(key)
    if (form === undefined) {
      form = this.painter.form(this.#inked(draw()), box)
      this.#struck.set(key, form)
    }
    this.painter.placeForm(form, sheet)
  }

  #inked(operations: readonly Operation[]): readonly Operation[] {
    return this.ink === 'saving' ? sparing(operations) : operations
  }
}
