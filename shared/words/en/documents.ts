/**
 * Problems of a file, a folder or the disk under them. Under `documents` for a file that was set aside, and under
 * `refused` for a request that failed.
 */
export const documents = {
  // The text of a document from someone else.
  'document-empty': 'The file is empty.',
  'document-too-large': 'The file is too large to be one of ours: {size} bytes, where {limit} is the most.',
  'document-not-text': 'Line {line}: the file is not text in UTF-8.',
  'document-syntax': 'Line {line}, column {column}: “{what}” has no place here.',
  'document-cut-short': 'The file ends in the middle, at line {line}.',
  'document-too-deep': 'Line {line}: lists within lists, deeper than {limit}.',
  'document-too-many': 'Line {line}: more than {limit} values.',
  'document-key-refused': 'Line {line}: “{what}” is no name for an entry.',
  'document-key-twice': 'Line {line}: “{what}” is given twice.',
  'document-number-refused': 'Line {line}: {what} is beyond any number we count with.',
  'document-text-unfit': 'Line {line}: a text holds characters that cannot be written or printed.',
  'document-no-format': 'The file does not say what it is: “format” is missing.',
  'document-unknown-format': 'The file calls itself “{what}”, which this program does not know.',
  'document-unknown-version':
    'The file has version {what}; this program reads versions up to {newest}. A newer Spotting Top may open it.',
  'document-not-migrated': 'The file is in the old version {what} and could not be brought up to date.',
  'document-value-missing': 'Line {line}: “{where}” is missing.',
  'document-value-unfit': 'Line {line}: “{where}” cannot be {what}.',
  'document-value-choice': 'Line {line}: “{where}” is {what}; it can be {choices}.',
  'document-key-unknown': 'Line {line}: “{what}” is not known here.',
  'document-wants-number': 'Line {line}: “{where}” wants a number, not {what}.',
  'document-wants-whole-number': 'Line {line}: “{where}” wants a whole number, not {what}.',
  'document-wants-text': 'Line {line}: “{where}” wants a text, not {what}.',
  'document-wants-yes-or-no': 'Line {line}: “{where}” wants true or false, not {what}.',
  'document-wants-list': 'Line {line}: “{where}” wants a list, not {what}.',
  'document-wants-object': 'Line {line}: “{where}” wants named entries in braces, not {what}.',
  'document-number-small': 'Line {line}: “{where}” is {what}, below the least of {minimum}.',
  'document-number-large': 'Line {line}: “{where}” is {what}, above the most of {maximum}.',
  'document-text-short': 'Line {line}: “{where}” is too short.',
  'document-text-long': 'Line {line}: “{where}” is longer than {maximum} characters.',
  'document-name-blank': 'Line {line}: “{where}” needs a letter, a figure or a sign that can be seen.',
  'document-text-hidden':
    'Line {line}: “{where}” holds a character that cannot be seen and changes how the others are read ({what}). Take it out.',
  'document-list-short': 'Line {line}: “{where}” has too few entries; at least {minimum}.',
  'document-list-long': 'Line {line}: “{where}” has more than {maximum} entries.',
  'document-is-journal':
    'This is the journal of a game. Copy its whole folder into “games” in your library to bring it in.',
  'pack-unknown': 'It is made for the rules “{pack}”, which this program does not have.',

  // A file where the library looks for documents.
  'file-name-unfit': 'A file name may hold small letters, figures and hyphens only, up to 64 of them.',
  'file-name-hidden':
    'Its name begins with a dot, so it was not read. It was left as it is; rename it without the dot to bring it in.',
  'file-ending-unknown': 'The name ends in neither .ship.json, .scenario.json nor .deck.json, so it was not read.',
  'file-misplaced': 'It lies in the wrong folder; it belongs in {belongs}.',
  'file-not-plain': 'It is not a plain file.',
  'file-not-folder': 'It should be a folder and is not.',
  'file-link-outside': 'It is a link that leads out of the library, and was not followed.',
  'file-link-broken': 'It is a link that leads nowhere or back to itself.',
  'file-not-allowed': 'The system does not let this program read it.',
  'file-changing': 'It was being written while it was read.',
  'folder-too-full': 'The folder holds more than {limit} files; those after that were not read.',
  'path-outside': '“{path}” is not a place in the library.',

  // The folder and the disk.
  'library-missing': 'The library folder {folder} is not there. Is its drive connected?',
  'library-folder-unmade': 'No folder can be made at {folder}. Choose another place for it.',
  'library-read-only': 'The library can be read but not written to: nothing new can be kept in it.',
  'library-not-a-folder': '{folder} is not a folder.',
  'library-not-allowed': 'The system does not let this program read {folder}.',
  'settings-folder-unfit':
    'The settings named “{what}” as the folder of the library, which is not a whole path from the root of the drive on. It was not used; the library is {folder}. Choose another one in Settings.',
  'library-path-relative': 'Give the whole path of the folder, from the root of the drive on.',
  'library-target-filled': '{folder} already holds files. Choose an empty folder to copy the library to.',
  'library-folder-inside':
    'The library keeps its own things in {folder}. Choose a folder of its own for another library.',
  'library-inside-itself': 'The new folder and the library lie inside one another. Choose a folder elsewhere.',
  'library-game-open': 'A game is open. Close it first, then change the folder.',
  'library-ship-missing': 'There is no ship “{ship}” in the library.',
  'library-scenario-missing': 'There is no scenario “{scenario}” in the library.',
  'library-full': 'There are too many documents with that name already.',
  'scenario-ship-missing': 'The scenario needs the ship “{ship}”, which is not in the library.',
  'scenario-ship-unreadable': 'The scenario needs the ship “{ship}”, whose file cannot be read.',
  'file-missing': 'The file is not there any more.',
  'disk-full': 'The disk is full. Nothing was changed; free some room and try again.',
  'disk-read-only': 'The folder cannot be written to. Nothing was changed.',
  'disk-gone': 'The drive does not answer. Nothing was changed; connect it and try again.',
  'disk-trouble': 'The disk refused ({error}). Nothing was changed.',

  // What this shell cannot do.
  'not-able-here': 'This cannot be done from here.',
  'print-running': 'That print is on its way already.',
  'print-not-opened': 'The system did not open the PDF ({error}). It lies in the library, under “prints”.',
  'print-unknown': 'That print is not known any more. Print again.',
  'print-ships-none': 'There is no ship to print.',
  'print-ship-missing': 'The ship “{ship}” is not in this game.',

  // Refusals of a rules pack about its own part.
  // A scenario that the rules of its ships refuse.
  'scenario-fact-unknown': '“{where}”: these rules know no weather called “{what}”.',
  'scenario-fact-unfit': '“{where}” cannot be {what}.',
  'scenario-rule-unknown': '“{where}”: these rules have no house rule called “{what}”.',
  'scenario-rule-unfit': '“{where}” cannot be {what}.',
  'scenario-side-unknown': '“{where}”: there is no side “{what}”.',
  'scenario-id-twice': '“{where}”: “{what}” is used twice.',
  'scenario-ship-of-other-rules': '“{where}”: the ship is made for the rules “{what}”.',
  'scenario-field-unfit': '“{where}” cannot be {what}.',
}
