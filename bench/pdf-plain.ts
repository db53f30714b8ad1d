/** The peer of `pdf.ts`: the same operations, page after page, by pdfkit's own calls as its manual shows them. */
import PDFDocument from 'pdfkit'
import { glyphs } from '#shared/card/glyphs'
import { glyphUnits } from '#shared/card/glyph-part'
import type { Ink, Operation, RectOp, Stroke, TextOp } from '#shared/card/operations'
import type { Palette } from '#shared/card/palettes'
import { faceFile } from '../electron/pdf/embedded-faces'
import { wholeDocument } from '../electron/pdf/pdf-document'

const mmToPt = 72 / 25.4

export interface PlainPage {
  readonly widthMm: number
  readonly heightMm: number
  readonly pieces: readonly PlainPiece[]
}

/** Operations in a measure of their own. */
interface PlainPiece {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly operations: readonly Operation[]
}

interface PlainSetting {
  readonly fonts: string
  readonly palette: Palette
  readonly date: Date
  /** Kerning and ligatures off, as on screen; or as pdfkit sets text when nobody asks, which it does faster. */
  readonly setting: 'unkerned' | 'unasked'
}

/** The document as bytes. Every page is painted from the first operation to the last. */
export async function paintPlainly(pages: readonly PlainPage[], setting: PlainSetting): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    font: faceFile(setting.fonts, 'work'),
    info: { CreationDate: setting.date, ModDate: setting.date },
  })
  for (const page of pages) {
    document.addPage({ size: [page.widthMm * mmToPt, page.heightMm * mmToPt], margin: 0 })
    for (const { x, y, scale, operations } of page.pieces) {
      document.save()
      document.scale(mmToPt)
      document.translate(x, y)
      document.scale(scale)
      document.miterLimit(4)
      for (const operation of operations) paint(document, operation, setting)
      document.restore()
    }
  }
  document.end()
  return wholeDocument(document)
}

type Document = PDFKit.PDFDocument

function paint(document: Document, operation: Operation, setting: PlainSetting): void {
  const { palette } = setting
  switch (operation.op) {
    case 'rect':
      rectangle(document, operation)
      finish(document, operation.fill, operation.stroke, palette)
      break
    case 'path': {
      const { d, x = 0, y = 0, scaleX = 1, scaleY = 1, fill, fillRule, stroke } = operation
      document.save()
      document.translate(x, y)
      document.scale(scaleX, scaleY)
      document.path(d)
      const widened = stroke && { ...stroke, width: stroke.width / Math.abs(scaleX), ...dashOf(stroke, scaleX) }
      finish(document, fill, widened, palette, fillRule === 'evenodd' ? 'even-odd' : undefined)
      document.restore()
      break
    }
    case 'text':
      text(document, operation, setting)
      break
    case 'glyph': {
      const { glyph, x, y, size, ink, ground = 'sheet' } = operation
      document.save()
      document.translate(x, y)
      document.scale(size / glyphUnits)
      for (const { d, fill, stroke } of glyphs[glyph]) {
        document.path(d)
        const inkOf = (tone: 'ink' | 'ground') => (tone === 'ink' ? ink : ground)
        finish(document, fill && inkOf(fill), stroke && { ...stroke, ink: inkOf(stroke.tone) }, palette)
      }
      document.restore()
      break
    }
    case 'clip':
      document.save()
      document.rect(operation.x, operation.y, operation.width, operation.height).clip()
      for (const inner of operation.operations) paint(document, inner, setting)
      document.restore()
      break
  }
}

function dashOf({ dash }: Stroke, scale: number): Pick<Stroke, 'dash'> {
  return dash ? { dash: [dash[0] / Math.abs(scale), dash[1] / Math.abs(scale)] } : {}
}

function rectangle(document: Document, { x, y, width, height, radius }: RectOp): void {
  if (radius === undefined) document.rect(x, y, width, height)
  else document.roundedRect(x, y, width, height, radius)
}

function finish(
  document: Document,
  fill: Ink | undefined,
  stroke: Stroke | undefined,
  palette: Palette,
  rule?: 'even-odd',
): void {
  if (stroke) {
    document.lineWidth(stroke.width).lineJoin(stroke.join ?? 'miter')
    if (stroke.dash) document.dash(stroke.dash[0], { space: stroke.dash[1] })
    else document.undash()
    document.strokeColor(palette[stroke.ink], stroke.opacity ?? 1)
  }
  if (fill && stroke) document.fillAndStroke(palette[fill], palette[stroke.ink], rule)
  else if (fill) document.fill(palette[fill], rule)
  else if (stroke) document.stroke()
}

function text(document: Document, operation: TextOp, { fonts, palette, setting }: PlainSetting): void {
  const { x, y, text, size, face, ink, anchor, halo } = operation
  if (text === '') return
  document.font(faceFile(fonts, face)).fontSize(size)
  const options: PDFKit.Mixins.TextOptions = {
    lineBreak: false,
    baseline: 'alphabetic',
    ...(setting === 'unkerned' ? { features: { kern: false, liga: false } as unknown as [] } : {}),
  }
  const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
  const start = share === 0 ? x : x - share * document.widthOfString(text, options)
  if (halo) {
    document.lineWidth(halo.width).lineJoin('round').undash().strokeColor(palette[halo.ink], 1)
    document.text(text, start, y, { ...options, fill: false, stroke: true })
  }
  document.fillColor(palette[ink], 1)
  document.text(text, start, y, options)
}
