import type { PrintedJob } from '#shared/print/print-job-layout'
import type { Mark } from '#shared/print/section'
import { outlineOf, type Outline } from './document-outline'

/** Above so many marks a part is closed until it is asked for: a reader's window shows the parts at a glance. */
const mostOpen = 60

/** The contents as the reader's window shows them: every part, and its own below it. */
export function addBookmarks(document: PDFKit.PDFDocument, sections: PrintedJob['sections']): void {
  const root = outlineOf(document)
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
