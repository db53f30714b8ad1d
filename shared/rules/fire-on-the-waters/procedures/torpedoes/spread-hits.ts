import type { RuleDraft } from '../../../../game/rule-draft'
import { roll, type Asking } from '../../../../kernel/asking'
import type { Addressee } from '../../../../kernel/question'
import { groupOdds } from '../../hitting/hit-odds'
import { hitsOf } from '../../hitting/hits'
import { mostMounts, type Mounts } from '../../tables/hit-resolution'
import { circlesOn } from '../../tables/torpedoes'
import { says } from './says'
import { onTorpedoes } from './sheet'

export interface SpreadRolled {
  readonly hits: number
  /** One torpedo has come round at the ship that launched it. */
  readonly circled: boolean
}

/** One D100 for the torpedoes of a mount. A roll of 00 that also hits still circles. */
export function* rollSpread(
  table: RuleDraft,
  spread: { readonly hitNumber: number; readonly torpedoes: number; readonly to: Addressee },
): Asking<SpreadRolled> {
  const torpedoes = asMounts(spread.torpedoes)
  const put = { to: spread.to, ask: says('askHits', { n: torpedoes }), lookUp: onTorpedoes.hits }
  const face = yield* roll('hits', 'D100', put)
  const hits = hitsOf(spread.hitNumber, torpedoes, face)
  table.because(says('rolled', { face, n: hits }))
  return { hits, circled: face === circlesOn }
}

/** The chance, 0 to 1, of every number of hits of a spread. */
export function spreadOdds(hitNumber: number, torpedoes: number): readonly number[] {
  return groupOdds(hitNumber, asMounts(torpedoes))
}

/** No mount has more tubes than the table has rows. */
function asMounts(torpedoes: number): Mounts {
  return Math.min(mostMounts, Math.max(1, Math.round(torpedoes))) as Mounts
}
