import { navalHouseRules } from '../../decks/naval/house-rules'
import type { GameState } from '../../game/state'
import { onceEach } from '../../kernel/once-each'
import { own } from '../../kernel/own'
import type { Scalar } from '../../kernel/scalar'
import type { HouseRule, ReferenceTable, RulesPack } from '../pack/rules-pack'
import { done, refused, type Refusal, type Result } from '../../kernel/result'
import { packWords } from '../../words/pack-words'
import type { Words } from '../../words/speak'

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

/**
 * Checks the rulings of a table against those a pack knows. Refused with `field`, the rule that is wrong, and `where`
 * for a document: `scenario-rule-unknown`, `scenario-rule-unfit`.
 */
export function checkKnownRules<Said extends Readonly<Record<string, Scalar>>>(
  houseRules: readonly HouseRule[],
  said: Said,
): Result<Said> {
  for (const [name, value] of Object.entries(said)) {
    const problem = unknownRule(houseRules, name, value)
    if (problem) return problem
  }
  return done(said)
}

function unknownRule(houseRules: readonly HouseRule[], name: string, value: Scalar): Refusal | undefined {
  const rule = houseRules.find((known) => known.name === name)
  if (!rule) return refused('scenario-rule-unknown', { ...rulePlace(name), what: name })
  return offers(rule, value) ? undefined : refused('scenario-rule-unfit', { ...rulePlace(name), what: value })
}

/** The place of a rule: its name beside the field, its path in a document. */
export function rulePlace(name: string) {
  return { field: name, where: `houseRules.${name}` }
}

/** Whether a rule may say this. */
function offers({ choices }: HouseRule, value: Scalar): boolean {
  if (!('minimum' in choices)) return choices.includes(value)
  const isWhole = typeof value === 'number' && Number.isInteger(value)
  return isWhole && value >= choices.minimum && value <= choices.maximum
}

/** By this key the table of the house rules is known among the tables of a pack. */
export const houseRulesKey = 'houseRules'

/** Every house rule of a pack as a table to look up: what it settles, its value here, the other choices. */
export function houseRulesTable(
  pack: Pick<RulesPack, 'id' | 'houseRules' | 'rulingIn'>,
  rulings: Readonly<Record<string, Scalar>>,
  words: Words,
): ReferenceTable {
  const say = (key: string) => words(`reference.houseRules.${key}`)
  const named = packWords(pack.id, words)
  return {
    key: houseRulesKey,
    title: say('title'),
    columns: ['of', 'rule', 'here', 'otherwise'].map(say),
    rows: pack.houseRules.map((rule) => {
      const here = pack.rulingIn?.(rulings, rule.name) ?? own(rulings, rule.name) ?? rule.fresh
      return [
        words(`rules.${pack.id}.houseRuleSections.${rule.section}`),
        named.rule(rule.name),
        named.value('houseRule', rule.name, here),
        otherwise(rule, here, (choice) => named.value('houseRule', rule.name, choice), words),
      ]
    }),
    rowKeys: pack.houseRules.map(({ name }) => name),
    notes: [{ key: 'reference.houseRules.note' }],
  }
}

function otherwise({ choices }: HouseRule, here: Scalar, value: (choice: Scalar) => string, words: Words): string {
  if ('minimum' in choices) {
    return words('reference.houseRules.range', { from: choices.minimum, to: choices.maximum })
  }
  const others = choices.filter((choice) => choice !== here).map(value)
  return others.length > 0 ? others.join('; ') : '–'
}
