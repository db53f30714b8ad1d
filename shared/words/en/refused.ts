/**
 * Why something was refused or had to be mended: what happened, what was kept, what to do. One sentence per code; those
 * about documents and folders are under `documents`.
 */
export const refused = {
  // The bridge.
  'channel-unknown':
    'The program was asked for something it does not know. Nothing was changed; close it and start again.',
  'bridge-broken':
    'The program did not answer. What was saved is kept; if it has stopped, start it again, else try once more.',
  'save-broken':
    'The program could not take the mark. It is kept in this window, and handed over again every few seconds.',
  'read-overtaken': 'Something else was asked for before this was read. Nothing was changed; ask again.',
  'page-gone': 'The window that asked has been closed. Nothing was changed.',
  'input-unreadable': 'The program was sent something it cannot read ({where}). Nothing was changed.',

  // A game as a whole.
  'game-unknown': 'There is no game “{game}” in the library.',
  'game-not-open': 'The game is not open any more. What was saved is kept; open it again.',
  'game-open-elsewhere': 'The game is open in another program. Close it there, then open it here.',
  'game-in-other-window':
    'Another window has this game open. Nothing was removed; go back to the library there, then remove it.',
  'game-closing': 'The game is being closed. The mark was not made; open the game again.',
  'game-moved-on':
    'Another window has marked something in between. Its mark stands; look at the table and mark again if yours is still wanted.',
  'game-another':
    'Under the name “{game}” lies another game now, and nothing is written there from this window. If yours was removed, it lies in the folder “removed” of the library; put it back under its name and try again, or leave this window’s game.',
  'game-another-printed':
    'Under the name “{game}” lies another game now. Nothing was printed; if the one on the screen was removed, it lies in the folder “removed” of the library.',
  'game-older':
    'The journal ends at line {lastSeq}, though {n} more were saved: an older copy has taken its place. What is shown is what it holds; close the game before anything is marked if the newer one is to be put back.',
  'game-outside-library': 'The folder of this game is a link that leads out of the library. It was not touched.',
  'lock-trouble':
    'It could not be made sure that no other program has the game open ({error}). Nothing was changed; try again.',
  'marks-not-saved':
    'One line is in memory only, so the game stays open. Make room on the disk or connect it; saving is tried again and again. | {n} lines are in memory only, so the game stays open. Make room on the disk or connect it; saving is tried again and again.',

  // The input of a dialogue.
  'no-ship-can': 'No ship on the table can do this now.',
  'no-ship-to-name': 'There is no ship on the table that it could be done to.',
  'no-squadron-can': 'No squadron on the table can do this now.',

  // Entries.
  'entry-wrong': 'The entry is not one a journal can hold ({where}: {what}). Nothing was changed.',
  'entry-text-hidden':
    'The text holds a character that cannot be seen and changes how the others are read ({what}). Nothing was changed; write it without.',
  'entry-text-blank':
    'A name or a note needs a letter, a figure or a sign that can be seen. Nothing was changed; write one.',
  'no-such-line': 'The journal has no line {seq} yet; its last is {lastSeq}.',
  'not-strikable': 'Line {seq} cannot be struck out: it is struck already, or it does nothing to the table.',
  'not-restorable': 'Line {seq} cannot be restored: it is not struck out.',
  'not-amendable': 'Line {seq} cannot be amended: only what changed the table can.',
  'nothing-to-restart': 'Nothing has been done since this turn began.',
  'restart-too-long':
    'This turn has {n} entries, more than the {limit} that are taken back together. Nothing was changed; undo goes on one by one.',
  'phase-unknown': 'The rules have no phase “{phase}”. Nothing was changed.',
  'journal-full':
    'The journal is as long as one can be. Nothing more can be marked in this game; start another from a scenario.',
  'fact-out-of-range':
    'The table cannot have {to} as “{fact}”: these rules count in whole figures from {least} to {most}. Nothing was changed.',
  'fact-no-choice': 'The table cannot have {to} as “{fact}”: these rules know {choices}. Nothing was changed.',
  'fact-too-large': 'The table cannot keep {to} as “{fact}”: no figure of it goes beyond {limit}. Nothing was changed.',
  'table-markers-full':
    'There are {n} markers on the table, and it takes no more than {limit}. Nothing was laid; lift some first.',
  'table-decks-full':
    'There are {n} decks on the table, and it takes no more than {limit}. Nothing was laid; lay the cards out in place of a deck that is there.',
  'table-sides-full': 'The game has {n} sides, and no more than {limit} can play. No side was added.',
  'table-squadrons-full':
    'The game has {n} squadrons, and no more than {limit} can sail. None was added; dissolve one without ships first.',
  'undo-moved-on': 'Something else has been done in between. Nothing was undone; try once more.',
  'journal-unverified':
    'The older part of the journal could not be read, so what was done before cannot be undone or looked at. New marks are saved.',

  // Saving. The marks are on the screen and in memory while one of these is shown.
  'save-disk-full': 'The disk is full. Make room; saving is tried again every few seconds and with every mark.',
  'save-read-only':
    'The folder of the game cannot be written to. Give leave to write there; saving is tried again by itself.',
  'save-disk-gone': 'The drive does not answer. Connect it again; saving is tried again by itself.',
  'save-slow':
    'The disk has not answered yet. The marks are kept in memory; wait a moment, and they are saved by themselves.',
  'game-folder-gone':
    'The folder of the game is not where it was. Put it back, or connect its drive again; the marks are kept in memory, and saving is tried again by itself.',
  'save-trouble': 'The disk refused ({error}). Saving is tried again by itself.',

  // A journal that cannot be opened.
  'journal-head-damaged':
    'The first line of the journal, which holds the ships, cannot be read, and there is no sound copy of it (head.json). The file was left as it is; take it from a backup.',
  'journal-head-wrong':
    'The first line of the journal is not one this program can play on ({where}: {what}). The file was left as it is.',
  'journal-version-missing':
    'The first line of the journal names no version, so it is not known how to read it. The file was left as it is.',
  'journal-is-link':
    'The journal of this game is a link, and links are not followed. Nothing was touched; put the file itself in its place.',
  'journal-not-plain':
    'What bears the name of this game’s journal is no file but a folder or a pipe. Nothing was touched; put the journal in its place.',
  'journal-not-readable':
    'The system does not let this program read the journal ({error}). Nothing was touched; give leave to read the file and its folder, and open the game again.',
  'journal-version-unknown':
    'The journal has version {version}; this program reads version {known}. A newer Spotting Top may open it.',
  'journal-kind-unknown':
    'Line {seq} of the journal is of a kind this program does not know: “{kind}”. A newer Spotting Top may open it; the file was left as it is.',
  'journal-too-large':
    'The journal is {size} MB long. A long game comes to a few MB, and no more than {limit} MB are read. It was left as it is.',
  'journal-beyond-mending':
    'More than {limit} lines of the journal are missing or cannot be read. The file was left as it is; take it from a backup.',

  // What had to be mended to open one. The file as it was found is kept beside the journal.
  'journal-torn':
    'The last line of the journal was cut short, {bytes} bytes of it. Everything up to line {seq} is here; the file as it was found is kept beside it.',
  'journal-end-mended':
    'The end of the journal was a character short. It was mended; nothing is lost up to line {seq}.',
  'journal-lines-lost':
    'Line {from} of the journal is damaged and could not be read. All others are here; look at the ships it may have marked. The damaged file is kept beside it. | Lines {from} to {to} of the journal are damaged and could not be read. All others are here; look at the ships they may have marked. The damaged file is kept beside it.',
  'journal-line-wrong':
    'Line {seq} of the journal is not one this program can read ({where}: {what}). All others are here; the file as it was found is kept beside it.',
  'journal-line-repeated':
    'Line {seq} stands in the journal twice. The first one counts; the file as it was found is kept.',
  'journal-lines-moved':
    'Line {seq} of the journal stood behind a later one. It was put in its place and nothing is lost; the file as it was found is kept beside it. | {n} lines of the journal stood behind later ones, the first of them line {seq}. They were put in their places and nothing is lost; the file as it was found is kept beside it.',
  'journal-head-restored':
    'The first line of the journal, which holds the ships, was damaged or out of its place. It was put right and every ship is here; the file as it was found is kept beside it.',
  'journal-overwritten':
    'The journal on the disk was not as this game had left it: another program wrote over it, or the disk failed. What this game knew has been put back; what was found there is kept beside it as {file}. Keep other programs away from the folder of the games while you play.',
  'journal-garbage':
    'Before line {seq} the journal held {bytes} bytes that are no line. They were left out; the file as it was found is kept beside it.',
  'journal-edited':
    'An editor had changed the line ends of the journal. They were put right and nothing is lost; the file as it was found is kept beside it.',
  'journal-phase-unknown':
    'Line {seq} names a phase these rules do not have: “{phase}”. The line counts; set the phase as it should be.',
  'table-markers-many':
    'There are {n} markers on the table, more than the {limit} it takes. All of them are here; no more can be laid until some are lifted.',
  'table-decks-many':
    'There are {n} decks on the table, more than the {limit} it takes. All of them are here; no more can be laid out.',
  'table-sides-many':
    'The game has {n} sides, more than the {limit} that can play. All of them are here; none can be added.',
  'table-squadrons-many':
    'The game has {n} squadrons, more than the {limit} that can sail. All of them are here; none can be added until some are dissolved.',
  'journal-findings-more':
    'One more place of the journal was damaged; it is not listed. | {n} more places of the journal were damaged; they are not listed.',
  'journal-shorter':
    'Line {from} is missing from the end of the journal: it was there when the table was last saved. The file may come from an older copy; what was known of the table is kept beside it. | Lines {from} to {to} are missing from the end of the journal: they were there when the table was last saved. The file may come from an older copy; what was known of the table is kept beside it.',
  'journal-recovered':
    'What the missing lines had done to the table was known and has been put back in one step, line {seq}. Undo takes it away.',
  'journal-not-recovered':
    'What the missing lines had done to the table was known and could not be put back. Look at the ships they may have marked.',
  'snapshot-differs':
    'The table kept for a quick start did not agree with the journal. The journal counts, and the table was set by it.',

  // A scenario or a ship that its rules turn down.
  'scenario-unreadable': 'The scenario does not fit its rules ({where}). It was left as it is.',
  'scenario-id-twice': '“{what}” stands in the scenario twice ({where}).',
  'scenario-side-unknown': 'The scenario names a side it does not have: “{what}” ({where}).',
  'scenario-ship-of-other-rules': 'A ship of the scenario belongs to other rules: “{what}” ({where}).',
  'scenario-field-unfit': 'A ship of the scenario cannot have {what} there ({where}).',
  'scenario-fact-unknown': 'The rules know nothing of “{what}” ({where}).',
  'scenario-fact-unfit': 'The table cannot have {what} there ({where}).',
  'scenario-rule-unknown': 'The rules have no house rule “{what}” ({where}).',
  'scenario-rule-unfit': 'A house rule cannot be {what} ({where}).',
  'ship-unreadable': 'The ship does not fit its rules ({where}). It was left as it is.',
  'ship-cell-twice': 'The cell {what} is described twice ({where}).',
  'ship-magazine-feeds-no-gun': 'A magazine feeds the cell {what}, where no gun stands ({where}).',
  'ship-speed-climbs': 'The speeds of the ship go up where they should go down: {what} ({where}).',
  'ship-speed-never-stops': 'The last speed of the ship should be 0 and is {what} ({where}).',

  // Printing.
  'print-cancelled': 'The print was stopped. No file was written.',
  'print-paper-too-small':
    '{what}: on {paper} it could not be read. The smallest paper for it is {smallest}. Nothing was printed.',
  'print-margins-impossible':
    'These margins leave {width} by {height} mm of {paper}; {leastWidth} by {leastHeight} mm are needed. Nothing was printed: make the margins smaller.',
}
