import { setImmediate as turn } from 'node:timers/promises'
import { done, refused, type Result } from '#shared/kernel/result'
import { diskTrouble } from '../desk/disk-trouble'
import { writeWhole } from '../desk/library/write-file'
import { addBookmarks } from './bookmarks'
import { CardPress, paletteOf } from './card-press'
import { EmbeddedFaces } from './embedded-faces'
import { isLegible, pageGrid } from '#shared/card/page-grid'
import { cutMarks, pageLines } from './page-lines'
import { cardsByPage } from './page-plan'
import { Painter } from './paint'
import { openDocument, wholeDocument } from './pdf-document'
import { asPrinted, type PrintedCard, type PrintJob } from './print-job'
import { rosterPages } from './roster-sheet'

export interface PrintRun {
  /** The folder of the bundled fonts, `assets/fonts`. */
  readonly fonts: string
  readonly signal?: AbortSignal
  /** Cards painted, of how many. */
  readonly onProgress?: (done: number, of: number) => void
}

export interface PrintedFile {
  readonly path: string
  readonly pages: number
  readonly bytes: number
  /** Names and other texts that hold letters our faces do not have, a few of them. */
  readonly boxed: readonly string[]
}

/** As many texts as a sentence can name. */
const mostBoxed = 12

/**
 * Prints cards to a PDF at `target`, which appears whole or not at all. Refused: `print-ships-none`,
 * `print-paper-too-small` { paper, smallest }, `print-cancelled`, and what the disk says (`disk-full` …).
 */
export async function printCards(job: PrintJob, target: string, run: PrintRun): Promise<Result<PrintedFile>> {
  const painted = await paintCards(job, run)
  if (!painted.ok) return painted
  const { bytes, pages, boxed } = painted.value
  try {
    await writeWhole(target, bytes)
  } catch (error) {
    return diskTrouble(error)
  }
  return done({ path: target, pages, bytes: bytes.length, boxed })
}

/** The file as bytes. Gives way after every card, so that whoever shares the thread is never kept waiting. */
export async function paintCards(
  job: PrintJob,
  { fonts, signal, onProgress }: PrintRun,
): Promise<Result<{ readonly bytes: Uint8Array } & Pick<PrintedFile, 'pages' | 'boxed'>>> {
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

  const document = openDocument(fonts, {
    title: job.title,
    subject: words(job.fresh ? 'print.subjectFresh' : 'print.subject', { n: cards.length }),
    author: words('print.author'),
    program: words('print.program'),
    language: job.language ?? 'en',
    date: job.date,
  })
  const faces = new EmbeddedFaces(document, fonts)
  for (const _ of faces.open()) await turn()
  const press = new CardPress(new Painter(document, faces, paletteOf(job.ink)), job.ink)

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
      press.placeCard(card, grid.cells[cell]!, words, sheet)
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

/** Texts with boxes in them; not those that only hold another of them. */
function boxedIn({ boxed }: EmbeddedFaces): readonly string[] {
  const texts = [...boxed]
  return texts.filter((text) => !texts.some((other) => other !== text && text.includes(other))).slice(0, mostBoxed)
}

/** `Home Fleet · 1st Division, 2nd Division`: whose cards these are. */
function subjectOf(cards: readonly PrintedCard[]): string {
  const squadrons = [...new Set(cards.flatMap(({ squadron }) => squadron ?? []))].join(', ')
  return [cards[0]?.side ?? '', squadrons].filter((part) => part !== '').join(' · ')
}
