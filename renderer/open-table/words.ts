import { openTable } from '#shared/words/en/open-table'
import { speaker, type Words } from '#shared/words/speak'

/** The sheet of the open table has its sentences with it. */
export const say: Words = speaker(openTable, 'nothing')
