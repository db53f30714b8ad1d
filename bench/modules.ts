/** Every module of the bench, in the order in which they are run. */
export const modules = [
  'cards',
  'decks',
  'dice',
  'fire-on-the-waters',
  'journal-append',
  'journal-hostile',
  'journal-open',
  'odds',
  'page-marks',
  'page-start',
  'pdf',
  'print-book',
  'report',
  'saving',
  'squadron-d20',
  'table-view',
] as const
