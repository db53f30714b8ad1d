import { sentencesOf } from '../../sentence'

/** A sentence of the gunnery rules. */
export const says = sentencesOf('gunnery')

/** A modifier as it is written: `+10`, `−5`, `0`. */
export function signed(percent: number): string {
  if (percent === 0) return '0'
  return percent > 0 ? `+${percent}` : `−${-percent}`
}
