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
  lost: {
    title: 'The program behind this window has stopped.',
    kept: 'Every mark shown as saved is on disk. Start Spotting Top again, then:',
    again: 'Connect again',
  },
}
