import { measure } from '#shared/card/measure'
import { fitText } from './fit-text'
import type { ShipShown } from '#shared/table-view/picture'

/** Space before a flag, and before the remark: the gap of the line. */
export const nameGapPx = 16
/** Parts of their own size: the flag, the drawing of a sign, the space between it and its words. */
const [flagEm, drawingEm, spaceEm] = [0.82, 1.06, 0.32]
/** So much smaller a name is set beside words; then they give way. */
const leastBesideWords = 0.78
/** Smaller than this no name is set: at the usual size it is the least that is read at two metres. */
const leastShare = 0.67
/** The browser's own letters may run a little wider than they were measured. */
const slack = 0.98

export interface NameFit {
  readonly namePx: number
  /** Her remark is beside her name in words; where they would cut it, only as its drawing. */
  readonly saysInWords: boolean
  /** No size that can be read has all of it in one. */
  readonly inTwoLines: boolean
}

/** The largest size at which the whole name fits in its line with all that is beside it; in two where it may break. */
export function nameFit(
  { name, isFlagship, says }: Pick<ShipShown, 'name' | 'isFlagship' | 'says'>,
  { roomPx, namePx, bodyPx }: { readonly roomPx: number; readonly namePx: number; readonly bodyPx: number },
  mayBreak: boolean,
): NameFit {
  const emOfName = measure('head', 1, name) + (isFlagship ? flagEm : 0)
  const left = roomPx - (isFlagship ? nameGapPx : 0)
  const least = namePx * leastShare
  const setIn = (signPx: number, saysInWords: boolean): NameFit => {
    const size = sizeBeside(signPx)
    if (size >= least || !mayBreak) return { namePx: Math.max(least, size), saysInWords, inTwoLines: false }
    const roomPx = left - (signPx > 0 ? signPx + nameGapPx : 0) - (isFlagship ? flagEm * namePx : 0)
    const lines = { face: 'head', roomPx, mostPx: namePx, leastPx: least, lines: 2 } as const
    return { namePx: fitText(name, lines), saysInWords, inTwoLines: true }
  }
  const sizeBeside = (signPx: number) =>
    Math.min(namePx, (slack * (left - (signPx > 0 ? signPx + nameGapPx : 0))) / emOfName)
  if (!says) return setIn(0, true)
  const inWords = sizeBeside(bodyPx * (drawingEm + spaceEm) + measure('work-600', bodyPx, says.text))
  if (inWords >= namePx * leastBesideWords) return { namePx: inWords, saysInWords: true, inTwoLines: false }
  return setIn(bodyPx * drawingEm, false)
}
