import { shipName } from '#shared/game/ship-name'
import { packWords, say } from './index'
import type { Conflict } from '#shared/game/conflicts'
import type { Premise } from '#shared/game/effect'
import type { Scalar } from '#shared/kernel/scalar'
import type { ShipId } from '#shared/kernel/ids'
import type { GameState } from '#shared/game/state'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

type MarkPremise = Extract<Premise, { of: 'mark' }>

export interface ConflictInWords {
  /** The line, where it is about one. */
  readonly seq: number | null
  readonly text: string
}

/** What an entry took to be so, and what is so now. */
export function conflictInWords(conflict: Conflict, state: GameState, pack: RulesPack): ConflictInWords {
  if (conflict.is === 'more') return { seq: null, text: say('play.conflict.more', { n: conflict.n }) }
  if (conflict.is === 'effect') {
    const ship = 'ship' in conflict.effect ? nameOf(state, conflict.effect.ship) : ''
    return { seq: conflict.seq, text: say(`play.conflict.missing.${conflict.missing}`, { ship }) }
  }
  const { premise, now } = conflict
  if (premise.of === 'mark') return markInWords(conflict.seq, premise, state)
  const values = {
    what: subject(premise, state, pack),
    value: valueInWords(premise.was),
    now: valueInWords(now ?? null),
  }
  return { seq: conflict.seq, text: say('play.conflict.was', values) }
}

/** How many there are, listed or not. */
export function countConflicts(conflicts: readonly Conflict[]): number {
  const last = conflicts.at(-1)
  return last?.is === 'more' ? conflicts.length - 1 + last.n : conflicts.length
}

/** A mark is there or not: the sentence gives both what was found and what is so now. */
function markInWords(seq: number, { ship, box, mark, was }: MarkPremise, state: GameState): ConflictInWords {
  const words = packWords(state.pack)
  const values = { ship: nameOf(state, ship), box: words.box(box), mark: words.mark(mark) }
  return { seq, text: say(was ? 'play.conflict.marked' : 'play.conflict.unmarked', values) }
}

function subject(premise: Exclude<Premise, MarkPremise>, state: GameState, pack: RulesPack): string {
  const words = packWords(pack.id)
  switch (premise.of) {
    case 'table':
      return words.fact(premise.key)
    case 'track':
      return say('play.conflict.of', { ship: nameOf(state, premise.ship), what: words.track(premise.track) })
    case 'field':
      return say('play.conflict.of', { ship: nameOf(state, premise.ship), what: words.field(premise.field) })
  }
}

function nameOf(state: GameState, ship: ShipId): string {
  const inPlay = state.ships[ship]
  return inPlay ? shipName(inPlay) : say('play.conflict.goneShip')
}

function valueInWords(value: Scalar): string {
  if (value === null) return say('play.conflict.nothing')
  if (typeof value === 'boolean') return say(value ? 'play.conflict.yes' : 'play.conflict.no')
  return String(value)
}
