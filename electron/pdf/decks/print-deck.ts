import { setImmediate as turn } from 'node:timers/promises'
import { deckPages, type DeckLayout } from '#shared/decks/paper/deck-pages'
import type { PagePart } from '#shared/decks/paper/deck-page'
import { done, refused, type Result } from '#shared/kernel/result'
import type { Words } from '#shared/words/speak'
import { EmbeddedFaces } from '../embedded-faces'
import { PagePress, paletteOf } from '../page-press'
import { Painter, type Sheet } from '../paint'
import { openDocument, wholeDocument } from '../pdf-document'
import { boxedIn, writePrinted, type Painted, type PrintedFile, type PrintRun } from '../printed-file'
import { addPageBookmarks } from './page-bookmarks'

/** A deck to print: its layout, and what the file says of itself. */
export interface DeckPrint extends DeckLayout {
  readonly words: Words
  /** Language of the words, as in `en`. */
  readonly language?: string
  /** The one thing that differs between two prints of the same deck: same date, same bytes. */
  readonly date: Date
}

/**
 * Prints a deck to a PDF at `target`, which appears whole or not at all. Refused: what `deckPages` refuses,
 * `print-cancelled`, and what the disk says (`disk-full` …).
 */
export async function printDeck(print: DeckPrint, target: string, run: PrintRun): Promise<Result<PrintedFile>> {
  return writePrinted(await paintDeck(print, run), target)
}

/** The file as bytes. Gives way after every card, so that whoever shares the thread is never kept waiting. */
export async function paintDeck(print: DeckPrint, { fonts, signal, onProgress }: PrintRun): Promise<Result<Painted>> {
  const { words, ink } = print
  const pages = deckPages(print, words)
  if (!pages.ok) return pages
  const document = await openDocument(fonts, {
    title: print.title,
    subject: words('printDeck.subject'),
    author: words('print.author'),
    program: words('print.program'),
    language: print.language ?? 'en',
    date: print.date,
  })
  const faces = new EmbeddedFaces(document, fonts)
  for (const _ of faces.open()) await turn()
  const press = new PagePress(new Painter(document, faces, paletteOf(ink)), ink)
  for (const [place, page] of pages.value.entries()) {
    const sheet = press.openPage(page)
    for (const part of page.parts) {
      if (signal?.aborted) return refused('print-cancelled')
      paintPart(part, press, sheet)
      await turn()
    }
    press.closePage(sheet)
    onProgress?.(place + 1, pages.value.length)
  }
  for (const _ of faces.embed()) await turn()
  if (signal?.aborted) return refused('print-cancelled')
  addPageBookmarks(document, pages.value)
  document.end()
  return done({ bytes: await wholeDocument(document), pages: pages.value.length, boxed: boxedIn(faces) })
}

function paintPart({ x, y, draw, struck }: PagePart, press: PagePress, sheet: Sheet): void {
  if (struck === undefined) return press.paintAt(x, y, 1, draw(), sheet)
  sheet.stream.save()
  sheet.stream.place(x, y, 1)
  press.strike(struck.key, draw, struck, sheet)
  sheet.stream.restore()
}
