import { glyphUnits, type GlyphTone } from '#shared/card/glyph-part'
import { glyphs } from '#shared/card/glyphs'
import { plainJpeg } from '#shared/card/plain-jpeg'
import type { ClipOp, GlyphOp, ImageOp, Ink, Operation, PathOp, RectOp, Stroke, TextOp } from '#shared/card/operations'
import type { Palette } from '#shared/card/palettes'
import { assertNever } from '#shared/kernel/assert-never'
import { ContentStream, Resources, writeForm, type Form } from './content-stream'
import type { EmbeddedFaces } from './embedded-faces'
import { curvesOf, type Curve } from './path-curves'

/** A stream under way and what it calls by name. Lengths are mm, y downwards: `placed` turns the page that way. */
export interface PageContent {
  readonly stream: ContentStream
  readonly resources: Resources
}

/** What of a form is painted, in mm of its own measure; the rest is cut off. */
export interface FormBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function blankPageContent(): PageContent {
  return { stream: new ContentStream(), resources: new Resources() }
}

/**
 * Paints draw operations into content streams of one document, in one palette: the same list the screen paints as SVG.
 * pdfkit keeps the objects, fonts and pages; the operators are written here, since that is where the time goes.
 * Line weights of a theme are all plain on paper, so a stroke is as wide as it says.
 */
export class Painter {
  /** No colour ink is wanted, pictures included. */
  readonly #isGrey: boolean
  readonly #curves = new Map<string, readonly Curve[]>()
  readonly #colours = new Map<Ink, { readonly fill: string; readonly stroke: string }>()
  readonly #glyphs = new Map<string, Form>()
  readonly #images = new Map<string, { readonly form: Form; readonly isColoured: boolean } | null>()
  readonly #opacities = new Map<number, PDFKit.PDFKitReference>()
  #withoutHue: PDFKit.PDFKitReference | undefined
  #forms = 0

  constructor(
    readonly document: PDFKit.PDFDocument,
    readonly faces: EmbeddedFaces,
    readonly palette: Palette,
  ) {
    this.#isGrey = Object.values(palette).every((hex) => /^#(..)\1\1$/.test(hex))
  }

  paint(operations: readonly Operation[], sheet: PageContent): void {
    for (const operation of operations) this.#paintOne(operation, sheet)
  }

  /** Operations as a form of its own, to be placed any number of times. */
  form(operations: readonly Operation[], { left, top, width, height }: FormBox): Form {
    const sheet = blankPageContent()
    this.paint(operations, sheet)
    return this.#write([left, top, left + width, top + height], sheet)
  }

  placeForm(form: Form, { stream, resources }: PageContent): void {
    resources.XObject[form.name] = form.object
    stream.write(`/${form.name} Do`)
  }

