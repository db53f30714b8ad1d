import { textPaper } from './decks/text-page'
import { done, type Result } from '../kernel/result'
import type { Composed } from '../report/compose-report'
import { reportPages } from './report/report-pages'
import type { Section, Setting } from './section'
import { tooSmall } from './too-small'

export interface ReportSource {
  readonly composed: Composed
}

/** Two cards go side by side, before and after: any narrower, the hits cannot be read. */
const leastWidthMm = 150

/** The after-action report, a mark a turn. Refused: what `tooSmall` refuses. */
export function reportSection({ composed }: ReportSource, setting: Setting): Result<Section> {
  const { profile, words } = setting
  const title = words('printing.part.report')
  const problem = tooSmall(title, setting, (...on) => {
    const { left, right } = textPaper(...on)
    return right - left >= leastWidthMm
  })
  if (problem) return problem
  const pages = reportPages(composed, textPaper(profile.paper, profile.marginsMm), words)
  const marks = pages.flatMap(({ bookmarks }, page) => bookmarks.map((mark) => ({ title: mark, page, below: [] })))
  return done({ title, pages, marks })
}
