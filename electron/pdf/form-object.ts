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
