import type { Phrase } from '../../../../kernel/phrase'
import type { Scalar } from '../../../../kernel/scalar'

/** A sentence of the gunnery rules. */
export function says(name: string, values?: Readonly<Record<string, Scalar>>): Phrase {
  const key = `rules.perfidious-albion.gunnery.${name}`
  return values ? { key, values } : { key }
}

/** A modifier as it is written: `+10`, `−5`, `0`. */
export function signed(percent: number): string {
  if (percent === 0) return '0'
  return percent > 0 ? `+${percent}` : `−${-percent}`
}
