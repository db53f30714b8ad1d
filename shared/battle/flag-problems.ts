import { flagNames, hasFlag } from '../card/flags'
import { navyName } from '../words/navy-name'
import type { Words } from '../words/speak'
import { doubtful, type BattleProblem } from './battle-problem'
import { withSideChanged, type BattleDraft } from './draft'

/** Sides under a flag that nobody has; the name of a navy is taken for its flag. */
export function flagProblems(draft: BattleDraft, words: Words): readonly BattleProblem[] {
  return draft.sides.flatMap(({ id, name, flag }) => {
    if (flag === '' || hasFlag(flag)) return []
    const meant = flagNames.find((each) => navyName(each, words).toLowerCase() === flag.trim().toLowerCase())
    const mends = [
      ...(meant
        ? [{ name: 'as-flag', values: { flag: meant }, after: withSideChanged(draft, id, { flag: meant }) }]
        : []),
      { name: 'no-flag', values: {}, after: withSideChanged(draft, id, { flag: '' }) },
    ]
    return [doubtful('flag-unknown', { part: 'ships' }, { values: { side: name, flag }, mends })]
  })
}
