import { playCard } from './play-card'
import { playFleet } from './play-fleet'
import { playLog } from './play-log'

/** The play view: its bars, its sheets and its keys; fleet, card and log have files of their own. */
export const play = {
  ...playFleet,
  ...playCard,
  ...playLog,
  top: {
    home: 'Back to the library. The game is saved.',
    turn: 'Turn',
    day: 'Day colours',
    night: 'Night colours',
    help: 'Keys',
  },
  menu: {
    label: 'Places of the game',
    more: 'More',
  },
  phase: {
    sequence: 'Sequence of the turn',
    next: 'Next: {phase}',
    nextTurn: 'Next: turn {turn}',
    stillDue:
      'One thing is still due. The same key again goes on without it: {what} | {n} things are still due. The same key again goes on without them. First: {what}',
    dialogueWaits: '{what}: a question waits. The button of the next phase goes on without it.',
  },
  undo: {
    label: 'Undo',
    nothing: 'nothing yet',
    undo: 'Undo {what}',
    redo: 'Redo {what}',
    redoNothing: 'Nothing to redo',
    restart: 'Restart turn {turn}',
  },
  notice: {
    done: '{what}.',
    lost: '{ship} is now {standing}.',
  },
  restart: {
    title: 'Restart turn {turn}?',
    text: 'Every entry since the turn began is struck out. The entries stay in the log, and undo restores them.',
    button: 'Restart turn {turn}',
  },
  saved: {
    saved: 'Saved',
    line: 'line {line}',
    saving: 'Saving',
    marks: 'one line | {n} lines',
    unsaved: 'Not saved',
    kept: '{n} in memory',
    again: 'Try again',
    trouble: 'Not saved: {reason}.',
    paused: 'Paused',
    allSaved: 'all saved so far',
    waiting: 'All marks so far are saved. Saving is paused: {reason}.',
    waits: 'All marks so far are saved. Saving is paused.',
    because: {
      'save-disk-full': 'the disk is full; free some space, and saving continues by itself',
      'save-read-only':
        'the folder of the game cannot be written to; allow writing there, and saving continues by itself',
      'save-disk-gone': 'the disk cannot be reached; connect it again, and saving continues by itself',
      'game-folder-gone':
        'the folder of the game has been moved or deleted; put it back under “games”, or make an empty one of its name there, and saving continues by itself',
      'save-slow': 'the disk is slow and has not answered yet',
      'save-broken': 'the program could not accept the mark; it is tried again automatically',
      'link-gone': 'the program behind this window has stopped',
      'link-shut': 'the program was started again at another address',
      other: 'the disk reports an error ({code})',
    },
    troubleKept: 'One line is kept in memory. | {n} lines are kept in memory.',
  },
  sheet: {
    leave: 'Cancel',
    write: 'Enter',
    words: {
      has: 'On her card',
      none: 'Nothing is entered here.',
      takeOff: 'Take off: {what}',
      adds: 'Add',
      add: 'Add it',
    },
    done: 'Done',
    name: 'Name',
  },
  table: {
    title: 'Weather and table',
    change: 'Change weather and table',
    fact: '{name} {figure}',
    unfit: 'Enter a whole number from {least} to {most}. Nothing was changed.',
  },
  open: {
    opening: 'Opening the game',
    refused: 'This game could not be opened',
    home: 'Back to the library',
    mended: 'Problems found in the journal.',
    dismiss: 'Dismiss',
  },
}
