import type { FormField } from '../../../pack/procedure'
import { torpedoRanges } from '../../tables/torpedoes'
import { says } from './says'

const mostInches = 44

/** The range of torpedoes on a bar that goes as far as they run, with what each band adds to the hit number. */
export function torpedoRange(usual: number, reachInches: number): Extract<FormField, { kind: 'range' }> {
  const near = torpedoRanges.filter(({ upToInches }) => Number.isFinite(upToInches))
  const beyond = torpedoRanges.slice(near.length)
  const last = near.at(-1)?.upToInches ?? 0
  const isFar = reachInches > last
  const bands = isFar ? [...near, ...beyond] : near
  const figures = bands.map(({ modifier }) => (modifier > 0 ? `+${modifier}` : String(modifier).replace('-', '−')))
  const bandsInches = [...near.map(({ upToInches }) => upToInches), ...(isFar ? [reachInches] : [])]
  return {
    kind: 'range',
    name: 'rangeInches',
    mostInches,
    bandsInches,
    inBands: { say: says('inBands'), figures },
    default: usual,
  }
}
