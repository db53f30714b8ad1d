/** The other peer of `pdf.ts`: Chromium printing the screen's own SVG of the same cards. */
import type { Browser } from '@playwright/test'
import { cardMarkup } from '#shared/card/svg'
import type { Operation } from '#shared/card/operations'

export interface SvgCard {
  readonly widthMm: number
  readonly heightMm: number
  readonly label: string
  readonly operations: readonly Operation[]
}

export interface SvgPaper {
  readonly widthMm: number
  readonly heightMm: number
  /** Of a card on the paper. */
  readonly cardWidthMm: number
}

export async function printByChromium(
  browser: Browser,
  cards: readonly SvgCard[],
  { widthMm, heightMm, cardWidthMm }: SvgPaper,
  style: string,
): Promise<Uint8Array> {
  const page = await browser.newPage()
  const sheets = cards.map((card) => `<section>${cardMarkup(card)}</section>`).join('')
  const layout = `@page{size:${widthMm}mm ${heightMm}mm;margin:0}body{margin:0}svg{width:${cardWidthMm}mm}
section{height:${heightMm - 0.2}mm;break-after:page;display:grid;place-items:center}`
  await page.setContent(`<!doctype html><style>${style}${layout}</style>${sheets}`)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  await page.close()
  return pdf
}
