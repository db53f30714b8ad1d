export { paintCards, printCards, type PrintedFile, type PrintRun } from './print-cards'
export type { PrintedCard, PrintJob } from './print-job'
