import { flagNames } from '../../../card/flags'
import { shipDocument, type ShipDocument } from '../../../documents/ship'
import type { Words } from '../../../words/speak'
import type { Editor } from './block'
import { dataForm } from './data-form'
import type { Entry } from './entries'

/** Her name and prefix: what every ship document holds. `wordsOf` gives the words of the pack's editing. */
export function nameEditor(
  document: ShipDocument,
  wordsOf: (words: Words) => Words,
  beside: (words: Words) => readonly Entry[] = () => [],
): Editor {
  return (words) => {
    const say = wordsOf(words)
    return {
      title: say('parts.name'),
      says: [document.prefix, document.name].filter(Boolean).join(' '),
      entries: [...headForm(document, say).fields('name', 'prefix'), ...beside(words)],
    }
  }
}

/** Her type, class, year and navy, and what a pack has to ask beside them. */
export function classEditor(
  document: ShipDocument,
  wordsOf: (words: Words) => Words,
  beside: (words: Words) => readonly Entry[] = () => [],
): Editor {
  return (words) => {
    const say = wordsOf(words)
    const { type, class: ofClass, year, navy } = document
    const form = headForm(document, say)
    return {
      title: say('parts.class'),
      says: [type, ofClass, String(year)].filter(Boolean).join(', '),
      entries: [
        ...form.fields('type', 'class', 'year'),
        form.field('navy', { choices: naviesBeside(navy, words) }),
        ...beside(words),
      ],
    }
  }
}

const headForm = (document: ShipDocument, say: Words) => dataForm(shipDocument, document, (to) => to, say)

/** Every navy with a flag, and hers where it has none. */
function naviesBeside(hers: string, words: Words) {
  return [...new Set<string>([...flagNames, hers])].map((value) => {
    const key = `card.navies.${value}`
    const label = words(key)
    return { value, label: label === key ? value : label }
  })
}
