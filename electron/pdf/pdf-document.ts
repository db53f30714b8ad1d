import { faceFile } from './embedded-faces'

export interface Colophon {
  readonly title: string
  readonly subject: string
  readonly author: string
  readonly program: string
  readonly language: string
  readonly date: Date
}

/**
 * An empty document. Our own face is its default, or pdfkit would load Helvetica. Both dates are given, so that the
 * file's id, which pdfkit derives from them and the title, is the same for the same print.
 */
export async function openDocument(
  fonts: string,
  { title, subject, author, program, language, date }: Colophon,
): Promise<PDFKit.PDFDocument> {
  // Half of the time that the program takes to start, if it were loaded before somebody prints.
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    font: faceFile(fonts, 'work'),
    lang: language,
    displayTitle: true,
    margin: 0,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: program,
      Producer: program,
      CreationDate: date,
      ModDate: date,
    },
  })
}

/** Everything the document has written, once it has ended. */
export async function wholeDocument(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of document) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
