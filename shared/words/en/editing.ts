/** What both editors say, that of ships and that of decks. */
export const editing = {
  states: {
    fresh: 'Not saved yet',
    changed: 'Changed, not saved',
    saved: 'Saved',
    savedAs: 'Saved as {path}',
  },
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  refused: '{why} Your changes are still here.',
}

/** The buttons of who leaves an editor. */
export const leaving = { save: 'Save and leave', leave: 'Leave without saving', stay: 'Stay' }

/** Parts and fields of a ship that every pack has in its editor. */
export const shipEditing = {
  parts: { class: 'Class and navy', drawing: 'Drawing' },
  fields: {
    name: 'Name',
    prefix: 'Before the name',
    type: 'Type',
    class: 'Class',
    year: 'Year',
    inches: 'Inches',
    bow: 'Bow',
    stern: 'Stern',
    masts: 'Masts',
  },
}
