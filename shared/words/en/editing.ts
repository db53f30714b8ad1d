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

/** Making a card from figures: what every recipe asks for, and what does not add up in it. */
export const shipRecipe = {
  fields: {
    units: 'Figures without a unit',
    year: 'Year',
    tons: 'Displacement',
    length: 'Length',
    knots: 'Speed',
    count: 'How many',
    calibre: 'Calibre',
    mounting: 'Mounted',
  },
  hints: {
    year: 'completed',
    tons: 'tons, as the book has it',
    length: '475 ft 3 in, or 144.9 m',
    knots: 'knots',
  },
  choices: { units: { imperial: 'feet, inches', metric: 'metres, mm' } },
  problems: {
    missing: '{field} is not given: {usual} is assumed.',
    unread: '“{text}” cannot be read as a figure.',
    outside: '{field} is outside {least} to {most}.',
    thickness: '“{text}” is no thickness of plate.',
    count: '“{text}” is no number of guns: 1 to 99.',
    calibre: 'The calibre “{text}” is unknown. Inches, cm, mm and pounders are read.',
    fast: '{knots} knots and {tons} t: is the speed right?',
    unarmed: 'She has no guns. Is that right?',
    singles: '{n} mounts of one each are assumed.',
    slender: '{metres} m and {tons} t: is the length right?',
  },
  mends: {
    take: 'Take {to}',
    spread: 'Spread {n} elsewhere',
    joined: { 2: '{n} twin', 3: '{n} triple', 4: '{n} quadruple' },
  },
}
