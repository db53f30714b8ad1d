import type { Words } from '../../../words/speak'

/** The words of these rules' editing. */
export function editingWords(words: Words): Words {
  return (key, values) => words(`rules.fire-on-the-waters.editing.${key}`, values)
}
