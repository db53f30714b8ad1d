import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
  type RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerFile from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** A page on its way onto a canvas. */
export interface Painting {
  /** True when it is there; false when it was given up. */
  readonly painted: Promise<boolean>
  readonly stop: () => void
}

/** An open PDF, page by page from 0. */
export interface PrintedPages {
  readonly count: number
  /** Width and height of every page in points. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[]
  paint(place: number, canvas: HTMLCanvasElement, pxPerPt: number): Painting
  /** What is written on a page, for those who do not see it. */
  read(place: number): Promise<string>
  close(): void
}

/** One thread reads every preview; it ends with the last page that asked for it. */
let reader: PDFWorker | undefined

/** Nothing is fetched and nothing is made from text: the content policy of the page holds for its reader too. */
const within = { isEvalSupported: false, useSystemFonts: false, useWasm: false, enableXfa: false, verbosity: 0 }

/** Opens the bytes of a PDF, given in base64. */
export async function openPages(pdf: string): Promise<PrintedPages> {
  GlobalWorkerOptions.workerSrc = workerFile
  reader ??= new PDFWorker()
  const data = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))
  const loading = getDocument({ ...within, data, worker: reader })
  const pages = await allPages(loading).catch((problem: unknown) => {
    void loading.destroy()
    throw problem
  })
  const page = (place: number) => {
    const found = pages[place]
    if (!found) throw new RangeError(`no page ${place}`)
    return found
  }
  return {
    count: pages.length,
    sizes: pages.map((each) => {
      const { width, height } = each.getViewport({ scale: 1 })
      return { width, height }
    }),
    paint(place, canvas, pxPerPt) {
      const viewport = page(place).getViewport({ scale: pxPerPt })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      const task = page(place).render({ canvas, viewport })
      return { painted: isPainted(task), stop: () => task.cancel() }
    },
    async read(place) {
      const { items } = await page(place).getTextContent()
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ')
    },
    close: () => void loading.destroy(),
  }
}

async function allPages(loading: PDFDocumentLoadingTask): Promise<readonly PDFPageProxy[]> {
  const document = await loading.promise
  return Promise.all(Array.from({ length: document.numPages }, (_, place) => document.getPage(place + 1)))
}

/** Ends the thread that reads; the next preview begins another. */
export function closeReader(): void {
  reader?.destroy()
  reader = undefined
}

async function isPainted(task: RenderTask): Promise<boolean> {
  try {
    await task.promise
    return true
  } catch {
    // Given up: the page has changed, or its file was closed under it.
    return false
  }
}
