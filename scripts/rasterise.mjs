import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'

const origin = 'https://paper.test'
const pdfjs = join(root, 'node_modules/pdfjs-dist/build')

/** One page of a PDF as PNG, so many pixels wide, painted by pdf.js in the browser. */
export async function rasterise(browser, pdf, { page: number, widthPx }) {
  const page = await browser.newPage()
  try {
    await page.route(`${origin}/**`, async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      if (name === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><canvas></canvas>' })
      if (name === 'file.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf })
      return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(pdfjs, name)) })
    })
    await page.goto(`${origin}/`)
    await page.evaluate(paint, { number, widthPx })
    return await page.locator('canvas').screenshot()
  } finally {
    await page.close()
  }
}

async function paint({ number, widthPx }) {
  const { getDocument, GlobalWorkerOptions } = await import('/pdf.mjs')
  GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs'
  const sheet = await (await getDocument('/file.pdf').promise).getPage(number)
  const viewport = sheet.getViewport({ scale: widthPx / sheet.getViewport({ scale: 1 }).width })
  const canvas = document.querySelector('canvas')
  canvas.width = viewport.width
  canvas.height = viewport.height
  await sheet.render({ canvas, viewport }).promise
}
