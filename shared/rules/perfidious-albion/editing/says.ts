import { editingWordsOf } from '../../kit/part-editor'

export const editingWords = editingWordsOf('perfidious-albion')
