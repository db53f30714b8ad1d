import type { JournalLine, LineOf, Phrase } from './journal-line'

export interface Named {
  readonly seq: number
  readonly label: Phrase
}

/** The name of a line, as the undo button and the log say it. */
export function labelOf(line: JournalLine): Phrase {
  switch (line.kind) {
    case 'step':
      return line.label
    case 'amend':
    case 'pending':
      return line.outcome.label
    case 'turn':
      return { key: 'steps.turn', values: { turn: line.turn, phase: line.phase } }
    case 'note':
      return labelOfNote(line)
    case 'strike':
      return { key: `steps.strike.${line.cause}`, values: { n: line.targets.length, seq: line.targets[0] ?? 0 } }
    case 'restore':
      return { key: `steps.restore.${line.cause}`, values: { n: line.targets.length, seq: line.targets[0] ?? 0 } }
    case 'head':
      return { key: 'steps.head', values: { title: line.setup.title } }
    case 'dialogue':
      return { key: `steps.dialogue.${line.is}`, values: { procedure: line.procedure } }
    case 'answer':
      return { key: 'steps.answer', values: {} }
    case 'sealed':
      return { key: `steps.sealed.${line.what}`, values: {} }
    case 'lost':
      return { key: 'steps.lost', values: { seq: line.seq } }
  }
}

/** Names the ship by her id: she may be renamed after the note was written. */
function labelOfNote({ text, ship, box }: LineOf<'note'>): Phrase {
  if (ship === undefined) return { key: 'steps.note', values: { text } }
  if (box === undefined) return { key: 'steps.noteOnShip', values: { text, shipId: ship } }
  return { key: 'steps.noteOnBox', values: { text, shipId: ship, box } }
}
