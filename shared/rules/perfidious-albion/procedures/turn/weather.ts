import type { RuleDraft } from '../../../../game/rule-draft'
import { choose, number, roll, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import { done } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { tableFacts } from '../../table/table-facts'
import { onSheet } from '../../reference/look-up'
import { umpire } from '../../../kit/owner'
import { says } from './says'

type Fact = keyof typeof tableFacts
type Figure = 'visibilityInches' | 'seaState' | 'windForce'

/** What the D6 of a change brings, by its face. */
const changes: readonly { readonly fact: Figure; readonly by: number; readonly say: string }[] = [
  { fact: 'visibilityInches', by: -8, say: 'visibilityLess' },
  { fact: 'visibilityInches', by: -8, say: 'visibilityLess' },
  { fact: 'seaState', by: 1, say: 'seaWorse' },
  { fact: 'seaState', by: -1, say: 'seaBetter' },
  { fact: 'visibilityInches', by: 8, say: 'visibilityMore' },
  { fact: 'visibilityInches', by: 8, say: 'visibilityMore' },
]

/** Weather that changes without a double: the umpire may always say so. */
export const weather: Procedure = {
  name: 'weather',
  phases: ['initiative', 'hazards'],
  fields: () => [],
  lookUp: onSheet.weather,
  check: () => done(null),
  *run(table) {
    yield* umpireSays(table)
    return says('weather.done')
  },
}

/** After a natural double: the umpire says what changes, or a D6 does. */
export function* weatherChanges(table: RuleDraft): Dialogue<void> {
  if (rulingOf(table.state, 'weatherChange') !== 'd6') return yield* umpireSays(table)
  const face = yield* roll('weather', 'D6', { to: umpire, ask: says('weather.roll'), lookUp: onSheet.weather })
  const { fact, by, say } = changes[face - 1]!
  const was = figureNow(table, fact)
  const { minimum, maximum } = tableFacts[fact]
  const to = Math.min(maximum, Math.max(minimum, was + by))
  changeFact(table, fact, was, to, says(`weather.${say}`, { face }))
}

function* umpireSays(table: RuleDraft): Dialogue<void> {
  const facts: readonly (Fact | 'nothing')[] = ['visibilityInches', 'seaState', 'windForce', 'windFrom', 'timeOfDay']
  const options = [...facts, 'nothing' as const].map((value) => ({ value, say: says(`weather.what.${value}`) }))
  const what = yield* choose('what', options, 'visibilityInches', {
    to: umpire,
    ask: says('weather.ask'),
    lookUp: onSheet.weather,
  })
  if (what === 'nothing') return table.because(says('weather.nothing'))
  const known = tableFacts[what]
  if (known.kind === 'number') {
    const was = figureNow(table, what as Figure)
    const range = { least: known.minimum, most: known.maximum, usual: was }
    const to = yield* number('to', range, { to: umpire, ask: says('weather.askFigure'), lookUp: onSheet.weather })
    return changeFact(table, what, was, to, says('weather.umpire'))
  }
  const was = String(table.fact(what) ?? known.fresh)
  const choices = known.choices.map((value) => ({ value, say: { key: `${tableChoices}.${what}.${value}` } }))
  const to = yield* choose<string>('to', choices, was, {
    to: umpire,
    ask: says('weather.askChoice'),
    lookUp: onSheet.weather,
  })
  changeFact(table, what, was, to, says('weather.umpire'))
}

const tableChoices = 'rules.perfidious-albion.tableChoices'

function figureNow(table: RuleDraft, fact: Figure): number {
  const known = table.fact(fact)
  return typeof known === 'number' ? known : tableFacts[fact].fresh
}

function changeFact(table: RuleDraft, fact: Fact, was: number | string, to: number | string, why: Phrase): void {
  if (to === was) return table.because(why, says('weather.stays', { was }))
  table.apply({ type: 'tableSet', key: fact, to }, why, says(`weather.now.${fact}`, { was, to }))
}
