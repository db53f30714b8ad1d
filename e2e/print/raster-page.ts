import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { faceFile, faces } from '../../electron/pdf/embedded-faces'
import { printStyle } from '../../electron/pdf/print-style.testing'
import { fontsFolder } from '#shared/print/printed-fleet.testing'
import type { Palette } from '#shared/card/palettes'

const origin = 'https://raster.test'
const pdfjs = fileURLToPath(new URL('../../node_modules/pdfjs-dist/build', import.meta.url))
const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self' blob: data:; img-src 'self' blob:; connect-src 'self'"

interface Raster {
  readonly widthPx: number
  readonly heightPx: number
}

/** A page that shows what it is given and nothing else, served from memory under the content policy of the program. */
export class RasterPage {
  readonly #files = new Map<string, { readonly contentType: string; readonly body: Buffer }>()

  constructor(readonly page: Page) {}

  async open(palette: Palette): Promise<void> {
    const sheet = printStyle(palette, (face) => `/${face}.ttf`)
    this.#file('/style.css', 'text/css', `${sheet}body{margin:0;background:#fff}svg,canvas{display:block}`)
    this.#file('/blank.html', 'text/html', '<!doctype html><link rel="stylesheet" href="/style.css"><body></body>')
    await this.page.route(`${origin}/**`, async (route) => {
      const path = new URL(route.request().url()).pathname
      const file = this.#files.get(path) ?? (await asset(path))
      if (file === undefined) return route.fulfill({ status: 404 })
      return route.fulfill({ ...file, headers: { 'content-security-policy': policy } })
    })
    await this.page.goto(`${origin}/blank.html`)
  }

  /** The card as the screen shows it, `widthPx` wide. */
  async screenCard(markup: string, { widthPx, heightPx }: Raster): Promise<void> {
    await this.page.setViewportSize({ width: Math.ceil(widthPx), height: Math.ceil(heightPx) })
    await this.page.evaluate(
      async ([svg, width]) => {
        document.body.innerHTML = svg
        document.querySelector('svg')!.setAttribute('width', String(width))
        await document.fonts.ready
      },
      [markup, widthPx] as const,
    )
    this.#file('/screen.png', 'image/png', await this.page.screenshot())
  }

  /** The same part of a printed page, at the same scale: `left` and `top` in pixels of the page. */
  async printedCard(pdf: Uint8Array, left: number, top: number, pxPerPt: number): Promise<void> {
    this.#file('/cards.pdf', 'application/pdf', Buffer.from(pdf))
    await this.page.evaluate(
      async ([left, top, scale]) => {
        const reader = (await import('/pdf.mjs' as string)) as typeof import('pdfjs-dist')
        reader.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs'
        const loading = reader.getDocument({ url: '/cards.pdf' })
        const page = await (await loading.promise).getPage(1)
        const viewport = page.getViewport({ scale, offsetX: -left, offsetY: -top })
        const canvas = document.createElement('canvas')
        canvas.width = innerWidth
        canvas.height = innerHeight
        await page.render({ canvas, viewport }).promise
        document.body.replaceChildren(canvas)
      },
      [left, top, pxPerPt] as const,
    )
    this.#file('/print.png', 'image/png', await this.page.screenshot())
  }

  /** The worst tile of the card: the share of its pixels that differ after both are blurred a little. */
  async worstTile(tilePx: number): Promise<{ readonly share: number; readonly at: string }> {
    return this.page.evaluate(async (tile) => {
      const [screen, print] = await Promise.all(['/screen.png', '/print.png'].map(blurred))
      const { width, height } = screen!
      let worst = { share: 0, at: '' }
      for (let top = 0; top + tile <= height; top += tile)
        for (let left = 0; left + tile <= width; left += tile) {
          const share = differing(screen!.data, print!.data, width, left, top, tile)
          if (share > worst.share) worst = { share, at: `${left / tile},${top / tile}` }
        }
      return worst

      async function blurred(address: string): Promise<ImageData> {
        const image = await createImageBitmap(await (await fetch(`${address}?${Math.trunc(performance.now())}`)).blob())
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!
        context.filter = 'blur(2px)'
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, image.width, image.height)
      }

      function differing(
        a: Uint8ClampedArray,
        b: Uint8ClampedArray,
        width: number,
        left: number,
        top: number,
        tile: number,
      ) {
        let count = 0
        for (let y = top; y < top + tile; y++)
          for (let x = left; x < left + tile; x++) {
            const at = 4 * (y * width + x)
            let difference = 0
            for (let channel = at; channel < at + 3; channel++)
              difference = Math.max(difference, Math.abs(a[channel]! - b[channel]!))
            if (difference > 56) count++
          }
        return count / tile ** 2
      }
    }, tilePx)
  }

  #file(path: string, contentType: string, body: string | Buffer): void {
    this.#files.set(path, { contentType, body: Buffer.from(body) })
  }
}

async function asset(path: string): Promise<{ readonly contentType: string; readonly body: Buffer } | undefined> {
  const face = faces.find((name) => path === `/${name}.ttf`)
  if (face) return { contentType: 'font/ttf', body: await readFile(faceFile(fontsFolder, face)) }
  if (path === '/pdf.mjs' || path === '/pdf.worker.mjs')
    return { contentType: 'text/javascript', body: await readFile(join(pdfjs, path)) }
  return undefined
}
