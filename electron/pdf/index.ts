export { paintPrintJob, writePrintJob, type PrintJobContent, type PaintedPrintJob } from './print-job'
export type { PrintedFile, PrintRun } from './printed-file'
export { writeReport } from './report-text'
