import type { Operation } from '#shared/card/operations'
import { palettes, type Palette } from '#shared/card/palettes'
import { sparing } from '#shared/card/saving'
import type { Words } from '#shared/words/speak'
import type { Form } from './form-object'
import type { Area, PageGrid } from '#shared/card/page-grid'
import { blankSheet, type Painter, type Sheet } from './paint'
import type { PrintedCard, PrintJob } from './print-job'

const mmToPt = 72 / 25.4

export function paletteOf(ink: PrintJob['ink']): Palette {
  return palettes[({ colour: 'print', grey: 'print-grey', saving: 'print-saving' } as const)[ink]]
}

/** Lays cards on pages: the face of a ship is struck once as a form, her marks are painted over it on each page. */
export class CardPress {
  readonly #faces = new Map<string, Form>()

  constructor(
    readonly painter: Painter,
    readonly ink: PrintJob['ink'],
  ) {}

  /** Opens a page held as the grid says; what is painted on the sheet is in mm from its upper left corner. */
  openPage({ widthMm, heightMm }: Pick<PageGrid, 'widthMm' | 'heightMm'>): Sheet {
    this.painter.document.addPage({ size: [widthMm * mmToPt, heightMm * mmToPt], margin: 0 })
    const sheet = blankSheet()
    sheet.stream.place(0, 0, mmToPt)
    // Corners as SVG cuts them; pdfkit's page has turned y downwards already.
    sheet.stream.write('4 M')
    return sheet
  }

  closePage({ stream, resources }: Sheet): void {
    const { page } = this.painter.document
    Object.assign(page.fonts, resources.Font)
    Object.assign(page.xobjects, resources.XObject)
    Object.assign(page.ext_gstates, resources.ExtGState)
    page.write(Buffer.from(stream.text, 'latin1'))
  }

  paint(operations: readonly Operation[], sheet: Sheet): void {
    this.painter.paint(this.#inked(operations), sheet)
  }

  /** Operations in a measure of their own: lines and letters are scaled with them. */
  paintAt(x: number, y: number, scale: number, operations: readonly Operation[], sheet: Sheet): void {
    sheet.stream.save()
    sheet.stream.place(x, y, scale)
    this.paint(operations, sheet)
    sheet.stream.restore()
  }

  /** A card in its cell, as large as goes. */
  placeCard({ ship, pack }: PrintedCard, cell: Area, words: Words, sheet: Sheet): void {
    const { card } = pack
    const scale = Math.min(cell.width / card.widthMm, cell.height / card.heightMm)
    const x = cell.x + (cell.width - card.widthMm * scale) / 2
    const y = cell.y + (cell.height - card.heightMm * scale) / 2
    sheet.stream.save()
    sheet.stream.place(x, y, scale)
    this.painter.placeForm(this.#face({ ship, pack }, words), sheet)
    for (const piece of card.pieces(ship.document)) this.paint(card.piece(piece, ship, words), sheet)
    sheet.stream.restore()
  }

  /** By what the document says, not by which object it is: the ships of a game come with a copy each. */
  #face({ ship, pack }: PrintedCard, words: Words): Form {
    const key = `${pack.id} ${JSON.stringify(ship.document)}`
    const struck = this.#faces.get(key)
    if (struck) return struck
    const operations = this.#inked(pack.card.face(ship.document, words))
    const form = this.painter.form(operations, pack.card.widthMm, pack.card.heightMm)
    this.#faces.set(key, form)
    return form
  }

  #inked(operations: readonly Operation[]): readonly Operation[] {
    return this.ink === 'saving' ? sparing(operations) : operations
  }
}
