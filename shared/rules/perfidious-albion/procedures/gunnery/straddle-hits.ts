import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { under, type Dialogue } from '../../../../kernel/dialogue'
import { isLost } from '../damage/gone'
import { hitByShell } from '../damage/shell'
import type { Concentration } from './concentration'
import { placeOfHit } from './rake'
import type { SalvoValues } from './salvo-form'
import { says } from './says'

type At = Pick<SalvoValues, 'target' | 'rake' | 'squadron'>

/** The straddles of every letter, the heaviest first. Returns how many shells went in. */
export function* hitByStraddles(
  table: RuleDraft,
  at: At,
  concentrations: readonly Concentration[],
  straddles: readonly number[],
): Dialogue<number> {
  let entered = 0
  for (const [index, concentration] of concentrations.entries()) {
    entered += yield* hitByLetter(table, at, concentration, straddles[index] ?? 0)
  }
  return entered
}

/** Each straddle is one hit. A target that is lost takes no more of them. */
function* hitByLetter(
  table: RuleDraft,
  { squadron, target, rake }: At,
  { letter, penetration }: Concentration,
  straddles: number,
): Dialogue<number> {
  let entered = 0
  for (let straddle = 1; straddle <= straddles; straddle++) {
    if (isLost(table.ship(target.id))) {
      table.because(says('straddlesLost', { letter, n: straddles - straddle + 1, target: shipName(target) }))
      return entered
    }
    const key = `${letter}/${straddle}`
    const place = yield* placeOfHit(key, rake, squadron.side)
    if (yield* under(key, hitByShell(table, target.id, { ...place, penetration }))) entered++
  }
  return entered
}
