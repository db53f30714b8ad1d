/** The native menu; a command has the name of its action. */
export const menu = {
  file: 'File',
  edit: 'Edit',
  view: 'View',
  help: 'Help',
  command: {
    library: 'Library',
    importDocument: 'Add a document to the library …',
    print: 'Print cards …',
    settings: 'Settings …',
    undo: 'Undo',
    redo: 'Redo',
    restartTurn: 'Restart turn',
    search: 'Find a ship, a rule, a deck',
    themeDay: 'Day',
    themeNight: 'Night',
    themeContrast: 'High contrast',
    keys: 'Keys',
    about: 'About Spotting Top',
  },
}

/** The help sheets of the keys; a line has the name of its action, or of the line that several share. */
export const keys = {
  library: {
    title: 'Keys',
    search: 'find a ship, a scenario, a rule',
    tabs: 'games, scenarios, ships, decks, rules',
    move: 'move through a list',
    open: 'open what is chosen',
    escape: 'close a panel',
    theme: 'next colours: day, night, high contrast',
    settings: 'settings',
    help: 'this list',
    note: 'In a game the same key lists the keys of the card and the dice.',
  },
  card: {
    heading: 'On the card',
    move: 'from box to box',
    tap: 'same as a tap: sets or clears the mark chosen in the bar',
    marks: 'mark: struck, flooded, burning, out of action, repaired, note',
    digits: 'set the track to a figure',
    menu: 'all marks of the box, or the figures of a track',
    group: 'from the hull to each track',
    note: 'Repaired puts a ring over the cross; the cross stays. Without the ring the box is as it was before. A repaired box that is struck again loses the ring.',
  },
  dialogue: {
    heading: 'In a dialogue',
    range: 'change the range on the form',
    digits: 'type a die: one key for D6 and D10, two for the others',
    choose: 'choose an answer; Y yes, N no',
    back: 'take back a digit, or the last answer',
    roll: 'roll all dice that are left',
    apply: 'accept the answer, or apply the result to the card',
    leave: 'keep the answer as it was',
  },
  table: {
    title: 'Keys of the play view',
    heading: 'At the table',
    goOn: 'continue the waiting dialogue, or begin what is due',
    fleetBoard: 'every ship at a glance, and back to the card',
    decks: 'event decks, and back to the card',
    tables: 'tables of the rules, open at the row in use',
    umpire: 'the umpire’s tools',
    undo: 'undo',
    redo: 'redo (also Ctrl Shift Z)',
    ships: 'ship before, next ship (also Page Up, Page Down)',
    zoom: 'larger, smaller card',
    search: 'search the log',
    order: 'move a ship earlier or later in the line',
    print: 'print cards',
    blank: 'make the second screen dark, or show it again',
    settings: 'settings',
    back: 'close, or return to now',
    help: 'these keys',
  },
}

/** What the shells themselves say, outside the page. */
export const shell = {
  chooseLibrary: 'Choose the library folder',
  chooseLibraryButton: 'Use this folder',
  notOpened: '{file} was not opened',
  failed: 'Spotting Top could not start',
  failedText:
    '{error}\n\nYour library and your games are unchanged. Start Spotting Top again. If this happens again, reinstall it: the library is a separate folder and is kept.',
  broken: 'The window has crashed.',
  brokenOnce:
    'It was loaded again. Every mark shown as saved is on disk. Check the table, and make any missing mark again.',
  brokenAgain:
    'It crashed twice in a minute and was not loaded again. Every mark shown as saved is on disk. Close the program and start it again.',
  unsavedAtEnd: 'The program ended, and not everything was saved:',
  waits: 'The window is closed, but not everything is saved. The program keeps trying to save; Ctrl+C stops it anyway.',
  portTaken:
    'Port {port} is in use by another program. Choose another with --port, or leave --port out to use any free port.',
  portRefused:
    'Port {port} cannot be used ({error}). Choose another with --port, or leave --port out to use any free port.',
  dataRefused: 'The folder {folder} cannot be written to ({error}). Choose another with --data.',
  door: {
    closed:
      'This address works only in the window that the program was started for. If the program has been started again since, its address has changed and the old one no longer works.',
    how: 'Open the whole address that the program printed in its terminal. It works once; press Enter in the terminal for a new one.',
    kept: 'Every mark that was shown as saved is on disk, and the game continues where it was.',
  },
}
