import { navalHouseRules } from '../../decks/naval/house-rules'
import type { GameState } from '../../game/state'
import { onceEach } from '../../kernel/once-each'
import { own } from '../../kernel/own'
import type { Scalar } from '../../kernel/scalar'
import type { HouseRule } from '../pack/rules-pack'
import { offers } from './known-house-rules'

export type Rulings = Readonly<Record<string, Scalar>>

/** A ruling where the print is silent: the first choice is the default. `section` is that of the pack's README. */
export function ruling(name: string, section: string, choices: readonly [Scalar, ...Scalar[]]): HouseRule {
  return { name, fresh: choices[0], choices, is: 'ruling', section }
}

/** An optional rule of the print: off unless somebody switches it on. */
export function option(name: string, section: string): HouseRule {
  return ruling(name, section, ['off', 'on'])
}

/** A ruling that is a whole number. */
export function numbered(
  name: string,
  section: string,
  { fresh, minimum, maximum }: { readonly fresh: number; readonly minimum: number; readonly maximum: number },
): HouseRule {
  return { name, fresh, choices: { minimum, maximum }, is: 'ruling', section }
}

/** What the naval event cards leave to the table: for every pack with `events`. */
export const eventRulings: readonly HouseRule[] = [
  ruling('victimChosenBy', 'events', navalHouseRules.victimChosenBy),
  ruling('halfBattery', 'events', navalHouseRules.halfBattery),
  ruling('steeringCasualty', 'events', navalHouseRules.steeringCasualty),
]

/** The value of a rule under these rulings: its default where it is not set, or set to what it does not offer. */
export function rulingsBy(houseRules: readonly HouseRule[]): (said: Rulings, name: string) => Scalar {
  const byName = new Map(houseRules.map((rule) => [rule.name, rule]))
  return (said, name) => {
    const value = own(said, name)
    const rule = byName.get(name)
    if (!rule) return value ?? null
    return value !== undefined && offers(rule, value) ? value : rule.fresh
  }
}

/** The same at a table. Kept for each set of rulings: every hit asks for the same few. */
export function rulingsAtTable(
  rulingIn: (said: Rulings, name: string) => Scalar,
): (state: Pick<GameState, 'houseRules'>, name: string) => Scalar {
  const foundIn = onceEach((_: Rulings) => new Map<string, Scalar>())
  return ({ houseRules }, name) => {
    const found = foundIn(houseRules)
    let says = found.get(name)
    if (says === undefined) found.set(name, (says = rulingIn(houseRules, name)))
    return says
  }
}
