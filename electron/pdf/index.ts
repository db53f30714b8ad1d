export { paintBook, printBook, type BookPrint, type PaintedBook } from './print-book'
export type { PrintedFile, PrintRun } from './printed-file'
export { writeReport } from './report-text'
