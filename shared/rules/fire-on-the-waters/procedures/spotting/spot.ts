import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState } from '../../../../game/state'
import { overridable, roll, type Dialogue } from '../../../../kernel/dialogue'
import { facesOf } from '../../../../kernel/dice'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form, type ValuesOf } from '../../../kit/form'
import { ownerOf, umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import type { Agreed } from '../../../pack/agreed'
import type { Reckoning, SumLine } from '../../../pack/procedure'
import { onSpotting } from '../../reference/look-up'
import { figure, inches, modifierLine, sentencesOf } from '../../sentence'
import { isNight, tableFacts } from '../../table/table-facts'
import { spottingModifiers } from '../../tables/spotting'
import { acts, outOfAction } from '../turn/acting'
import {
  areAlert,
  baseOf,
  circumstancesOf,
  dieOf,
  foesOf,
  isJapanese,
  noteAgreed,
  noteDie,
  sightLines,
  sumOf,
  type Circumstances,
  type SightLine,
} from './sight'

const says = sentencesOf('spotting')

/** Who looks at whom, and what only the players know; what the cards say is the default. */
const sightForm = form()
  .ship(
    'spotter',
    (state) => ({ among: Object.values(state.ships).filter(acts) }),
    (_state, { spotter }) => outOfAction(spotter, acts),
  )
  .ship(
    'target',
    (state, { spotter }) => ({ among: foesOf(state, spotter) }),
    (_state, { spotter, target }) => (target.id === spotter.id ? refused('no-such-ship') : undefined),
  )
  .derived('holds', (state, { spotter, target }) => spotter && target && circumstancesOf(state, { spotter, target }))
  .yesNo('alert', (state, { spotter }) =>
    isNight(state) && spotter && isJapanese(spotter) ? { default: areAlert(state) } : undefined,
  )
  .yesNo('onRadar', usually('onRadar'))
  .yesNo('targetBeforeShore', usually('targetBeforeShore'))
  .yesNo('targetFiring', usually('targetFiring'))
  .yesNo('targetLit', usually('targetLit'))
  .yesNo('spotterFineOnBow', usually('spotterFineOnBow'))
  .yesNo('spotterFiringElsewhere', usually('spotterFiringElsewhere'))

type SightValues = ValuesOf<typeof sightForm>

function usually(of: keyof Circumstances) {
  return (_state: GameState, { holds }: { readonly holds?: Circumstances | undefined }) => ({
    default: holds?.[of] === true,
  })
}

function linesOf(state: GameState, { alert, ...values }: SightValues): readonly SightLine[] {
  return sightLines(state, values, { ...values, alert: alert === true })
}

/** One pair by itself: what holds of these two and not of others, and the range that follows, for the turn. */
export const spot = procedure({
  name: 'spot',
  phases: ['spotting'],
  lookUp: onSpotting.sight,
  form: sightForm,
  reckoning,
  run,
})

const ofModifiers = Object.values(spottingModifiers)
const worst = ofModifiers.reduce<number>((sum, modifier) => sum + Math.min(0, modifier), 0)
const best = ofModifiers.reduce<number>((sum, modifier) => sum + Math.max(0, modifier), 0)

/** The bounds of a range: die, any base of the table and all rows together. */
function sightBounds(base: number): { readonly least: number; readonly most: number } {
  const { minimum, maximum } = tableFacts.visibilityBase
  const die = facesOf('D6')
  return { least: Math.min(minimum, base) + die[0]! + worst, most: Math.max(maximum, base) + die.at(-1)! + best }
}

function reckoning(state: GameState, values: SightValues, agreed: Agreed): readonly Reckoning[] {
  const { spotter, target } = values
  const lines = linesOf(state, values)
  const thrown = dieOf(state, ownerOf(state, spotter.id))
  const without = baseOf(state) + sumOf(lines)
  return [
    rangeSum({
      title: says('title', { ship: shipName(spotter), target: shipName(target) }),
      base: [says('base'), baseOf(state)],
      lines: [
        ...lines.map(({ is, modifier }) => modifierLine(says(`row.${is}`), modifier)),
        ...(thrown === undefined ? [] : [modifierLine(says('die'), thrown)]),
      ],
      rangeInches: agreed('range', without + (thrown ?? 0)),
      means: says(thrown === undefined ? 'andDie' : 'sees'),
    }),
  ]
}

/** How a range comes about: a base, and what is added to it. */
export function rangeSum(sum: {
  readonly title: Phrase
  readonly base: readonly [say: Phrase, inches: number]
  readonly lines: readonly SumLine[]
  readonly rangeInches: number
  readonly means: Phrase
}): Reckoning {
  const { title, base, lines, rangeInches, means } = sum
  const [say, from] = base
  return {
    ...{ title, means, sure: 0, chanceOfMore: 0 },
    lines: [{ say, figure: figure(from), is: 'table' }, ...lines],
    total: inches(rangeInches),
  }
}

function* run(table: RuleDraft, values: SightValues): Dialogue<Phrase> {
  const { spotter, target } = values
  const side = ownerOf(table.state, spotter.id)
  const known = dieOf(table.state, side)
  const die = known ?? (yield* roll('die', 'D6', { to: side, ask: says('askDie'), lookUp: onSpotting.sight }))
  if (known === undefined) noteDie(table, side, die)
  const lines = linesOf(table.settled, values)
  const base = baseOf(table.state)
  const sum = base + die + sumOf(lines)
  const because = [
    says('dieAndBase', { die, base }),
    ...lines.map(({ is, modifier }) => says(`line.${is}`, { figure: Math.abs(modifier) })),
  ]
  const prompt = { to: umpire, ask: says('askRange'), because, lookUp: onSpotting.sight }
  const range = yield* overridable('range', sum, sightBounds(base), prompt)
  noteAgreed(table, values, range)
  table.because(...because)
  const said = { ship: shipName(spotter), target: shipName(target), inches: range }
  return says(range > 0 ? 'done' : 'doneBlind', said)
}
