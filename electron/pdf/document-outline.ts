/** What pdfkit's outline takes and its published types do not say: a page by its number, shown whole. */
export interface Outline {
  addItem(
    title: string,
    options: { readonly pageNumber: number; readonly fit: boolean; readonly expanded: boolean },
  ): Outline
}

export function outlineOf(document: PDFKit.PDFDocument): Outline {
  return document.outline as unknown as Outline
}
