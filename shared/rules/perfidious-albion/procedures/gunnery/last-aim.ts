import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import type { SquadronId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Scalar } from '../../../../kernel/scalar'

const prefix = 'aim:'

const aimed = ['target', 'rangeInches', 'sector', 'bearingDegrees'] as const
export type Aimed = (typeof aimed)[number]

const key = (squadron: SquadronId, what: Aimed) => `${prefix}${squadron}:${what}`

/** What a squadron aimed by last time: this turn's default. */
export function lastAim(state: GameState, squadron: SquadronId, what: Aimed): Scalar | undefined {
  return own(state.table, key(squadron, what))
}

export function rememberAim(
  table: RuleDraft,
  squadron: SquadronId,
  aim: Readonly<Record<Aimed, Scalar | undefined>>,
): void {
  for (const what of aimed) {
    const to = aim[what]
    if (to === undefined || lastAim(table.state, squadron, what) === to) continue
    table.apply({ type: 'tableSet', key: key(squadron, what), to })
  }
}

/** A fact that is a default of the next salvo and no damage. */
export function isAim(fact: string): boolean {
  return fact.startsWith(prefix)
}
