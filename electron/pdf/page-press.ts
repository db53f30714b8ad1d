import type { Operation } from '#shared/card/operations'
import { palettes, type Palette } from '#shared/card/palettes'
import { sparing } from '#shared/card/saving'
import type { PageGrid } from '#shared/print/page-grid'
import type { Form } from './content-stream'
import { blankPageContent, type FormBox, type Painter, type PageContent } from './paint'

export type PrintInk = 'colour' | 'grey' | 'saving'

const mmToPt = 72 / 25.4

export function paletteOf(ink: PrintInk): Palette {
  return palettes[({ colour: 'print', grey: 'print-grey', saving: 'print-saving' } as const)[ink]]
}

/** Opens pages, paints on them in the chosen ink, and strikes once what comes again and again. */
export class PagePress {
  readonly #struck = new Map<string, Form>()

  constructor(
    readonly painter: Painter,
    readonly ink: PrintInk,
  ) {}

  /** Opens a page held as the grid says; what is painted on the sheet is in mm from its upper left corner. */
  openPage({ widthMm, heightMm }: Pick<PageGrid, 'widthMm' | 'heightMm'>): PageContent {
    this.painter.document.addPage({ size: [widthMm * mmToPt, heightMm * mmToPt], margin: 0 })
    const sheet = blankPageContent()
    sheet.stream.place(0, 0, mmToPt)
    // Corners as SVG cuts them; pdfkit's page has turned y downwards already.
    sheet.stream.write('4 M')
    return sheet
  }

  closePage({ stream, resources }: PageContent): void {
    const { page } = this.painter.document
    Object.assign(page.fonts, resources.Font)
    Object.assign(page.xobjects, resources.XObject)
    Object.assign(page.ext_gstates, resources.ExtGState)
    page.write(Buffer.from(stream.text, 'latin1'))
  }

  paint(operations: readonly Operation[], sheet: PageContent): void {
    this.painter.paint(this.#inked(operations), sheet)
  }

  /** Operations in a measure of their own: lines and letters are scaled with them. */
  paintAt(x: number, y: number, scale: number, operations: readonly Operation[], sheet: PageContent): void {
    sheet.stream.save()
    sheet.stream.place(x, y, scale)
    this.paint(operations, sheet)
    sheet.stream.restore()
  }

  /** Places what is known by this key; where it is not, it is drawn and kept as a form. */
  stamp(key: string, draw: () => readonly Operation[], box: FormBox, sheet: PageContent): void {
    let form = this.#struck.get(key)
    if (form === undefined) {
      form = this.painter.form(this.#inked(draw()), box)
      this.#struck.set(key, form)
    }
    this.painter.placeForm(form, sheet)
  }

  #inked(operations: readonly Operation[]): readonly Operation[] {
    return this.ink === 'saving' ? sparing(operations) : operations
  }
}
