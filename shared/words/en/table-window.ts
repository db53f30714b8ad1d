/** The window of the second screen, and why it does not come up. */
export const tableWindow = {
  title: 'Spotting Top: second screen',
  screen: 'Screen {n}',
}

export const tableWindowRefused = {
  'table-window-not-opened': 'The second screen could not be opened ({error}). The game continues; try again.',
}
