import type { FormField } from '../../../pack/procedure'
import type { Scalar } from '../../../../kernel/scalar'
import { rangeBand } from '../../tables/gunnery'
import { says } from '../on-target/says'

const centimetresPerInch = 2.54
/** A range measured to the edge of a band is in that band, even if the conversion of units rounds. */
const slackCentimetres = 0.05
export const mostBands = 5

/** Ends of the bands: 25 cm are 9.84 inches. */
export const bandsInches: readonly number[] = Array.from({ length: mostBands }, (_, at) => inchesOf(at + 1))

/** Where a band ends, in inches to two places. */
export function inchesOf(bands: number): number {
  return Math.round((100 * bands * rangeBand.centimetres) / centimetresPerInch) / 100
}

/** The first band that a range does not exceed (ruling), from 1; beyond the last one 6 and more. */
export function bandAt(rangeInches: number): number {
  const bands = (rangeInches * centimetresPerInch - slackCentimetres) / rangeBand.centimetres
  return Math.max(1, Math.ceil(bands))
}

/** The range of an input: inches, not below 0. */
export function rangeIn(value: Scalar | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** On the graduated bar with its five bands, each by its number. */
export function rangeField(usual: number): FormField & { readonly kind: 'range' } {
  const mostInches = bandsInches.at(-1) ?? 0
  const inBands = { say: says('bands'), figures: bandsInches.map((_inches, at) => `${at + 1}`) }
  return {
    kind: 'range',
    name: 'rangeInches',
    mostInches,
    bandsInches,
    default: usual,
    inBands,
    measuredIn: 'centimetres',
  }
}
