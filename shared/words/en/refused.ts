/**
 * Why something was refused or had to be mended: what happened, what was kept, what to do. One sentence per code; those
 * about documents and folders are under `documents`.
 */
export const refused = {
  // The bridge.
  'channel-unknown':
    'The window asked for something the program does not know. Nothing was changed; close the program and start it again.',
  'bridge-broken':
    'The program did not respond. What was saved is kept. Try again; if the program has stopped, start it again.',
  'save-broken': 'The program could not accept the mark. It is kept in this window and sent again every few seconds.',
  'read-overtaken': 'Something else was opened before this was read. Nothing was changed; try again.',
  'page-gone': 'The window that asked for this has been closed. Nothing was changed.',
  'input-unreadable': 'The program received something it cannot read ({where}). Nothing was changed.',

  // A game as a whole.
  'game-unknown': 'There is no game “{game}” in the library.',
  'game-name-unreadable':
    'No game can be called “{game}”: names of games have small letters, digits and hyphens alone. Nothing was changed; go back to the library and open the game from there.',
  'game-not-open': 'The game is no longer open. What was saved is kept; open it again.',
  'game-open-elsewhere': 'The game is open in another program. Close it there, then open it here.',
  'game-in-other-window':
    'Another window has this game open. Nothing was removed. Go back to the library in that window, then remove the game.',
  'game-closing': 'The game is being closed. The mark was not made; open the game again.',
  'game-moved-on':
    'Another window has made a mark in between. Its mark is kept and yours was not made. Check the table, and make your mark again if it is still right.',
  'game-another':
    'The name “{game}” now belongs to another game, and this window writes nothing there. If yours was removed, it is in the folder “removed” of the library. Put it back under its name and try again, or close the game in this window.',
  'game-another-printed':
    'The name “{game}” now belongs to another game. Nothing was printed. If the game on the screen was removed, it is in the folder “removed” of the library.',
  'game-older':
    'The journal ends at line {lastSeq}, but {n} more were saved: an older copy has taken its place. The table shows that older copy. To put the newer one back, close the game before you mark anything.',
  'game-outside-library': 'The folder of this game is a link that leads out of the library. It was not touched.',
  'lock-trouble':
    'The program could not check that no other program has the game open ({error}). Nothing was changed; try again.',
  'marks-not-saved':
    'One line is not saved yet, so the game stays open. The table says why and what to do; the program keeps trying to save. | {n} lines are not saved yet, so the game stays open. The table says why and what to do; the program keeps trying to save.',

  // The input of a dialogue.
  'no-ship-can': 'No ship on the table can do this now.',
  'no-ship-to-name': 'There is no ship on the table that this can be done to.',
  'no-squadron-can': 'No squadron on the table can do this now.',

  // Entries.
  'entry-wrong': 'The journal cannot store this entry ({where}: {what}). Nothing was changed.',
  'entry-text-hidden':
    'The text contains an invisible character that changes how the others are read ({what}). Nothing was changed; remove it and try again.',
  'entry-text-blank': 'A name or a note needs at least one visible character. Nothing was changed; enter one.',
  'no-such-line': 'The journal has no line {seq} yet. Its last line is {lastSeq}.',
  'not-strikable': 'Line {seq} cannot be struck out: it is already struck out, or it does not change the table.',
  'not-restorable': 'Line {seq} cannot be restored: it is not struck out.',
  'not-amendable': 'Line {seq} cannot be amended: only an entry that changed the table can.',
  'nothing-to-restart': 'Nothing has been done since this turn began.',
  'restart-too-long':
    'This turn has {n} entries, and no more than {limit} can be struck out together. Nothing was changed; undo takes them back one by one.',
  'phase-unknown': 'The rules have no phase “{phase}”. Nothing was changed.',
  'journal-full':
    'The journal has reached its greatest length. Everything so far is kept, but nothing more can be marked in this game. Start another from a scenario.',
  'fact-out-of-range':
    '“{fact}” cannot be {to}: these rules use whole numbers from {least} to {most}. Nothing was changed.',
  'fact-no-choice': '“{fact}” cannot be {to}: these rules know {choices}. Nothing was changed.',
  'fact-too-large': '“{fact}” cannot be {to}: no figure on the table may exceed {limit}. Nothing was changed.',
  'table-markers-full':
    'There are {n} markers on the table, and no more than {limit} are possible. Nothing was placed; lift some first.',
  'table-decks-full':
    'There are {n} decks on the table, and no more than {limit} are possible. Nothing was changed; replace a deck instead.',
  'table-sides-full': 'The game has {n} sides, and no more than {limit} are possible. No side was added.',
  'table-squadrons-full':
    'The game has {n} squadrons, and no more than {limit} are possible. None was added; remove one without ships first.',
  'undo-moved-on': 'Something else was done in between. Nothing was undone; try again.',
  'journal-unverified':
    'The older part of the journal could not be read, so earlier entries cannot be shown or undone. New marks are saved.',

  // Saving. The marks are on the screen and in memory while one of these is shown.
  'save-disk-full':
    'The disk is full. Free some space; the program tries to save every few seconds and with every mark.',
  'save-read-only':
    'The folder of the game cannot be written to. Allow writing there; the program keeps trying to save.',
  'save-disk-gone': 'The drive does not respond. Connect it again; the program keeps trying to save.',
  'save-slow': 'The disk has not responded yet. The marks are kept in memory and are saved as soon as it responds.',
  'game-folder-gone':
    'The folder of the game has been moved or deleted. Put it back under “games” in the library, make an empty one of its name there, or connect its drive again. The marks are kept in memory, and the program keeps trying to save.',
  'save-trouble': 'The disk reports an error ({error}). The program keeps trying to save.',

  // A journal that cannot be opened.
  'journal-head-damaged':
    'The first line of the journal, which lists the ships, cannot be read, and there is no good copy of it (head.json). The file was left as it is; if an editor changed its encoding, save it as UTF-8, otherwise restore it from a backup.',
  'journal-head-wrong':
    'This program cannot use the first line of the journal ({where}: {what}). The file was left as it is.',
  'journal-version-missing':
    'The first line of the journal names no version, so the program does not know how to read it. The file was left as it is.',
  'journal-is-link':
    'The journal of this game is a link, and links are not followed. Nothing was changed; put the file itself in its place.',
  'journal-not-plain':
    'The journal of this game is not a file but a folder or a pipe. Nothing was changed; put the journal in its place.',
  'journal-not-readable':
    'The system does not let this program read the journal ({error}). Nothing was changed; allow reading of the file and its folder, and open the game again.',
  'journal-version-unknown':
    'The journal has version {version}; this program reads version {known}. A newer Spotting Top may open it.',
  'journal-kind-unknown':
    'Line {seq} of the journal is of a kind this program does not know: “{kind}”. A newer Spotting Top may open it; the file was left as it is.',
  'journal-too-large':
    'The journal is {size} MB long; the limit is {limit} MB, and a long game needs only a few. It was left as it is.',
  'journal-beyond-mending':
    'More than {limit} lines of the journal are missing or cannot be read. The file was left as it is; restore it from a backup.',

  // What had to be mended to open one. The file as it was found is kept beside the journal.
  'journal-torn':
    'The last line of the journal was cut short after {bytes} bytes. Everything up to line {seq} is kept; the file as it was found is saved beside it.',
  'journal-end-mended':
    'One character was missing at the end of the journal. It was added; nothing is lost up to line {seq}.',
  'journal-lines-lost':
    'Line {from} of the journal is damaged and could not be read. All others are kept; check the ships it may have marked. The damaged file is saved beside it. | Lines {from} to {to} of the journal are damaged and could not be read. All others are kept; check the ships they may have marked. The damaged file is saved beside it.',
  'journal-line-wrong':
    'Line {seq} of the journal holds something this program cannot use, and was left out. All others are kept; check the ships it may have marked. The file as it was found is saved beside it.',
  'journal-line-repeated':
    'Line {seq} is in the journal twice. The first one counts; the file as it was found is saved beside it.',
  'journal-lines-moved':
    'Line {seq} of the journal was out of order. It was moved to its place and nothing is lost; the file as it was found is saved beside it. | {n} lines of the journal were out of order, the first of them line {seq}. They were moved to their places and nothing is lost; the file as it was found is saved beside it.',
  'journal-head-restored':
    'The first line of the journal, which lists the ships, was damaged or out of place. It was restored with every ship; the file as it was found is saved beside it.',
  'journal-overwritten':
    'The journal on the disk was changed outside this game: another program wrote over it, or the disk failed. What this game knew was restored; what was found is saved beside it as {file}. Keep other programs away from the games folder while you play.',
  'journal-garbage':
    'Before line {seq} the journal contained {bytes} bytes that are not a line. They were left out; the file as it was found is saved beside it.',
  'journal-edited':
    'An editor had added characters to the journal, at its beginning or its line ends. They were taken out and nothing is lost; the file as it was found is saved beside it.',
  'journal-phase-unknown':
    'Line {seq} names a phase these rules do not have: “{phase}”. The line counts; set the right phase by hand.',
  'table-markers-many':
    'There are {n} markers on the table; the limit is {limit}. All of them are kept, but no more can be placed until some are lifted.',
  'table-decks-many':
    'There are {n} decks on the table; the limit is {limit}. All of them are kept, but no more can be laid out.',
  'table-sides-many': 'The game has {n} sides; the limit is {limit}. All of them are kept, but none can be added.',
  'table-squadrons-many':
    'The game has {n} squadrons; the limit is {limit}. All of them are kept, but none can be added until some are removed.',
  'journal-findings-more':
    'One more place of the journal was damaged; it is not listed. | {n} more places of the journal were damaged; they are not listed.',
  'journal-shorter':
    'Line {from} is missing from the end of the journal: it was there when the table was last saved. The file may come from an older copy; what was known of the table is kept beside it. | Lines {from} to {to} are missing from the end of the journal: they were there when the table was last saved. The file may come from an older copy; what was known of the table is kept beside it.',
  'journal-recovered':
    'The effect of the missing lines on the table was known and has been restored in one step, line {seq}. Undo removes it.',
  'journal-not-recovered':
    'The effect of the missing lines on the table was known but could not be restored. Check the ships they may have marked.',
  'snapshot-differs':
    'The table saved for a quick start did not agree with the journal. The journal counts, and the table follows it.',

  // A scenario or a ship that its rules turn down.
  'scenario-unreadable': 'The scenario does not fit its rules ({where}). It was left as it is.',
  'scenario-id-twice': '“{what}” is in the scenario twice ({where}).',
  'scenario-side-unknown': 'The scenario names a side it does not have: “{what}” ({where}).',
  'scenario-ship-of-other-rules': 'A ship of the scenario belongs to other rules: “{what}” ({where}).',
  'scenario-mark-unfit': 'The card of a ship of the scenario has no {what} there ({where}).',
  'scenario-field-unfit': 'A ship of the scenario cannot have {what} there ({where}).',
  'scenario-field-long':
    '{ship} of the scenario: a text is longer than {maximum} characters ({where}). Make it shorter.',
  'scenario-fact-unknown': 'The rules do not know “{what}” ({where}).',
  'scenario-fact-unfit': 'The table cannot have {what} there ({where}).',
  'scenario-rule-unknown': 'The rules have no house rule “{what}” ({where}).',
  'scenario-rule-unfit': 'A house rule cannot be {what} ({where}).',
  'ship-unreadable': 'The ship does not fit its rules ({where}). It was left as it is.',

  // Printing.
  'print-cancelled': 'The print was stopped. No file was written.',
  'print-paper-too-small': '{what} is too small to read on {paper}. Nothing was printed; choose {smallest} or larger.',
  'print-margins-impossible':
    'These margins leave {width} by {height} mm of {paper}; {leastWidth} by {leastHeight} mm are needed. Nothing was printed; make the margins smaller.',
}
