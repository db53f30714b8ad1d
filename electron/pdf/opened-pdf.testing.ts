import './without-canvas.testing'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface OpenedPdf {
  /** Width and height of every page in points. */
  readonly sizes: readonly (readonly [number, number])[]
  /** Text of every page, run after run. */
  readonly texts: readonly (readonly string[])[]
  /** Titles with the number of the page they lead to, one line each, indented by depth. */
  readonly outline: readonly string[]
  readonly info: Readonly<Record<string, unknown>>
  /** Names of the embedded fonts without the tag of the subset. */
  readonly fonts: readonly string[]
}

interface Bookmark {
  readonly title: string
  readonly dest: unknown
  readonly items: readonly Bookmark[]
}

/** What another reader of PDF sees in the file. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await loading.promise
  try {
    const sizes: [number, number][] = []
    const texts: string[][] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      sizes.push([width, height])
      const { items } = await page.getTextContent()
      texts.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])))
    }
    const outline: string[] = []
    const list = async (items: readonly Bookmark[], indent: string): Promise<void> => {
      for (const { title, dest, items: below } of items) {
        const [target] = dest as [Parameters<typeof pdf.getPageIndex>[0]]
        outline.push(`${indent}${title} ${(await pdf.getPageIndex(target)) + 1}`)
        await list(below, `${indent}  `)
      }
    }
    await list(((await pdf.getOutline()) ?? []) as readonly Bookmark[], '')
    const { info } = await pdf.getMetadata()
    const named = Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?(\S+)/g)
    const fonts = [...new Set([...named].map(([, name = '']) => name))]
    return { sizes, texts, outline, info: info as Record<string, unknown>, fonts }
  } finally {
    await loading.destroy()
  }
}
