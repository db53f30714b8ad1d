import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { capHeight, faceOf, measure } from './measure'
import type { Face } from './operations'

const files: Record<Face, string> = {
  work: 'IBMPlexSansCondensed_400Regular',
  'work-500': 'IBMPlexSansCondensed_500Medium',
  'work-600': 'IBMPlexSansCondensed_600SemiBold',
  'work-700': 'IBMPlexSansCondensed_700Bold',
  head: 'OldStandardTT_400Regular',
  'head-italic': 'OldStandardTT_400Regular_Italic',
  'head-700': 'OldStandardTT_700Bold',
}

const lines = [
  'H.M.S. Majestic',
  'First-class battleship, Majestic class, 1895',
  'Vice-Admiral Hervey on board, rating 2',
  'AVATo fi ffl Type WAVE',
  'Kaiser Friedrich III, Königin Ærø, Łódź, Český, Šćit',
  '14\u00a0890 18″ 3′ ×4 · 50 % – — … −1',
  '0123456789',
]

function fontFile(face: Face): string {
  return fileURLToPath(new URL(`../../assets/fonts/${files[face]}.ttf`, import.meta.url))
}

test.each(Object.keys(files) as Face[])('%s is measured as the PDF sets it, within half a percent', (face) => {
  const pdf = new PDFDocument({ font: fontFile(face) }).fontSize(10)
  for (const line of lines) {
    const set = pdf.widthOfString(line, { features: { kern: false, liga: false } as never })
    expect(Math.abs(measure(face, 10, line) / set - 1), line).toBeLessThan(0.005)
  }
})

test('Cyrillic is measured where a face has it; what no face has may be an em wide', () => {
  const pdf = new PDFDocument({ font: fontFile('head') }).fontSize(10)
  const name = 'Князь Суворов'
  expect(
    measure('head', 10, name) / pdf.widthOfString(name, { features: { kern: false, liga: false } as never }),
  ).toBeCloseTo(1, 2)
  expect(measure('work-600', 10, '三笠')).toBe(20)
  expect([faceOf('work-600', name), faceOf('work-600', 'Togo')]).toEqual(['head-700', 'work-600'])
})

test('digits are all of one width, so that columns line up', () => {
  for (const face of ['work', 'work-500', 'work-600', 'work-700', 'head'] as const) {
    expect(new Set([...'0123456789'].map((figure) => measure(face, 1, figure))).size, face).toBe(1)
  }
})

test('a capital is about seven tenths of its size', () => {
  expect(capHeight('work-700', 10)).toBeCloseTo(6.98)
})
