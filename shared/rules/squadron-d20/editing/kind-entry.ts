import type { ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import { choiceEntry, type Entry } from '../../kit/card/entries'
import { dataOf } from '../ship/stand-data'
import type { StandKind } from '../ship/ship'
import { blankData, blankTypes } from './blank-stands'
import { editingWords } from './says'

const kinds: readonly StandKind[] = ['ship', 'smallCraft', 'aircraft', 'shore']

/** Which kind of card it is. Another kind begins with blank data; name, class and navy stay. */
export function kindEntry(document: ShipDocument, words: Words): Entry {
  const say = editingWords(words)
  const { kind } = dataOf(document)
  const choices = kinds.map((value) => ({ value, label: say(`kinds.${value}`) }))
  return choiceEntry({ name: 'kind', label: say('fields.kind'), value: kind, choices }, (to) =>
    to === kind ? document : asKind(document, kind, to),
  )
}

function asKind(document: ShipDocument, from: StandKind, to: StandKind): ShipDocument {
  const type = document.type === blankTypes[from] ? blankTypes[to] : document.type
  return { ...document, type, data: { ...blankData[to] } }
}
