import { editingWordsOf } from '../../kit/part-editor'

/** The words of these rules' editing. */
export const editingWords = editingWordsOf('squadron-d20')
