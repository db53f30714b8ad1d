/**
 * Problems of a file, a folder or the disk under them. Under `documents` for a file that was set aside, and under
 * `refused` for a request that failed.
 */
export const documents = {
  // The text of a document from someone else.
  'document-empty': 'The file is empty.',
  'document-too-large': 'The file is too large: {size} bytes. The limit is {limit} bytes.',
  'document-not-text': 'Line {line}: the file is not text in UTF-8.',
  'document-syntax': 'Line {line}, column {column}: “{what}” is not allowed here.',
  'document-cut-short': 'The file breaks off at line {line}.',
  'document-too-deep': 'Line {line}: lists within lists, deeper than {limit}.',
  'document-too-many': 'Line {line}: more than {limit} values.',
  'document-key-refused': 'Line {line}: “{what}” cannot be used as a name.',
  'document-key-twice': 'Line {line}: “{what}” is given twice.',
  'document-number-refused': 'Line {line}: {what} is too large a number.',
  'document-text-unfit': 'Line {line}: a text contains characters that cannot be saved or printed.',
  'document-no-format':
    'The file does not name its kind: “format” is missing. In a .json file it is spotting-top/ship, scenario or deck, in a .spotting file bundle.',
  'document-unknown-format': 'The file is of the kind “{what}”, which this program does not know.',
  'document-unknown-version':
    'The file has version {what}; this program reads versions up to {newest}. A newer Spotting Top may open it.',
  'document-not-migrated': 'The file is in the old version {what} and could not be brought up to date.',
  'document-value-missing': 'Line {line}: “{where}” is missing.',
  'document-value-unfit': 'Line {line}: “{where}” cannot be {what}.',
  'document-value-choice': 'Line {line}: “{where}” is {what}; it can be {choices}.',
  'document-key-unknown': 'Line {line}: “{what}” is not known.',
  'document-wants-number': 'Line {line}: “{where}” needs a number, not {what}.',
  'document-wants-whole-number': 'Line {line}: “{where}” needs a whole number, not {what}.',
  'document-wants-text': 'Line {line}: “{where}” needs a text, not {what}.',
  'document-wants-yes-or-no': 'Line {line}: “{where}” needs true or false, not {what}.',
  'document-wants-list': 'Line {line}: “{where}” needs a list, not {what}.',
  'document-wants-object': 'Line {line}: “{where}” needs named entries in braces, not {what}.',
  'document-number-small': 'Line {line}: “{where}” is {what}; the smallest value is {minimum}.',
  'document-number-large': 'Line {line}: “{where}” is {what}; the largest value is {maximum}.',
  'document-text-short': 'Line {line}: “{where}” is too short.',
  'document-text-long': 'Line {line}: “{where}” is longer than {maximum} characters.',
  'document-name-blank': 'Line {line}: “{where}” needs at least one visible character.',
  'document-text-hidden':
    'Line {line}: “{where}” contains an invisible character that changes how the others are read ({what}). Remove it.',
  'document-text-marks': 'Line {line}: “{where}” has more than four accents on one letter. Take some off.',
  'document-text-lines': 'Line {line}: “{where}” contains a line break or a tab. Write it in one line.',
  'document-list-short': 'Line {line}: “{where}” has too few entries; at least {minimum}.',
  'document-list-long': 'Line {line}: “{where}” has more than {maximum} entries.',
  'document-picture-refused': 'Line {line}: her picture is none that this program has made.',
  'bundle-picture': 'Line {line}: her picture is none that this program has made. She comes in without it.',
  'bundle-too-many': 'It holds more than {limit} things. Share them in several files.',
  'bundle-empty': 'The file holds no ship, scenario, deck or game.',
  'bundle-twice': 'Line {line}: another of the same name came before it in the file.',
  'bundle-line-wrong': 'Line {seq} of its journal is damaged or out of place.',
  'bundle-line-text':
    'Line {seq} of its journal is a text in quotes. Each has to be an object in braces, as in journal.jsonl.',
  'bundle-game-no-head': 'Its journal has no first line, which holds the ships.',
  'bundle-game-damaged': 'The journal of {title} is damaged, and was not brought in.',
  'bring-in-busy': 'Other files are being brought in at this moment. Bring it in when they are there.',
  'ship-table-long': 'The table has more than {most} lines. Cut it into several files; nothing of it was brought in.',
  'ship-table-wide': 'The table has {n} columns; a table of ships has at most {most}. Nothing of it was brought in.',
  'ship-csv-no-name': 'Line {line}: no column says her name.',
  'ship-csv-navy': 'Line {line}: no navy is called “{what}”.',
  'ship-csv-no-card':
    'Line {line}: a ship has to be made after another. Choose one above, or name a class that is in the library.',
  'ship-csv-model': 'Line {line}: there is no ship “{what}” of these rules to make her after.',
  'ship-csv-figure': 'Line {line}: “{column}” cannot be “{what}”.',
  'ship-csv-card': 'Line {line}: the card is no JSON.',
  'pack-unknown': 'It is made for the rules “{pack}”, which this program does not have.',

  // A file where the library looks for documents.
  'file-name-unfit': 'A file name may contain only small letters, figures and hyphens, up to 64 in all.',
  'file-name-hidden':
    'Its name begins with a dot, so it was not read. It was left as it is; rename it without the dot to bring it in.',
  'file-ending-unknown': 'The name ends in neither .ship.json, .scenario.json nor .deck.json, so it was not read.',
  'file-misplaced': 'It is in the wrong folder; it belongs in {belongs}.',
  'file-not-plain': 'It is not a plain file.',
  'file-not-folder': 'It should be a folder, but it is not.',
  'file-link-outside': 'It is a link to a place outside the library, and it was not followed.',
  'file-link-broken': 'It is a broken link, or a link to itself.',
  'file-not-allowed': 'The system does not let this program read it.',
  'file-changing': 'It was being written while it was read.',
  'folder-too-full': 'The folder contains more than {limit} files; the others were not read.',
  'path-outside': '“{path}” is not a place in the library.',

  // The folder and the disk.
  'library-missing': 'The library folder {folder} is not there. Is its drive connected?',
  'library-folder-unmade': 'A folder cannot be made at {folder}. Choose another place.',
  'library-read-only': 'The library can be read but not written to. Nothing new can be saved in it.',
  'library-not-a-folder': '{folder} is not a folder.',
  'library-not-allowed': 'The system does not let this program read {folder}.',
  'starters-disk-full':
    'The disk is full: only a part of the ships and scenarios that come with the program is in {folder}. Free some space and come back to this window; the rest is added then.',
  'settings-unsaved':
    'The settings could not be saved in {folder}. Free some space or allow writing there, then change any setting to save them.',
  'settings-recovered':
    'The settings could not be read; the file is kept as {kept}. The library is still {folder}. Check the other settings.',
  'settings-unreadable':
    'The settings could not be read; the file is kept as {kept}. The library in the usual place, {folder}, was opened. If your games are elsewhere, open that folder in Settings, under “Library folder”.',
  'settings-value-unfit':
    'Line {line} of the settings: “{where}” cannot be {what}, so the usual value is used. The file as it was is kept as {kept}.',
  'settings-folder-unfit':
    'The library folder in the settings, “{what}”, is not a full path from the root of the drive. It was not used; the library is {folder}. You can choose another folder in Settings.',
  'library-path-relative': 'Give the full path of the folder, from the root of the drive.',
  'library-target-filled': '{folder} already contains files. Choose an empty folder to copy the library to.',
  'library-folder-inside': 'The library keeps its own files in {folder}. Choose a separate folder for another library.',
  'library-inside-itself': 'One of the two folders is inside the other. Choose a folder elsewhere.',
  'library-game-open': 'A game is open. Close it first, then change the folder.',
  'library-ship-missing': 'There is no ship “{ship}” in the library.',
  'library-scenario-missing': 'There is no scenario “{scenario}” in the library.',
  'library-document-there': 'Another file has one of these names now. Nothing was changed; look at them again.',
  'library-document-changed': '{name} was changed in the library meanwhile. Nothing was changed; look at them again.',
  'library-document-not-own': '{name} came with the program and is never written over. Nothing was changed.',
  'library-change-cancelled': 'Nothing was changed.',
  'library-change-twice': 'This is under way already.',
  'library-undo-gone':
    'This can no longer be taken back here. What was removed is in the folder “removed” of the library.',
  'library-full': 'There are already too many documents with that name. Choose another name.',
  'scenario-ship-missing': 'The scenario needs the ship “{ship}”, which is not in the library.',
  'scenario-ship-unreadable': 'The scenario needs the ship “{ship}”, whose file cannot be read.',
  'file-missing': 'The file is no longer there.',
  'disk-full': 'The disk is full. Nothing was changed; free some space and try again.',
  'disk-read-only': 'The folder cannot be written to. Nothing was changed.',
  'disk-gone': 'The drive does not respond. Nothing was changed; connect it and try again.',
  'disk-trouble': 'The disk reports an error ({error}). Nothing was changed; try again.',

  // What this shell cannot do.
  'not-able-here': 'This cannot be done in this window.',
  'print-running': 'That print is already running.',
  'print-not-opened': 'The system did not open the PDF ({error}). You find it in the library, under “prints”.',
  'print-unknown': 'That print is no longer available. Print again.',
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
  'scenario-mark-unfit': '“{where}”: her card has no {what} there.',
  'scenario-field-unfit': '“{where}” cannot be {what}.',
  'scenario-field-long': '{ship}: “{where}” is longer than {maximum} characters.',
}
