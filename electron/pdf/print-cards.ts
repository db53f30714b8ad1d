import { setImmediate as turn } from 'node:timers/promises'
import { done, refused, type Result } from '#shared/kernel/result'
import { addBookmarks } from './bookmarks'
import { EmbeddedFaces } from './embedded-faces'
import { isLegible, pageGrid } from '#shared/card/page-grid'
import { cutMarks, pageLines } from './page-lines'
import { cardsByPage } from './page-plan'
import { PagePress, paletteOf } from './page-press'
import { Painter } from './paint'
import { openDocument, wholeDocument } from './pdf-document'
import { placeCard } from './placed-card'
import { asPrinted, type PrintedCard, type PrintJob } from './print-job'
import { boxedIn, writePrinted, type Painted, type PrintedFile, type PrintRun } from './printed-file'
import { rosterPages } from './roster-sheet'

/**
 * Prints cards to a PDF at `target`, which appears whole or not at all. Refused: `print-ships-none`,
 * `print-paper-too-small` { paper, smallest }, `print-cancelled`, and what the disk says (`disk-full` …).
 */
export async function printCards(job: PrintJob, target: string, run: PrintRun): Promise<Result<PrintedFile>> {
  return writePrinted(await paintCards(job, run), target)
}

/** The file as bytes. Gives way after every card, so that whoever shares the thread is never kept waiting. */
export async function paintCards(job: PrintJob, { fonts, signal, onProgress }: PrintRun): Promise<Result<Painted>> {
  const [first] = job.cards
  if (first === undefined) return refused('print-ships-none')
  if (job.perPage === 'fit' && !isLegible(first.pack.card, job.paper)) {
    return refused('print-paper-too-small', { paper: job.paper, smallest: first.pack.card.smallestPaper })
  }
  const cards = job.cards.map((card) => asPrinted(card, job.fresh))
  const grid = pageGrid(first.pack.card, job.paper, job.perPage)
  const sheets = cardsByPage(cards, grid.cells.length)
  const roster = job.roster ? rosterPages(job, cards) : []
  const pages = roster.length + sheets.length
  const { words } = job

  const document = await openDocument(fonts, {
    title: job.title,
    subject: words(job.fresh ? 'print.subjectFresh' : 'print.subject', { n: cards.length }),
    author: words('print.author'),
    program: words('print.program'),
    language: job.language ?? 'en',
    date: job.date,
  })
  const faces = new EmbeddedFaces(document, fonts)
  for (const _ of faces.open()) await turn()
  const press = new PagePress(new Painter(document, faces, paletteOf(job.ink)), job.ink)

  for (const page of roster) {
    const sheet = press.openPage(page)
    for (const row of page.rows()) {
      if (signal?.aborted) return refused('print-cancelled')
      press.paintAt(page.margin, page.margin, page.scale, row, sheet)
      await turn()
    }
    press.paint(page.lines(pages), sheet)
    press.closePage(sheet)
  }

  const pageOf = new Map<PrintedCard, number>()
  for (const [place, onPage] of sheets.entries()) {
    const sheet = press.openPage(grid)
    const page = roster.length + place
    const subject = subjectOf(onPage)
    press.paint(pageLines(grid.lines, { title: job.title, subject, page: page + 1, pages }, words), sheet)
    press.paint(cutMarks(grid), sheet)
    for (const [cell, card] of onPage.entries()) {
      if (signal?.aborted) return refused('print-cancelled')
      placeCard(card, grid.cells[cell]!, words, press, sheet)
      pageOf.set(card, page)
      onProgress?.(pageOf.size, cards.length)
      await turn()
    }
    press.closePage(sheet)
  }

  for (const _ of faces.embed()) await turn()
  if (signal?.aborted) return refused('print-cancelled')
  addBookmarks(document, cards, pageOf, job.roster ? { title: words('print.roster.title') } : null)
  document.end()
  return done({ bytes: await wholeDocument(document), pages, boxed: boxedIn(faces) })
}

/** `Home Fleet · 1st Division, 2nd Division`: whose cards these are. */
function subjectOf(cards: readonly PrintedCard[]): string {
  const squadrons = [...new Set(cards.flatMap(({ squadron }) => squadron ?? []))].join(', ')
  return [cards[0]?.side ?? '', squadrons].filter((part) => part !== '').join(' · ')
}
