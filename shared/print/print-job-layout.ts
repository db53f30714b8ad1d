import { checkMargins } from './print-profile'
import { done, type Result } from '../kernel/result'
import { blanksSection, type BlanksSource, cardsSection, type CardsSource } from './cards-section'
import { briefingSection, type BriefingSource } from './briefing-section'
import { deckSection, type DeckSource } from './deck-section'
import { ordersSection, type OrdersSource } from './orders-section'
import { plateSection, type PlateSource } from './plate-section'
import { whitePage, type PrintPage } from './print-page'
import type { PrintedShips } from './printed-card'
import { referenceSection, type ReferenceSource } from './reference-section'
import { reportSection, type ReportSource } from './report-section'
import { rosterSection } from './roster-section'
import type { SectionLayout, Section, Setting } from './section'
import { testPageSection, type TestPageSource } from './test-page-section'

/** What each part of a book is made of, once the machine has read it. */
export interface PartSources {
  readonly cards: CardsSource
  readonly roster: PrintedShips
  readonly plate: PlateSource
  readonly briefing: BriefingSource
  readonly reference: ReferenceSource
  readonly deck: DeckSource
  readonly blanks: BlanksSource
  readonly orders: OrdersSource
  readonly report: ReportSource
  readonly testPage: TestPageSource
}
type PartName = keyof PartSources

const sectionLayouts: { readonly [Part in PartName]: SectionLayout<PartSources[Part]> } = {
  cards: cardsSection,
  roster: rosterSection,
  plate: plateSection,
  briefing: briefingSection,
  reference: referenceSection,
  deck: deckSection,
  blanks: blanksSection,
  orders: ordersSection,
  report: reportSection,
  testPage: testPageSection,
}

/** A part with what it is made of. */
export type SourcedPart<Part extends PartName = PartName> = {
  readonly [Each in Part]: { readonly part: Each; readonly source: PartSources[Each] }
}[Part]

export interface PrintJobSetting extends Omit<Setting, 'isTwoSided'> {
  readonly parts: readonly SourcedPart[]
}

/** The pages of all parts, one after another. */
export interface PrintedJob {
  readonly pages: readonly PrintPage[]
  /** In the order of the parts, with the page each begins on, from 0. */
  readonly sections: readonly (Section & { readonly begins: number })[]
}

/**
 * Makes the layout of every part before anything is drawn. Refused: `print-margins-impossible`, or with the refusal of
 * the first part that cannot be printed.
 */
export function layoutPrintJob({ parts, ...setting }: PrintJobSetting): Result<PrintedJob> {
  const fits = checkMargins(setting.profile.paper, setting.profile.marginsMm)
  if (!fits.ok) return fits
  const isTwoSided = parts.some(hasBacks)
  const pages: PrintPage[] = []
  const sections: (Section & { readonly begins: number })[] = []
  for (const part of parts) {
    const section = layoutSection(part, { ...setting, isTwoSided })
    if (!section.ok) return section
    const startsOnFront = section.value.isTurnedOver || sections.at(-1)?.isTurnedOver
    if (startsOnFront && pages.length % 2 === 1) pages.push(whitePage(pages.at(-1)!))
    sections.push({ ...section.value, begins: pages.length })
    pages.push(...section.value.pages)
  }
  return done({ pages, sections })
}

function layoutSection<Part extends PartName>({ part, source }: SourcedPart<Part>, setting: Setting): Result<Section> {
  return sectionLayouts[part](source, setting)
}

function hasBacks(each: SourcedPart): boolean {
  return each.part === 'testPage' || (each.part === 'deck' && each.source.as === 'cards' && each.source.backs)
}
