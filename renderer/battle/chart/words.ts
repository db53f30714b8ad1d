import { say as sayOfProgram } from '../../words'
import { chartEditor } from '#shared/words/en/chart-editor'
import { speaker, type Words } from '#shared/words/speak'

const own = speaker({ chartEditor }, 'nothing')

/** The chart editor has its sentences with it: no other page waits for them. */
export const say: Words = (key, values) =>
  key.startsWith('chartEditor.') ? own(key, values) : sayOfProgram(key, values)
