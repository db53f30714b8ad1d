import type { GameState, Side } from '../../game/state'
import { choose, type Dialogue, type Prompt } from '../../kernel/dialogue'
import type { SideId } from '../../kernel/ids'
import { own } from '../../kernel/own'
import type { RuleDraft } from '../../game/rule-draft'
import type { Phrase } from '../../kernel/phrase'
import type { Says } from './sentence'

/** More ties in a row than any table has seen; odds follow a dialogue only if it ends. */
const mostRounds = 20

/** What one side has thrown in a round. */
export interface Thrown {
  readonly side: Side
  readonly total: number
}

interface Throws<Throw extends Thrown> {
  throwOf(side: Side, round: number): Dialogue<Throw>
  /** All throws of a round, before they are compared. */
  seen?(thrown: readonly Throw[], round: number): void
  /** Who has it of those who tie; without one they throw again. */
  keeps?(tied: readonly Throw[]): Throw | undefined
  /** Said of a tie that is thrown again. */
  tied(total: number): Phrase
  /** To whom it falls after the last tie. */
  readonly never: Prompt
  readonly says: Says
}

/** The sides throw until one of them has the most: ties are thrown again by those who tied. */
export function* highestThrow<Throw extends Thrown>(
  table: RuleDraft,
  { throwOf, seen, keeps, tied: sayTied, never, says }: Throws<Throw>,
): Dialogue<Throw> {
  let throwing = table.state.sides
  for (let round = 1; ; round++) {
    const thrown: Throw[] = []
    for (const side of throwing) thrown.push(yield* throwOf(side, round))
    seen?.(thrown, round)
    const best = Math.max(...thrown.map(({ total }) => total))
    const tied = thrown.filter(({ total }) => total === best)
    const won = tied.length === 1 ? tied[0] : keeps?.(tied)
    if (won) return won
    throwing = tied.map(({ side }) => side)
    if (round === mostRounds) {
      const holder = yield* choose('holder', sidesSaid(throwing, says), throwing[0]!.id, never)
      return tied.find(({ side }) => side.id === holder)!
    }
    table.because(sayTied(best))
  }
}

/** Sides to choose from, in the sentence `initiative.side`. */
export function sidesSaid(
  sides: readonly Side[],
  says: Says,
): readonly { readonly value: SideId; readonly say: Phrase }[] {
  return sides.map(({ id, name }) => ({ value: id, say: says('initiative.side', { side: name }) }))
}

/** Notes who has the initiative this turn. */
export function noteInitiative(table: RuleDraft, { id }: Side, ...why: readonly Phrase[]): void {
  table.apply({ type: 'tableSet', key: 'initiative', to: id }, ...why)
  table.apply({ type: 'tableSet', key: 'initiativeTurn', to: table.state.turn })
}

/** Who has the initiative this turn; `undefined` until it is thrown for. */
export function initiativeHolder(state: GameState): SideId | undefined {
  return own(state.table, 'initiativeTurn') === state.turn ? sideIn(state, 'initiative') : undefined
}

/** The side that a fact of the table names. */
export function sideIn(state: GameState, fact: string): SideId | undefined {
  return state.sides.find(({ id }) => id === own(state.table, fact))?.id
}
