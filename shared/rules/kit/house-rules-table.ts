import { packWords } from '../../words/pack-words'
import { own } from '../../kernel/own'
import type { Scalar } from '../../kernel/scalar'
import type { Words } from '../../words/speak'
import type { HouseRule, ReferenceTable, RulesPack } from '../pack/rules-pack'

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
