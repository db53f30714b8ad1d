import { editing, leaving } from './editing'
import { figures } from './ship-figures'

/** Making ships of one's own: the yard, and the ways to it from the library. */
export const shipyard = {
  new: 'New ship',
  duplicate: 'Duplicate',
  edit: 'Edit ship',
  own: 'A ship of your own.',
  back: 'Ships',
  title: 'Shipyard',
  ...editing,
  figures,
  saveAsNew: 'Save as a new ship',
  done: '{name} is in the library: {path}',
  print: 'Print card',
  printLater: 'Save the ship first',
  card: 'Card of {name}, to be changed',
  chosen: '{title}. {says}.',
  nameless: 'a ship without a name',
  keys: 'Arrows move from cell to cell, and Tab moves to the next group. Digits set armour and tracks. Enter goes to the form, Escape comes back, and Delete empties a cell.',
  draftKept: 'draft kept',
  goesOn: 'The draft of {name} is as you left it. Undo goes back to its beginning.',
  between: '{minimum} to {maximum}',
  inSteps: '{minimum} to {maximum}, in steps of {step}',
  add: 'Add',
  remove: 'Remove {what}',
  problems: 'Problems of this ship',
  notSound: 'She was not saved. {why}',
  missing: 'There is no such ship in the library.',
  noYard: 'Ships of these rules cannot be made here.',
  reading: 'Reading the library …',
  leave: {
    title: '{name} is not saved',
    text: 'Changes to her card since she was last saved would be lost.',
    ...leaving,
  },
}

/** Why a ship of one's own was not kept. */
export const shipyardRefused = {
  'library-ship-name-taken': 'There is a ship called {name} in that navy already. Give her another name.',
  'library-ship-not-own': '{name} belongs to the starter fleet, which is never overwritten. Save her as a new ship.',
  'library-ship-changed':
    'The file of {name} was changed elsewhere since you opened it. Nothing was saved; save yours as a new ship to keep both.',
  'picture-kind': 'It is no picture that can be read here. Choose a PNG, JPEG, WebP or SVG.',
  'picture-moving': 'It moves. Choose a picture that stands still.',
  'picture-large': 'It is larger than {limit} MB.',
  'picture-pixels':
    'It has {width} × {height} pixels; 12 000 a side and 50 million in all are the most. Save it smaller first.',
  'picture-heavy': 'It has more parts than can be drawn here. Save it as a PNG first.',
  'picture-broken': 'It is damaged, or breaks off.',
}
