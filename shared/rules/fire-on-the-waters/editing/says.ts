import { editingWordsOf } from '../../kit/part-editor'

export const editingWords = editingWordsOf('fire-on-the-waters')
