import { openTable } from '#shared/words/en/open-table'
import { speaker, type Words } from '#shared/words/speak'

import { sayRefusal } from '#shared/words/say-refusal'
import { companionRefused } from '#shared/words/en/companion-refused'
import { say as sayOfProgram, type Reason } from '../words'

/** Why the table could not be opened, in words that come with its sheet. */
export function sayWhy(reason: Reason): string {
  const own = speaker({ refused: companionRefused }, 'nothing')(`refused.${reason.code}`, reason.values)
  return own === `refused.${reason.code}` ? sayRefusal(sayOfProgram, reason) : own
}

/** The sheet of the open table has its sentences with it. */
export const say: Words = speaker(openTable, 'nothing')
