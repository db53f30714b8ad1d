/** The native menu. Every entry under a command's own name is what that command is called. */
export const menu = {
  file: 'File',
  edit: 'Edit',
  view: 'View',
  help: 'Help',
  command: {
    library: 'Library',
    'import-document': 'Add a document to the library …',
    print: 'Print cards …',
    settings: 'Settings …',
    undo: 'Undo',
    redo: 'Redo',
    'restart-turn': 'Restart turn',
    search: 'Find a ship, a rule, a deck',
    'theme-day': 'Day',
    'theme-night': 'Night',
    'theme-contrast': 'High contrast',
    keys: 'Keys',
    about: 'About Spotting Top',
  },
}

/** What the shells themselves say, outside the page. */
export const shell = {
  chooseLibrary: 'Choose the library folder',
  chooseLibraryButton: 'Use this folder',
  notOpened: '{file} was not opened',
  door: {
    closed: 'This address is open only to the window that the program was started for.',
    how: 'Open the whole address that the program printed in its terminal. It works once; press Enter there for another.',
  },
}
