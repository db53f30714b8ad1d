import { own } from '../kernel/own'
import type { Scalar } from '../kernel/scalar'
import type { RulesPack, TableFact } from '../rules/pack/rules-pack'
import type { Words } from '../words/speak'

/** Wind, sea and visibility as a scenario has them, in a line; '' for rules that know none. */
export function conditionsSaid(pack: RulesPack, table: Readonly<Record<string, Scalar>>, words: Words): string {
  return Object.entries(pack.table)
    .map(([name, fact]) => {
      const value = own(table, name) ?? fact.fresh
      return words('printing.briefing.fact', {
        fact: words(`rules.${pack.id}.table.${name}`),
        value: valueSaid(pack, name, fact, value, words),
      })
    })
    .join(' · ')
}

function valueSaid({ id }: RulesPack, name: string, fact: TableFact, value: Scalar, words: Words): string {
  if (fact.kind === 'choice') return words(`rules.${id}.tableChoices.${name}.${value}`)
  return fact.unit === 'inches' ? words('printing.briefing.inches', { inches: value }) : String(value)
}
