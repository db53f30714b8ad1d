import type { PaperName } from '../card/paper'
import { papersBySize } from '../card/paper'
import { usualMargins } from './print-profile'
import { refused, type Refusal } from '../kernel/result'
import type { MarginsMm } from './request/print-job'
import type { Setting } from './section'

/** Whether a part can be read on paper within margins of the upright sheet. */
type Fits = (paper: PaperName, margins: MarginsMm) => boolean

/**
 * Null where a part can be read. Otherwise `print-margins-too-wide` { what, paper } if the paper would do with the
 * margins that most printers have, or `print-paper-too-small` { what, paper, smallest }. `what` is the part in words.
 */
export function tooSmall(what: string, { profile: { paper, marginsMm } }: Setting, fits: Fits): Refusal | null {
  if (fits(paper, marginsMm)) return null
  if (fits(paper, usualMargins(paper))) return refused('print-margins-too-wide', { what, paper })
  const smallest = papersBySize.find((each) => fits(each, usualMargins(each))) ?? 'A4'
  return refused('print-paper-too-small', { what, paper, smallest })
}
