import { editingWordsOf } from '../../part-editor'

export const editingWords = editingWordsOf('perfidious-albion')
