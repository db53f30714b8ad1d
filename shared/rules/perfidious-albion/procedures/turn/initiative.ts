import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState, Side } from '../../../../game/state'
import { choose, roll, rolls, type Dialogue } from '../../../../kernel/dialogue'
import type { SideId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused } from '../../../../kernel/result'
import type { Procedure } from '../../../pack/procedure'
import { rulingOf } from '../../table/house-rules'
import { onSheet } from '../../reference/look-up'
import { umpire } from '../../../kit/owner'
import { says } from './says'
import { weatherChanges } from './weather'

/** More ties in a row than any table has seen; odds follow a dialogue only if it ends. */
const mostRounds = 20

interface Thrown {
  readonly side: Side
  readonly faces: readonly number[]
}

/** Each side rolls, the higher total wins and chooses who moves first; a double at the first roll changes the weather. */
export const initiative: Procedure = {
  name: 'initiative',
  phases: ['initiative'],
  fields: () => [],
  lookUp: onSheet.initiative,
  check: ({ sides }) => (sides.length < 2 ? refused('initiative-one-side') : done(null)),
  run,
}

function* run(table: RuleDraft): Dialogue<Phrase> {
  const { sides, turn } = table.state
  const { holder, isDouble } = yield* throwForIt(table, sides)
  table.apply({ type: 'tableSet', key: 'initiative', to: holder.id })
  table.apply({ type: 'tableSet', key: 'initiativeTurn', to: turn })
  if (isDouble) {
    table.because(says('initiative.double'))
    yield* weatherChanges(table)
  }
  const options = sides.map(({ id, name }) => ({ value: id, say: says('initiative.side', { side: name }) }))
  const first = yield* choose('movesFirst', options, holder.id, {
    to: holder.id,
    ask: says('initiative.whoMovesFirst', { side: holder.name }),
    lookUp: onSheet.initiative,
  })
  const mover = sides.find(({ id }) => id === first) ?? holder
  table.apply(
    { type: 'tableSet', key: 'movesFirst', to: mover.id },
    says('initiative.movesFirst', { side: mover.name }),
  )
  return says('initiative.done', { side: holder.name, first: mover.name })
}

/** Ties are rolled again by those who tied; only the first roll can change the weather. */
function* throwForIt(table: RuleDraft, sides: readonly Side[]): Dialogue<{ holder: Side; isDouble: boolean }> {
  let rolling = sides
  let isDouble = false
  for (let round = 1; round <= mostRounds; round++) {
    const thrown: Thrown[] = []
    for (const side of rolling) thrown.push({ side, faces: yield* diceOf(table, side, round) })
    if (round === 1) isDouble = isNaturalDouble(thrown)
    const best = Math.max(...thrown.map(total))
    rolling = thrown.filter((each) => total(each) === best).map(({ side }) => side)
    const [holder] = rolling
    if (holder && rolling.length === 1) {
      table.because(says('initiative.won', { side: holder.name, total: best }))
      return { holder, isDouble }
    }
    table.because(says('initiative.tied', { total: best }))
  }
  const options = rolling.map(({ id, name }) => ({ value: id, say: says('initiative.side', { side: name }) }))
  const prompt = { to: umpire, ask: says('initiative.neverEnding') }
  const chosen = yield* choose('holder', options, rolling[0]!.id, prompt)
  return { holder: rolling.find(({ id }) => id === chosen)!, isDouble }
}

function* diceOf(table: RuleDraft, side: Side, round: number): Dialogue<readonly number[]> {
  const key = `round-${round}/${side.id}`
  const ask = says(round === 1 ? 'initiative.roll' : 'initiative.rollAgain', { side: side.name })
  const prompt = { to: side.id, ask, lookUp: onSheet.initiative }
  const faces =
    rulingOf(table.state, 'initiativeDice') === 'twoEach'
      ? yield* rolls(key, 'D6', 2, prompt)
      : [yield* roll(key, 'D6', prompt)]
  table.because(says('initiative.rolled', { side: side.name, faces: faces.join(' + ') }))
  return faces
}

const total = ({ faces }: Thrown) => faces.reduce((sum, face) => sum + face, 0)

/** With one die each two dice alike, with two each a pair on either side. */
function isNaturalDouble(thrown: readonly Thrown[]): boolean {
  if (thrown.some(({ faces }) => faces.length > 1)) return thrown.some(({ faces }) => faces[0] === faces[1])
  return new Set(thrown.map(total)).size < thrown.length
}

/** Who holds the initiative this turn; `undefined` until it is rolled for. */
export function initiativeHolder(state: GameState): SideId | undefined {
  return own(state.table, 'initiativeTurn') === state.turn ? sideIn(state, 'initiative') : undefined
}

/** The sides in the order in which they move; as they are listed until the initiative is rolled for. */
export function movingOrder(state: GameState): readonly SideId[] {
  const first = initiativeHolder(state) && sideIn(state, 'movesFirst')
  const rest = state.sides.map(({ id }) => id).filter((id) => id !== first)
  return first ? [first, ...rest] : rest
}

function sideIn(state: GameState, fact: string): SideId | undefined {
  return state.sides.find(({ id }) => id === own(state.table, fact))?.id
}
