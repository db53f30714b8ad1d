/** What the operator sets of the second screen. */
export const tableOperator = {
  title: 'Second screen',
  isOpen: 'Second screen: it is open',
  isDark: 'Second screen: it is dark',
  hint: 'The picture is what the players see. The second screen receives nothing else.',
  picture: 'What the players see',
  open: 'Open the second screen',
  forward: 'Bring it forward',
  close: 'Close it',
  blank: 'Make it dark',
  light: 'Show it again',
  nowDark: 'The second screen is dark.',
  nowLight: 'The second screen shows the table again.',
  closed: 'The second screen is closed. Only you see this picture.',
  wasClosed: 'The second screen has been closed: the players see nothing. Open it again under “Second screen”.',
  openOn: 'The second screen is on {screen}.',
  openSomewhere: 'The second screen is open in its own window.',
  fullScreen: 'It fills the screen.',
  dark: 'It is dark.',
  oneScreen: 'This computer has one screen. Connect another, and the window moves there.',
  gone: 'The second screen has been disconnected. The picture waits here and goes back when the screen is connected again.',
  host: 'Drag the window to the other screen and press F11 there.',
  past: 'Show the players what I look back at',
  replay: 'Show it on the second screen',
  setAside:
    'The settings of the second screen could not be read. They were kept as {path}. The screen stays dark until you show it again.',
  layout: {
    label: 'Shows',
    fleets: 'Both fleets',
    squadron: 'A squadron',
    ship: 'A ship',
    result: 'The last result',
    banner: 'Turn and weather',
    card: 'The event card',
    plot: 'Losses and dice',
  },
  layoutAshore: {
    fleets: 'Both sides',
    result: 'The last result',
    banner: 'Turn',
    card: 'The last event',
  },
  pinned: {
    ship: 'Which ship',
    squadron: 'Which squadron',
    follow: 'Follows the card open here',
    followSquadron: 'Follows the squadron of that card',
  },
  text: { label: 'Type', 28: 'Large', 34: 'Larger', 42: 'Largest' },
  theme: { label: 'Colours', day: 'Day', night: 'Night', contrast: 'High contrast' },
  may: {
    title: 'What the players may see',
    hint: 'A choice for a ship overrides the choice for her side.',
    of: 'Ship',
    usual: 'Everybody',
    as: 'as above',
    row: '{of}: what the players may see',
    nothing: 'Nothing',
    name: 'Name',
    condition: 'A word',
    boxes: 'Boxes',
    all: 'All',
  },
  mayAshore: {
    of: 'Side',
    hint: 'An event kept face down is never shown. A result is shown only if both sides show all.',
    nothing: 'Nothing',
    name: 'Name',
    condition: 'How many',
    boxes: 'Events',
    all: 'All',
  },
}

/** The window of the second screen, and why it does not come up. */
export const tableWindow = {
  title: 'Spotting Top: second screen',
  screen: 'Screen {n}',
}

export const tableWindowRefused = {
  'table-window-not-opened': 'The second screen could not be opened ({error}). The game continues; try again.',
}
