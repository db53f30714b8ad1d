import type { RuleDraft } from '../../../../game/rule-draft'
import { draw, roll, withoutOne, type Dialogue } from '../../../../kernel/dialogue'
import { withinTables } from '../../hitting/hits'
import { chitsBelow, type Chit } from '../../tables/gunnery'
import { cupOf, isHit, lotsOf } from '../gunnery/cup'
import { writtenChit } from '../gunnery/score-chits'
import { says } from './says'
import { onTorpedoes } from './look-up'
import type { Addressee } from '../../../../kernel/question'

/**
 * One chit from the cup for each torpedo. An X pulled first is a torpedo that circles back to the launcher; for that
 * one chit is pulled even where no hit depends on it.
 */
export function* pullSpread(table: RuleDraft, spread: SpreadAtHitNumber): Dialogue<SpreadScored> {
  const hitNumber = yield* numberForChits(spread)
  const cup = cupOf(table.settled)
  let lots = cup.ok ? lotsOf(cup.value) : []
  const seen: Chit[] = []
  const pulls = hitNumber === null ? 1 : spread.torpedoes
  while (seen.length < pulls && lots.length > 0) {
    const ask = says('askChit', { n: seen.length + 1, of: pulls })
    const chit = yield* draw(`chit-${seen.length + 1}`, lots, { to: spread.to, ask, lookUp: onTorpedoes.chits })
    lots = withoutOne(lots, chit)
    seen.push(chit)
  }
  const hits = hitNumber === null ? 0 : seen.filter((chit) => isHit(chit, hitNumber)).length
  table.because(says('pulled', { chits: seen.map(writtenChit).join(', '), n: hits }))
  return { hits, circled: seen[0] === 'X', ...(seen[0] !== undefined && { firstChit: seen[0] }) }
}

/** The number for each chit. Under -10 a D10 has to show a 1 first: `null` where it does not. */
function* numberForChits(spread: SpreadAtHitNumber): Dialogue<number | null> {
  const hitNumber = withinTables(spread.hitNumber)
  if (hitNumber >= chitsBelow.hitNumber) return hitNumber
  const prompt = { to: spread.to, ask: says('askBelow'), lookUp: onTorpedoes.chits }
  return (yield* roll('below', 'D10', prompt)) === chitsBelow.mustRoll ? hitNumber + chitsBelow.add : null
}

export interface SpreadScored {
  readonly hits: number
  /** One torpedo has come round at the ship that launched it. */
  readonly circled: boolean
  /** By chits: the one pulled first, which may harm the launcher. */
  readonly firstChit?: Chit
}

/** The torpedoes of a mount, at a hit number. */
export interface SpreadAtHitNumber {
  readonly hitNumber: number
  readonly torpedoes: number
  /** Who rolls or pulls. */
  readonly to: Addressee
}
