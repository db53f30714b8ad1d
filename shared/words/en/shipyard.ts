/** Making ships of one's own: the yard, and the ways to it from the library. */
export const shipyard = {
  new: 'New ship',
  duplicate: 'Duplicate',
  edit: 'Change her',
  own: 'A ship of your own.',
  back: 'Ships',
  title: 'Shipyard',
  states: {
    fresh: 'Not saved yet',
    changed: 'Changed, not saved',
    saved: 'Saved',
    savedAs: 'Saved as {path}',
  },
  save: 'Save',
  saveAsNew: 'Save as a new ship',
  done: '{name} is in the library: {path}',
  print: 'Print card',
  printLater: 'Save her first',
  undo: 'Undo',
  redo: 'Redo',
  card: 'Card of {name}, to be changed',
  chosen: '{title}. {says}.',
  nameless: 'a ship without a name',
  keys: 'Arrows go from cell to cell and Tab to the next group. Digits set armour and tracks. Enter goes to the sheet, Escape comes back, Delete empties a cell.',
  between: '{minimum} to {maximum}',
  inSteps: '{minimum} to {maximum}, in steps of {step}',
  add: 'Add',
  remove: 'Remove {what}',
  problems: 'What is wrong with her',
  notSound: 'She was not saved. {why}',
  refused: '{why} She is still here as you made her.',
  missing: 'There is no such ship in the library.',
  noYard: 'Ships of these rules cannot be made here.',
  reading: 'Reading the library …',
  leave: {
    title: '{name} is not saved',
    text: 'What was changed on her card since she was last saved would be lost.',
    save: 'Save and leave',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
}

/** Why a ship of one's own was not kept. */
export const shipyardRefused = {
  'library-ship-name-taken': 'There is a ship called {name} in that navy already. Give her another name.',
  'library-ship-not-own': '{name} belongs to the starter fleet and is never written over. Save her as a new ship.',
  'library-ship-changed':
    'The file of {name} was changed by someone else since you opened her. Nothing was written; save yours as a new ship to keep both.',
}
