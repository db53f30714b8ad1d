import { pdfNumber, type Curve } from './path-curves'

export interface Pen {
  readonly colour: string
  readonly width: number
  readonly dash: readonly [number, number] | null
  readonly join: 'miter' | 'round'
}

/** What the reader of a stream knows at a place; `null` where nothing is known yet, as at the beginning of a form. */
interface GraphicsState {
  fill: string | null
  stroke: string | null
  width: number | null
  dash: string | null
  join: string | null
  font: string | null
}

/** Operators of one content stream. Says only what changes: half the bytes of a stream that repeats its colours. */
export class ContentStream {
  text = ''
  #state: GraphicsState = { fill: null, stroke: null, width: null, dash: null, join: null, font: null }
  readonly #saved: GraphicsState[] = []

  write(operator: string): void {
    this.text += operator + '\n'
  }

  save(): void {
    this.#saved.push({ ...this.#state })
    this.write('q')
  }

  restore(): void {
    const saved = this.#saved.pop()
    if (saved === undefined) throw new Error('restored more often than saved')
    this.#state = saved
    this.write('Q')
  }

  /** Moves and scales what follows, until `restore`. */
  place(x: number, y: number, scaleX: number, scaleY = scaleX): void {
    this.write(`${fine(scaleX)} 0 0 ${fine(scaleY)} ${fine(x)} ${fine(y)} cm`)
  }

  /** What follows is turned clockwise about a place, which is its zero. */
  turn(x: number, y: number, degrees: number): void {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    this.write(`${fine(cos)} ${fine(sin)} ${fine(-sin)} ${fine(cos)} ${fine(x)} ${fine(y)} cm`)
  }

  fill(colour: string): void {
    if (this.#state.fill === colour) return
    this.#state.fill = colour
    this.write(colour)
  }

  pen({ colour, width, dash, join }: Pen): void {
    const state = this.#state
    if (state.stroke !== colour) this.write((state.stroke = colour))
    if (state.width !== width) this.write(`${fine((state.width = width))} w`)
    const dashes = dash === null ? '[] 0' : `[${fine(dash[0])} ${fine(dash[1])}] 0`
    if (state.dash !== dashes) this.write(`${(state.dash = dashes)} d`)
    if (state.join !== join) this.write(`${(state.join = join) === 'round' ? 1 : 0} j`)
  }

  font(name: string, size: number): void {
    const font = `/${name} ${fine(size)} Tf`
    if (this.#state.font !== font) this.write((this.#state.font = font))
  }

  /** A line of text from its baseline, upright although y runs down; the outline of a halo lies under the letters. */
  letters(x: number, y: number, hex: string, haloed: boolean): void {
    const place = `BT\n1 0 0 -1 ${pdfNumber(x)} ${pdfNumber(y)} Tm\n`
    const outline = haloed ? `1 Tr\n<${hex}> Tj\n0 Tr\n${place.slice(3)}` : ''
    this.text += `${place}${outline}<${hex}> Tj\nET\n`
  }

  rectangle(x: number, y: number, width: number, height: number): void {
    this.text += `${pdfNumber(x)} ${pdfNumber(y)} ${pdfNumber(width)} ${pdfNumber(height)} re\n`
  }

  /** A path, every point moved and scaled by figures so that a stroke keeps its width. */
  path(curves: readonly Curve[], x = 0, y = 0, scaleX = 1, scaleY = 1): void {
    let text = ''
    for (const { operator, points } of curves) {
      for (let at = 0; at < points.length; at += 2)
        text += `${pdfNumber(x + scaleX * points[at]!)} ${pdfNumber(y + scaleY * points[at + 1]!)} `
      text += operator + '\n'
    }
    this.text += text
  }
}

/** Sizes, widths and scales: four places, since they multiply what follows them. */
function fine(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}

/**
 * Form objects: a drawing that is in the file once and is placed by name wherever it is wanted. pdfkit has no
 * public call for them, but it writes any object given to `ref`: a stream whose dictionary says Form is one. It needs
 * resources of its own, since a form sees none of the page's, and it starts from the graphics state of the place where
 * it is drawn, which is why `ContentStream` takes nothing for known at its beginning.
 */

/** Objects that a content stream calls by name, in the shape of a PDF resources dictionary. */
export class Resources {
  readonly Font: Record<string, PDFKit.PDFKitReference> = {}
  readonly XObject: Record<string, PDFKit.PDFKitReference> = {}
  readonly ExtGState: Record<string, PDFKit.PDFKitReference> = {}

  /** Without the kinds of which nothing is used. */
  dictionary(): Record<string, Record<string, PDFKit.PDFKitReference>> {
    const used = Object.entries({ ...this }).filter(([, names]) => Object.keys(names).length > 0)
    return Object.fromEntries(used)
  }
}

export interface Form {
  readonly name: string
  readonly object: PDFKit.PDFKitReference
}

/** Writes a form. `box` in the form's own units: what lies outside is not painted. */
export function writeForm(
  document: PDFKit.PDFDocument,
  name: string,
  box: readonly [number, number, number, number],
  content: string,
  resources: Resources,
): Form {
  const object = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [...box],
    Resources: resources.dictionary(),
  })
  object.end(Buffer.from(content, 'latin1'))
  return { name, object }
}
