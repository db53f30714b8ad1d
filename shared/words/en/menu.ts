/** The native menu. An entry under a command's own name is the name of that command. */
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
  failed: 'Spotting Top could not start',
  failedText:
    '{error}\n\nYour library and your games are as they were. Start Spotting Top again; if this comes back, install it anew: the library is a folder of its own and stays.',
  broken: 'The window broke.',
  brokenOnce:
    'It was loaded again. Every mark shown as saved is on disk; look at the table, and mark again what is missing.',
  brokenAgain:
    'It broke twice in a minute and was not loaded again. Every mark shown as saved is on disk; close the program and start it again.',
  unsavedAtEnd: 'The program ended, and not everything was saved:',
  waits: 'The window is closed, and not everything is saved. Saving is tried again; Ctrl+C ends all the same.',
  portTaken:
    'Port {port} is taken by another program. Choose another with --port, or leave it out and any free one is taken.',
  portRefused:
    'Port {port} cannot be used ({error}). Choose another with --port, or leave it out and any free one is taken.',
  dataRefused: 'The folder {folder} cannot be written to ({error}). Choose another with --data.',
  door: {
    closed:
      'This address is open only to the window that the program was started for. If the program has been started again since, its address has changed, and the old one opens nothing more.',
    how: 'Open the whole address that the program printed in its terminal. It works once; press Enter there for another.',
    kept: 'Every mark that was shown as saved is on disk, and the game goes on where it stood.',
  },
}
