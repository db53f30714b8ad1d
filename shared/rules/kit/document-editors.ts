import { flagNames } from '../../card/flags'
import type { ShipDocument } from '../../documents/ship'
import type { Words } from '../../words/speak'
import { choiceEntry, numberEntry, textEntry, type Entry } from './edit-entries'
import type { Editor } from './part-editor'

/** Her name and prefix: what every ship document holds. `wordsOf` gives the words of the pack's editing. */
export function nameEditor(wordsOf: (words: Words) => Words): Editor {
  return (document, words) => {
    const say = wordsOf(words)
    const { name, prefix } = document
    return {
      title: say('parts.name'),
      says: [prefix, name].filter(Boolean).join(' '),
      entries: [
        textEntry({ name: 'name', label: say('fields.name'), value: name, maximumLength: 60 }, (to) => ({
          ...document,
          name: to,
        })),
        textEntry({ name: 'prefix', label: say('fields.prefix'), value: prefix, maximumLength: 12 }, (to) => ({
          ...document,
          prefix: to,
        })),
      ],
    }
  }
}

/** Her type, class, year and navy, and what a pack has to ask beside them. */
export function classEditor(
  wordsOf: (words: Words) => Words,
  beside: (document: ShipDocument, say: Words) => readonly Entry[] = () => [],
): Editor {
  return (document, words) => {
    const say = wordsOf(words)
    const { type, class: ofClass, year, navy } = document
    return {
      title: say('parts.class'),
      says: [type, ofClass, String(year)].filter(Boolean).join(', '),
      entries: [
        textEntry({ name: 'type', label: say('fields.type'), value: type, maximumLength: 60 }, (to) => ({
          ...document,
          type: to,
        })),
        textEntry({ name: 'class', label: say('fields.class'), value: ofClass, maximumLength: 60 }, (to) => ({
          ...document,
          class: to,
        })),
        numberEntry({ name: 'year', label: say('fields.year'), value: year, minimum: 1850, maximum: 1960 }, (to) => ({
          ...document,
          year: to,
        })),
        choiceEntry(
          { name: 'navy', label: say('fields.navy'), value: navy, choices: naviesBeside(navy, words) },
          (to) => ({ ...document, navy: to }),
        ),
        ...beside(document, say),
      ],
    }
  }
}

/** Every navy with a flag, and hers where it has none. */
function naviesBeside(hers: string, words: Words) {
  return [...new Set<string>([...flagNames, hers])].map((value) => {
    const key = `card.navies.${value}`
    const label = words(key)
    return { value, label: label === key ? value : label }
  })
}
