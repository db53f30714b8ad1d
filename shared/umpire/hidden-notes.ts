import { step } from '../game/commands'
import type { Entry, JournalLine } from '../game/journal-line'
import type { GameState } from '../game/state'
import type { Phrase } from '../kernel/phrase'
import { markerId, shipId, type MarkerId, type ShipId } from '../kernel/ids'
import { cutTo, withoutHidden } from '../kernel/seen-text'
import type { Marker } from '../game/mark'

/** What lies on the table for a hidden note: its number, and nothing of what it says. */
export const hiddenNoteMarker = 'hiddenNote'
export const longestNote = 2000

/** A note under seal, as the umpire reads it. */
export interface HiddenNote {
  readonly marker: MarkerId
  readonly text: string
  readonly ship?: ShipId
}

const hidden = 'umpire.log.noteHidden'
const dropped = 'umpire.log.noteDropped'

/** Whether an entry only says that the umpire hides something or drops it: it concerns nobody else. */
export const keepsNoteHidden = ({ key }: Phrase): boolean => key === hidden || key === dropped

/**
 * Seals a note, and places a counter with a new number for it: the counter can be undone, struck out and lifted, the
 * sealed note stays.
 */
export function hideNote({ turn }: GameState, marker: MarkerId, text: string, ship?: ShipId): readonly Entry[] {
  const note: HiddenNote = { marker, text: cutTo(withoutHidden(text), longestNote), ...(ship ? { ship } : {}) }
  return [
    { kind: 'sealed', owner: 'umpire', what: 'note', payload: JSON.stringify(note) },
    step({ key: hidden, values: {} }, [
      { type: 'markerLaid', marker, kind: hiddenNoteMarker, of: 'umpire', turnLaid: turn, values: {} },
    ]),
  ]
}

/** Opens it: from now on the log shows it. */
export function openNote({ marker, text }: HiddenNote): Entry {
  return step({ key: 'umpire.log.noteOpened', values: { text } }, [{ type: 'markerLifted', marker }])
}

export function dropNote(marker: MarkerId): Entry {
  return step({ key: dropped, values: {} }, [{ type: 'markerLifted', marker }])
}

export function hiddenOnTable({ markers }: GameState): readonly Marker[] {
  return markers.filter(({ kind }) => kind === hiddenNoteMarker)
}

/** Every note of the umpire that lies sealed in a journal, by its counter; one sealed twice under a number is the later one. */
export function notesSealed(lines: Iterable<JournalLine>): readonly HiddenNote[] {
  const notes = new Map<MarkerId, HiddenNote>()
  for (const line of lines) {
    if (line.kind !== 'sealed' || line.what !== 'note' || line.owner !== 'umpire') continue
    const note = readNote(line.payload)
    if (note) notes.set(note.marker, note)
  }
  return [...notes.values()]
}

/** A payload, a stranger's among them. */
function readNote(payload: string): HiddenNote | undefined {
  let read: unknown
  try {
    read = JSON.parse(payload)
  } catch {
    return undefined
  }
  const { marker, text, ship } = Object(read) as Record<'marker' | 'text' | 'ship', unknown>
  if (typeof marker !== 'string' || typeof text !== 'string' || text === '') return undefined
  const note = { marker: markerId(marker.slice(0, 64)), text: cutTo(withoutHidden(text), longestNote) }
  return typeof ship === 'string' ? { ...note, ship: shipId(ship.slice(0, 64)) } : note
}
