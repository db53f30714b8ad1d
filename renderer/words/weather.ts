import { hasWords, say } from './index'
import { loadedPack } from '../loaded-packs'
import { distance, type BesideInches } from '#shared/words/units'
import type { PackId } from '#shared/kernel/ids'
import type { Scalar } from '#shared/kernel/scalar'

/** A fact of the table in words: `Wind from`, `south-west`. */
export interface FactInWords {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** Weather and the other facts that a scenario begins with; the pack's own where it leaves them out. */
export function factsInWords(
  pack: PackId,
  table: Readonly<Record<string, Scalar>>,
  beside: BesideInches,
): readonly FactInWords[] {
  const { table: known = {}, scale } = loadedPack(pack) ?? {}
  return Object.entries(known).map(([key, fact]) => {
    const value = table[key] ?? fact.fresh
    const inches = fact.kind === 'number' && fact.unit === 'inches' && typeof value === 'number'
    return {
      key,
      label: say(`rules.${pack}.table.${key}`),
      value: inches ? distance(value, beside, scale, say) : valueInWords(pack, key, value),
    }
  })
}

function valueInWords(pack: PackId, key: string, value: Scalar): string {
  const words = `rules.${pack}.tableChoices.${key}.${String(value)}`
  if (hasWords(words)) return say(words)
  return typeof value === 'number' ? String(value).replace('-', '−') : String(value ?? '')
}

const points = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

/** The bearing the wind blows from, in degrees, where the scenario names a point of the compass. */
export function windBearing(table: Readonly<Record<string, Scalar>>): number | undefined {
  const place = points.indexOf(String(table['windFrom']))
  return place < 0 ? undefined : place * 45
}
