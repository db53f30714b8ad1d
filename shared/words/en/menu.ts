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
