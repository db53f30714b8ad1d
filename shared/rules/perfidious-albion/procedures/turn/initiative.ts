import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, Side } from '../../../../game/state'
import { choose, number, roll, rolls, type Dialogue } from '../../../../kernel/dialogue'
import type { SideId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { highestThrow, initiativeHolder, noteInitiative, sideIn, sidesSaid, type Thrown } from '../../../kit/initiative'
import { umpire } from '../../../kit/owner'
import { procedure } from '../../../kit/procedure'
import { onSheet } from '../../reference/look-up'
import { saysOfSequence as says } from '../../sentence'
import { rulingOf } from '../../table/house-rules'
import { tableFacts } from '../../table/table-facts'

interface Dice extends Thrown {
  readonly faces: readonly number[]
}

/** Each side rolls, the higher total wins and chooses who moves first; a double at the first roll changes the weather. */
export const initiative = procedure({
  name: 'initiative',
  phases: ['initiative'],
  lookUp: onSheet.initiative,
  form: form().refuses(({ sides }) => (sides.length < 2 ? refused('initiative-one-side') : undefined)),
  run: rollInitiative,
})

function* rollInitiative(table: RuleDraft): Dialogue<Phrase> {
  const { sides } = table.state
  let isDouble = false
  const { side: holder, total } = yield* highestThrow<Dice>(table, {
    throwOf: (side, round) => diceOf(table, side, round),
    // Only the first roll can change the weather.
    seen: (thrown, round) => (isDouble ||= round === 1 && isNaturalDouble(thrown)),
    tied: (best) => says('initiative.tied', { total: best }),
    never: { to: umpire, ask: says('initiative.neverEnding') },
    says,
  })
  table.because(says('initiative.won', { side: holder.name, total }))
  noteInitiative(table, holder)
  if (isDouble) table.because(says('initiative.double'))
  const isOther = isDouble && (yield* weatherChanges(table))
  const first = yield* choose('movesFirst', sidesSaid(sides, says), holder.id, {
    to: holder.id,
    ask: says('initiative.whoMovesFirst', { side: holder.name }),
    lookUp: onSheet.initiative,
  })
  const mover = sides.find(({ id }) => id === first) ?? holder
  table.apply(
    { type: 'tableSet', key: 'movesFirst', to: mover.id },
    says('initiative.movesFirst', { side: mover.name }),
  )
  const done = isOther ? 'doneWeather' : mover === holder ? 'doneFirst' : 'done'
  return says(`initiative.${done}`, { side: holder.name, first: mover.name })
}

function* diceOf(table: RuleDraft, side: Side, round: number): Dialogue<Dice> {
  const key = `round-${round}/${side.id}`
  const ask = says(round === 1 ? 'initiative.roll' : 'initiative.rollAgain', { side: side.name })
  const prompt = { to: side.id, ask, lookUp: onSheet.initiative }
  const faces =
    rulingOf(table.state, 'initiativeDice') === 'twoEach'
      ? yield* rolls(key, 'D6', 2, prompt)
      : [yield* roll(key, 'D6', prompt)]
  table.because(says('initiative.rolled', { side: side.name, faces: faces.join(' + ') }))
  return { side, faces, total: faces.reduce((sum, face) => sum + face, 0) }
}

/** With one die each two dice alike, with two each a pair on either side. */
function isNaturalDouble(thrown: readonly Dice[]): boolean {
  if (thrown.some(({ faces }) => faces.length > 1)) return thrown.some(({ faces }) => faces[0] === faces[1])
  return new Set(thrown.map(({ total }) => total)).size < thrown.length
}

/** The sides in the order in which they move; as they are listed until the initiative is rolled for. */
export function movingOrder(state: GameState): readonly SideId[] {
  const first = initiativeHolder(state) && sideIn(state, 'movesFirst')
  const rest = state.sides.map(({ id }) => id).filter((id) => id !== first)
  return first ? [first, ...rest] : rest
}

type Fact = keyof typeof tableFacts

type Figure = 'visibilityInches' | 'seaState' | 'windForce'

/** What the D6 of a change brings, by its face. */
const weatherByFace: readonly { readonly fact: Figure; readonly by: number; readonly say: string }[] = [
  { fact: 'visibilityInches', by: -8, say: 'visibilityLess' },
  { fact: 'visibilityInches', by: -8, say: 'visibilityLess' },
  { fact: 'seaState', by: 1, say: 'seaWorse' },
  { fact: 'seaState', by: -1, say: 'seaBetter' },
  { fact: 'visibilityInches', by: 8, say: 'visibilityMore' },
  { fact: 'visibilityInches', by: 8, say: 'visibilityMore' },
]

/** Weather that changes without a double: the umpire may always say so. */
export const weather = procedure({
  name: 'weather',
  phases: ['initiative', 'hazards'],
  lookUp: onSheet.weather,
  form: form(),
  *run(table) {
    yield* umpireSays(table)
    return says('weather.done')
  },
})

/** After a natural double: the umpire says what changes, or a D6 does. Whether anything did. */
function* weatherChanges(table: RuleDraft): Dialogue<boolean> {
  if (rulingOf(table.state, 'weatherChange') !== 'd6') return yield* umpireSays(table)
  const face = yield* roll('weather', 'D6', { to: umpire, ask: says('weather.roll'), lookUp: onSheet.weather })
  const { fact, by, say } = weatherByFace[face - 1]!
  const was = figureNow(table, fact)
  const { minimum, maximum } = tableFacts[fact]
  const to = Math.min(maximum, Math.max(minimum, was + by))
  return changeFact(table, fact, was, to, says(`weather.${say}`, { face }))
}

function* umpireSays(table: RuleDraft): Dialogue<boolean> {
  const facts: readonly (Fact | 'nothing')[] = ['visibilityInches', 'seaState', 'windForce', 'windFrom', 'timeOfDay']
  const options = [...facts, 'nothing' as const].map((value) => ({ value, say: says(`weather.what.${value}`) }))
  const what = yield* choose('what', options, 'visibilityInches', {
    to: umpire,
    ask: says('weather.ask'),
    lookUp: onSheet.weather,
  })
  if (what === 'nothing') {
    table.because(says('weather.nothing'))
    return false
  }
  const known = tableFacts[what]
  if (known.kind === 'number') {
    const was = figureNow(table, what as Figure)
    const range = { least: known.minimum, most: known.maximum, usual: was }
    const ask = says(`weather.askFigure.${what}`)
    const to = yield* number('to', range, { to: umpire, ask, lookUp: onSheet.weather })
    return changeFact(table, what, was, to, says('weather.umpire'))
  }
  const was = String(table.fact(what) ?? known.fresh)
  const choices = known.choices.map((value) => ({ value, say: { key: `${tableChoices}.${what}.${value}` } }))
  const to = yield* choose<string>('to', choices, was, {
    to: umpire,
    ask: says(`weather.askChoice.${what}`),
    lookUp: onSheet.weather,
  })
  return changeFact(table, what, was, to, says('weather.umpire'))
}

const tableChoices = 'rules.perfidious-albion.tableChoices'

function figureNow(table: RuleDraft, fact: Figure): number {
  const known = table.fact(fact)
  return typeof known === 'number' ? known : tableFacts[fact].fresh
}

function changeFact(table: RuleDraft, fact: Fact, was: number | string, to: number | string, why: Phrase): boolean {
  const isOther = to !== was
  if (isOther) table.apply({ type: 'tableSet', key: fact, to }, why, says(`weather.now.${fact}`, { was, to }))
  else table.because(why, says('weather.stays', { was }))
  return isOther
}
