import type { PrintJobRequest, PrintProfile, MarginsMm } from './print-request'
import { type Result, refused, type Refusal } from '../kernel/result'
import type { Words } from '../words/speak'
import type { PrintPage } from './print-page'
import { textPaper, textWidth } from './text-page'
import { type PaperName, papersBySize } from '../card/paper'
import { usualMargins } from './print-profile'

/** The pages of one part of a print job, and what a reader's window lists of them. */
export interface Section {
  readonly title: string
  readonly pages: readonly PrintPage[]
  readonly marks: readonly Mark[]
  /**
   * Its fronts and backs belong together, and to nothing else: where sheets are printed on both sides it begins on the
   * front of one, and so does what comes after it.
   */
  readonly isTurnedOver?: true
}

/** A place in a section that can be leapt to. */
export interface Mark {
  readonly title: string
  /** Of the section, from 0. */
  readonly page: number
  readonly below: readonly Mark[]
}

/** What holds for every part of a book. */
export interface Setting extends Pick<PrintJobRequest, 'title' | 'ink'> {
  readonly profile: Omit<PrintProfile, 'name'>
  readonly words: Words
  /**
   * A part of the job has backs: what one side may not see of another goes on another sheet, not only on another page.
   */
  readonly isTwoSided: boolean
}

/** The layout of a part, or why it cannot go on this paper, within these margins. */
export type SectionLayout<Source> = (source: Source, setting: Setting) => Result<Section>

/** Whether a part can be read on paper within margins of the upright sheet. */
type Fits = (paper: PaperName, margins: MarginsMm) => boolean

/** `tooSmall` for a part of text that is set at least so wide, in mm. */
export function tooNarrow(what: string, setting: Setting, leastWidthMm: number): Refusal | null {
  return tooSmall(what, setting, (...on) => textWidth(textPaper(...on)) >= leastWidthMm)
}

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
