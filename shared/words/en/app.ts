import { keys, menu, shell } from './menu'

/** The frame round every view; `menu` is the native menu of the shell, `keys` the help sheets. */
export const app = {
  name: 'Spotting Top',
  menu,
  keys,
  shell,
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  refusedOtherwise: 'That was refused ({code}). Nothing was changed.',
  chosen: 'chosen',
  show: 'Show',
  showWhere: 'Show where: {what}',
  unsavedOf: '{title}: one mark is not saved. {reason} | {title}: {n} marks are not saved. {reason}',
  leaving: {
    title: 'One mark is not saved | {n} marks are not saved',
    text: 'If you leave now, they may be lost. If you stay, they are kept on the table and the program keeps trying to save them.',
    some: 'Some marks are not saved yet',
    stay: 'Stay',
    again: 'Try again',
    leave: 'Leave anyway',
    logOff: 'Windows is waiting to log off. After leaving, log off again.',
  },
  lost: {
    gone: {
      title: 'The program behind this window has stopped.',
      todo: 'Every mark shown as saved is on disk. Keep this window open: it holds the marks that are not saved. Start Spotting Top again. If a new window opens, continue there and make those marks again.',
    },
    shut: {
      title: 'Spotting Top has been started again, and its address has changed.',
      todo: 'Keep this window open: it holds the marks that are not saved. Open the new address in this browser; this window then connects by itself.',
    },
    again: 'Connect again',
  },
  elsewhere: {
    title: 'Another window is changing this draft too.',
    text: 'What you make here is not kept until you choose. Going on with the other is one step, which Undo takes back.',
    goOn: 'Go on with the other',
    keepMine: 'Keep mine',
  },
}

/** Distances. `beside` sets the reader's other unit next to the inches of the table. */
export const units = {
  inches: '{inches}″',
  beside: '{plain} ({other})',
  centimetres: '{centimetres} cm',
  yards: '{yards} yd',
}
