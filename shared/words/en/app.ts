import { menu, shell } from './menu'

/** The frame round every view; `menu` is the native menu of the shell. */
export const app = {
  name: 'Spotting Top',
  menu,
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
    text: 'Who leaves now may lose them. Who stays keeps them on the table, and saving is tried again and again.',
    some: 'Some marks are not saved yet',
    stay: 'Stay',
    again: 'Try again',
    leave: 'Leave all the same',
    logOff: 'Windows waits with logging off. After leaving, log off again.',
  },
  lost: {
    gone: {
      title: 'The program behind this window has stopped.',
      todo: 'Every mark shown as saved is on disk. Keep this window open: it holds the marks that are not. Start Spotting Top again; if a new window opens, play on there and make those marks again.',
    },
    shut: {
      title: 'Spotting Top has been started again, and its address has changed.',
      todo: 'Keep this window open: it holds the marks that are not saved. Open the new address in this browser, and this window connects by itself.',
    },
    again: 'Connect again',
  },
}
