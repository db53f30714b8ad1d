/** The other peer of `pdf.ts`: Chromium printing the screen's own SVG of the same cards. */
import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { cardMarkup } from '#shared/card/svg'
import type { Operation } from '#shared/card/operations'
import type { Palette } from '#shared/card/palettes'
import { faceFile, faces } from '../electron/pdf/embedded-faces'

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

/** The program's faces and the colours of a palette as a style sheet; the fonts go in with it. */
export async function printStyle(fonts: string, palette: Palette): Promise<string> {
  const weights = {
    work: 400,
    'work-500': 500,
    'work-600': 600,
    'work-700': 700,
    head: 400,
    'head-italic': 400,
    'head-700': 700,
  }
  const rules = faces.map(async (face) => {
    const data = (await readFile(faceFile(fonts, face))).toString('base64')
    const family = face.startsWith('head') ? 'Old Standard' : 'Plex Condensed'
    const style = face === 'head-italic' ? 'italic' : 'normal'
    return `@font-face{font-family:'${family}';font-weight:${weights[face]};font-style:${style};src:url(data:font/ttf;base64,${data})}`
  })
  const inks = Object.entries(palette).map(([ink, colour]) => `--${ink}:${colour}`)
  const setting = '.card text{font-kerning:none;font-variant-ligatures:none}'
  return `${(await Promise.all(rules)).join('')}:root{${inks.join(';')}}${setting}`
}