  #write(box: readonly [number, number, number, number], { stream, resources }: PageContent): Form {
    return writeForm(this.document, `X${++this.#forms}`, box, stream.text, resources)
  }

  #paintOne(operation: Operation, sheet: PageContent): void {
    switch (operation.op) {
      case 'rect':
        return this.#rect(operation, sheet)
      case 'path':
        return this.#path(operation, sheet)
      case 'text':
        return this.#text(operation, sheet)
      case 'glyph':
        return this.#glyph(operation, sheet)
      case 'clip':
        return this.#clip(operation, sheet)
      case 'image':
        return this.#image(operation, sheet)
      default:
        return assertNever(operation)
    }
  }

  #rect({ x, y, width, height, radius = 0, fill, stroke }: RectOp, sheet: PageContent): void {
    const corner = Math.min(radius, width / 2, height / 2)
    this.#shape(sheet, fill, stroke, '', () => {
      if (corner === 0) sheet.stream.rectangle(x, y, width, height)
      else sheet.stream.path(this.#curvesOf(roundedRectangle(width, height, corner)), x, y)
    })
  }

  #path({ d, x = 0, y = 0, scaleX = 1, scaleY = 1, fill, fillRule, stroke }: PathOp, sheet: PageContent): void {
    this.#shape(sheet, fill, stroke, fillRule === 'evenodd' ? '*' : '', () => {
      sheet.stream.path(this.#curvesOf(d), x, y, scaleX, scaleY)
    })
  }

  /** Colours first, then the path, then the one operator that fills and strokes it: no colour may be in between. */
  #shape(
    sheet: PageContent,
    fill: Ink | undefined,
    stroke: Stroke | undefined,
    rule: '' | '*',
    draw: () => void,
  ): void {
    const { stream } = sheet
    const veiled = stroke?.opacity !== undefined && stroke.opacity < 1
    if (veiled) {
      stream.save()
      this.#opacity(stroke.opacity!, sheet)
    }
    if (fill !== undefined) stream.fill(this.#colour(fill).fill)
    if (stroke !== undefined) this.#pen(stroke, stream)
    if (fill !== undefined || stroke !== undefined) {
      draw()
      stream.write(fill === undefined ? 'S' : (stroke === undefined ? 'f' : 'B') + rule)
    }
    if (veiled) stream.restore()
  }

  #text({ turn, ...operation }: TextOp, sheet: PageContent): void {
    if (operation.text === '') return
    if (!turn) return this.#level(operation, sheet)
    sheet.stream.save()
    sheet.stream.turn(operation.x, operation.y, turn)
    this.#level({ ...operation, x: 0, y: 0 }, sheet)
    sheet.stream.restore()
  }

  #level({ x, y, text, size, face, ink, anchor, halo }: TextOp, { stream, resources }: PageContent): void {
    const font = this.faces.font(face)
    const { hex, width } = this.faces.encode(face, text)
    resources.Font[font.id] = font.ref()
    const share = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
    const start = x - (share * width * size) / 1000
    if (halo) {
      const { stroke } = this.#colour(halo.ink)
      stream.pen({ colour: stroke, width: halo.width, dash: null, join: 'round' })
    }
    stream.fill(this.#colour(ink).fill)
    stream.font(font.id, size)
    stream.letters(start, y, hex, halo !== undefined)
  }

  /** A glyph is drawn once for its colours, and scaled where it stands, its lines with it. */
  #glyph({ glyph, x, y, size, ink, ground = 'sheet' }: GlyphOp, sheet: PageContent): void {
    const key = `${glyph} ${ink} ${ground}`
    let form = this.#glyphs.get(key)
    if (form === undefined) {
      form = this.#glyphForm(glyph, (tone) => (tone === 'ink' ? ink : ground))
      this.#glyphs.set(key, form)
    }
    sheet.stream.save()
    sheet.stream.place(x, y, size / glyphUnits)
    this.placeForm(form, sheet)
    sheet.stream.restore()
  }

  #glyphForm(glyph: GlyphOp['glyph'], inkOf: (tone: GlyphTone) => Ink): Form {
    const sheet = blankPageContent()
    for (const { d, fill, stroke } of glyphs[glyph]) {
      const line = stroke && { ...stroke, ink: inkOf(stroke.tone) }
      this.#shape(sheet, fill && inkOf(fill), line, '', () => {
        sheet.stream.path(this.#curvesOf(d))
      })
    }
    // As on screen, a line on the edge of the square may stick out of it.
    return this.#write([-4, -4, glyphUnits + 4, glyphUnits + 4], sheet)
  }

  #clip({ x, y, width, height, operations }: ClipOp, sheet: PageContent): void {
    sheet.stream.save()
    sheet.stream.rectangle(x, y, width, height)
    sheet.stream.write('W n')
    this.paint(operations, sheet)
    sheet.stream.restore()
  }

  /** The bytes go into the file as they are, once however often they are painted; what is no plain JPEG never does. */
  #image({ x, y, width, height, jpeg }: ImageOp, sheet: PageContent): void {
    let image = this.#images.get(jpeg)
    if (image === undefined) this.#images.set(jpeg, (image = this.#imageObject(Buffer.from(jpeg, 'base64'))))
    if (image === null) return
    sheet.stream.save()
    // The square of an image stands on its foot, and this page runs down.
    sheet.stream.place(x, y + height, width, -height)
    this.placeForm(image.form, sheet)
    if (image.isColoured && this.#isGrey) this.#takeHue(sheet)
    sheet.stream.restore()
  }

  /** Over the square of an image: a grey that lends it nothing but that it has no hue. */
  #takeHue({ stream, resources }: PageContent): void {
    if (this.#withoutHue === undefined) {
      this.#withoutHue = this.document.ref({ Type: 'ExtGState', BM: 'Saturation' })
      this.#withoutHue.end(undefined)
    }
    resources.ExtGState['Grey'] = this.#withoutHue
    stream.write('/Grey gs')
    stream.fill('0.5 g')
    stream.rectangle(0, 0, 1, 1)
    stream.write('f')
  }

  #imageObject(bytes: Buffer): { readonly form: Form; readonly isColoured: boolean } | null {
    const frame = plainJpeg(bytes)
    if (!frame) return null
    const object = this.document.ref({
      Type: 'XObject',
      Subtype: 'Image',
      Width: frame.width,
      Height: frame.height,
      ColorSpace: frame.components === 1 ? 'DeviceGray' : 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    })
    object.end(bytes)
    return { form: { name: `X${++this.#forms}`, object }, isColoured: frame.components !== 1 }
  }

  #pen({ ink, width, dash, join = 'miter' }: Stroke, stream: ContentStream): void {
    stream.pen({ colour: this.#colour(ink).stroke, width, dash: dash ?? null, join })
  }

  #opacity(opacity: number, { stream, resources }: PageContent): void {
    let state = this.#opacities.get(opacity)
    if (state === undefined) {
      state = this.document.ref({ Type: 'ExtGState', CA: opacity })
      state.end(undefined)
      this.#opacities.set(opacity, state)
    }
    const name = `O${Math.round(opacity * 1000)}`
    resources.ExtGState[name] = state
    stream.write(`/${name} gs`)
  }

  #curvesOf(d: string): readonly Curve[] {
    const known = this.#curves.get(d)
    if (known) return known
    const curves = curvesOf(d)
    this.#curves.set(d, curves)
    return curves
  }

  #colour(ink: Ink): { readonly fill: string; readonly stroke: string } {
    const known = this.#colours.get(ink)
    if (known) return known
    const colour = colourOperators(this.palette[ink])
    this.#colours.set(ink, colour)
    return colour
  }
}

/** `#rrggbb` as the operators that fill and stroke with it; greys in grey, so that a grey print needs no colour ink. */
function colourOperators(hex: string): { readonly fill: string; readonly stroke: string } {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000,
  )
  if (red === green && green === blue) return { fill: `${red} g`, stroke: `${red} G` }
  return { fill: `${red} ${green} ${blue} rg`, stroke: `${red} ${green} ${blue} RG` }
}

function roundedRectangle(width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${r} 0h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`
}
