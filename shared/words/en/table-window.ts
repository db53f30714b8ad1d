/** The window of the second screen, and why it does not come up. */
export const tableWindow = {
  title: 'Spotting Top: table view',
  screen: 'Screen {n}',
}

export const tableWindowRefused = {
  'table-window-not-opened': 'The table view could not be opened ({error}). The game goes on; try it again.',
}
