import type { RuleDraft } from '../../../../game/rule-draft'
import type { GameState } from '../../../../game/state'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { chitOdds } from '../../hitting/chit-odds'
import { groupOdds, noHits, type HitOdds } from '../../hitting/hit-odds'
import { hitsOf } from '../../hitting/hits'
import { rulingOf } from '../../table/house-rules'
import { mostMounts, type Mounts } from '../../tables/hit-resolution'
import { circlesOn } from '../../tables/torpedoes'
import { cupOf } from '../gunnery/cup'
import { says } from './says'
import { onTorpedoes } from './look-up'
import { pullSpread, type SpreadScored, type SpreadAtHitNumber } from './spread-chits'

/** Ruling `hitMethod`: one D100 for the torpedoes of a mount, or a chit for each of them. */
export function scoreSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  return isByChits(table.settled) ? pullSpread(table, spread) : rollSpread(table, spread)
}

export const isByChits = (state: Pick<GameState, 'houseRules'>): boolean => rulingOf(state, 'hitMethod') === 'chits'

/** A roll of 00 that also hits still circles. */
function* rollSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  const torpedoes = asMounts(spread.torpedoes)
  const prompt = { to: spread.to, ask: says('askHits', { n: torpedoes }), lookUp: onTorpedoes.hits }
  const face = yield* roll('hits', 'D100', prompt)
  const hits = hitsOf(spread.hitNumber, torpedoes, face)
  table.because(says('rolled', { face, n: hits }))
  return { hits, circled: face === circlesOn }
}

/** The chance, 0 to 1, of every number of hits of a spread. */
export function spreadOdds(state: GameState, hitNumber: number, torpedoes: number): HitOdds {
  const mounts = asMounts(torpedoes)
  if (!isByChits(state)) return groupOdds(hitNumber, mounts)
  const cup = cupOf(state)
  return cup.ok ? chitOdds(cup.value, [{ hitNumber, mounts }]) : noHits
}

/** No mount has more tubes than the table has rows. */
function asMounts(torpedoes: number): Mounts {
  return Math.min(mostMounts, Math.max(1, Math.round(torpedoes))) as Mounts
}
