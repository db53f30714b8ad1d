import { editingWordsOf } from '../../part-editor'

export const editingWords = editingWordsOf('fire-on-the-waters')
