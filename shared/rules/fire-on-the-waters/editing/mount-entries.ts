import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { choiceEntry, numberEntry, type Entry } from '../../kit/card/entries'
import { reliabilities, type Arc, type Battery } from '../ship/ship'
import { editingWords } from './says'

/** Where a mount bears: from one angle off the bow to another, clockwise. */
export function arcEntries(name: string, arc: Arc, words: Words, set: (arc: Arc) => ShipDocument): readonly Entry[] {
  const say = editingWords(words)
  return (['from', 'to'] as const).map((end) =>
    numberEntry(
      { name: `${name}.${end}`, label: say(`fields.arc.${end}`), value: arc[end], minimum: 0, maximum: 359 },
      (to) => set({ ...arc, [end]: to }),
    ),
  )
}

export function reliabilityEntry(
  name: string,
  value: Battery['reliability'],
  words: Words,
  set: (to: Battery['reliability']) => ShipDocument,
): Entry {
  const say = editingWords(words)
  const choices = reliabilities.map((each) => ({ value: each, label: say(`reliabilities.${each}`) }))
  return choiceEntry({ name, label: say('fields.reliability'), value, choices }, set)
}
