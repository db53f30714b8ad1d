import type { PrintJobRequest, PrintProfile } from './request/print-job'
import type { Result } from '../kernel/result'
import type { Words } from '../words/speak'
import type { PrintPage } from './print-page'

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
