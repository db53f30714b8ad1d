import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from './program.mjs'
import { root } from './root.mjs'

/** Paints assets/icons/icon.svg as the 1024 px picture that packing and windows are given. */
const sizePx = 1024
const svg = await readFile(join(root, 'assets/icons/icon.svg'), 'utf8')
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
await page.setContent(`<style>body { margin: 0 }</style>${svg}`)
await page.screenshot({ path: join(root, 'assets/icons/icon.png'), omitBackground: true })
await browser.close()
