/**
 * Cuts the bundled faces down to the letters of our languages, for phones that fetch them over a wireless: run it after a
 * change of the faces.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Letters of the Latin languages, and the signs that cards and sentences use. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
]
const signs = '′″‰−×÷≤≥≈½⅓⅔¼¾⅛→←↑↓·•€™'

const faces = [
  'IBMPlexSansCondensed_400Regular',
  'IBMPlexSansCondensed_500Medium',
  'IBMPlexSansCondensed_600SemiBold',
  'IBMPlexSansCondensed_700Bold',
  'OldStandardTT_400Regular',
]

const { default: subsetFont } = await import('subset-font')
const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
const text = String.fromCodePoint(...letters) + signs
const folder = join(root, 'assets/fonts')
await mkdir(join(folder, 'companion'), { recursive: true })
for (const face of faces) {
  const whole = await readFile(join(folder, `${face}.ttf`))
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', noLayoutClosure: true })
  await writeFile(join(folder, 'companion', `${face}.woff2`), cut)
}
