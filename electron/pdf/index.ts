export { printDeck, paintDeck, type DeckPrint } from './decks/print-deck'
export { paintCards, printCards } from './print-cards'
export type { PrintedCard, PrintJob } from './print-job'
export type { PrintedFile, PrintRun } from './printed-file'
