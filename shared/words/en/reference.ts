/** The tables of the rules over the desk. */
export const reference = {
  title: 'Tables of the rules',
  open: 'Tables of the rules',
  short: 'Tables',
  close: 'Back to the desk',
  tables: 'Tables',
  page: 'The tables',
  search: 'Search the tables',
  found: '{at} of {n} row | {at} of {n} rows',
  nothing: 'No row has {what}.',
  hits: '{n} row | {n} rows',
  before: 'Row found before',
  next: 'Next row found',
  now: 'in use',
  usedNow: 'In use now:',
}
