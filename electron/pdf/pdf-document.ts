import type { PrintedJob } from '#shared/print/print-job-layout'
import type { Mark } from '#shared/print/section'
import { faceFile } from './embedded-faces'

export interface Colophon {
  readonly title: string
  readonly subject: string
  readonly author: string
  readonly program: string
  readonly language: string
  readonly date: Date
}

/**
 * An empty document. Our own face is its default, or pdfkit would load Helvetica. Both dates are given, so that the
 * file's id, which pdfkit derives from them and the title, is the same for the same print.
 */
export async function openDocument(
  fonts: string,
  { title, subject, author, program, language, date }: Colophon,
): Promise<PDFKit.PDFDocument> {
  // Half of the time that the program takes to start, if it were loaded before somebody prints.
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    font: faceFile(fonts, 'work'),
    lang: language,
    displayTitle: true,
    margin: 0,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: program,
      Producer: program,
      CreationDate: date,
      ModDate: date,
    },
  })
}

/** Everything the document has written, once it has ended. */
export async function wholeDocument(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of document) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

/** What pdfkit's outline takes and its published types do not say: a page by its number, shown whole. */
interface Outline {
  addItem(
    title: string,
    options: { readonly pageNumber: number; readonly fit: boolean; readonly expanded: boolean },
  ): Outline
}

/** Above so many marks a part is closed until it is asked for: a reader's window shows the parts at a glance. */
const mostOpen = 60

/** The contents as the reader's window shows them: every part, and its own below it. */
export function addBookmarks(document: PDFKit.PDFDocument, sections: PrintedJob['sections']): void {
  const root = document.outline as unknown as Outline
  for (const { title, marks, begins } of sections) {
    const expanded = countOf(marks) <= mostOpen
    const part = root.addItem(title, { pageNumber: begins, fit: true, expanded })
    addMarks(part, marks, begins, expanded)
  }
}

function addMarks(parent: Outline, marks: readonly Mark[], begins: number, expanded: boolean): void {
  for (const { title, page, below } of marks) {
    const item = parent.addItem(title, { pageNumber: begins + page, fit: true, expanded })
    addMarks(item, below, begins, expanded)
  }
}

function countOf(marks: readonly Mark[]): number {
  return marks.reduce((sum, { below }) => sum + 1 + countOf(below), 0)
}
