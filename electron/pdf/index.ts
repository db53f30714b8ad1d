export { isLegible, pageGrid, type PerPage } from './page-grid'
export { paintCards, printCards, type PrintedFile, type PrintRun } from './print-cards'
export type { PrintedCard, PrintJob } from './print-job'
