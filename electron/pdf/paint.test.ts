import { describe, expect, test } from 'vitest'
import type { Operation } from '#shared/card/operations'
import { palettes, type PaletteName } from '#shared/card/palettes'
import { jpegOf, jpegParts, segment } from '#shared/card/plain-jpeg.testing'
import { EmbeddedFaces } from './embedded-faces'
import { blankPageContent, Painter } from './paint'
import { openDocument } from './pdf-document'
import { fontsFolder } from '#shared/print/printed-fleet.testing'

async function paintedIn(palette: PaletteName, ...operations: readonly Operation[]) {
  const colophon = { title: '', subject: '', author: '', program: '', language: 'en', date: new Date(0) }
  const document = await openDocument(fontsFolder, colophon)
  const painter = new Painter(document, new EmbeddedFaces(document, fontsFolder), palettes[palette])
  const sheet = blankPageContent()
  painter.paint(operations, sheet)
  return { lines: sheet.stream.text.trimEnd().split('\n'), resources: sheet.resources }
}

const painted = (...operations: readonly Operation[]) => paintedIn('print-grey', ...operations)

describe('operations as operators', () => {
  test('an unchanged state is written once', async () => {
    const box = { op: 'rect', x: 0, y: 0, width: 1, height: 1, fill: 'ink' } as const
    expect((await painted(box, { ...box, x: 4 })).lines).toEqual(['0 g', '0 0 1 1 re', 'f', '4 0 1 1 re', 'f'])
  })

  test('fill and stroke of one shape are one operator, after both colours', async () => {
    const { lines } = await painted({
      op: 'path',
      d: 'M0 0H1V1z',
      fill: 'sheet',
      fillRule: 'evenodd',
      stroke: { ink: 'ink', width: 1 },
    })
    expect(lines.slice(0, 2)).toEqual(['1 g', '0 G'])
    expect(lines.at(-1)).toBe('B*')
  })

  test('a clip ends with its operations, and colours after it are written again', async () => {
    const box = { op: 'rect', x: 0, y: 0, width: 1, height: 1, fill: 'ink' } as const
    const { lines } = await painted({ op: 'clip', x: 0, y: 0, width: 2, height: 2, operations: [box] }, box)
    expect(lines).toEqual(['q', '0 0 2 2 re', 'W n', '0 g', '0 0 1 1 re', 'f', 'Q', '0 g', '0 0 1 1 re', 'f'])
  })

  test('opacity holds for its own stroke only', async () => {
    const { lines, resources } = await painted({
      op: 'path',
      d: 'M0 0H1',
      stroke: { ink: 'ink', width: 1, opacity: 0.4 },
    })
    expect(lines.slice(0, 2)).toEqual(['q', '/O400 gs'])
    expect(lines.at(-1)).toBe('Q')
    expect(Object.keys(resources.ExtGState)).toEqual(['O400'])
  })

  test('turned letters turn about their own place, and nothing after them', async () => {
    const text = { op: 'text', x: 3, y: 4, text: 'B', size: 4, face: 'work-700', ink: 'ink', turn: 90 } as const
    const { lines } = await painted(text)
    expect([lines.slice(0, 2), lines.at(-1)]).toEqual([['q', '0 1 -1 0 3 4 cm'], 'Q'])
    expect(lines).toContain('1 0 0 -1 0 0 Tm')
  })

  test('a halo is the same letters stroked, below the letters', async () => {
    const text = { op: 'text', x: 1, y: 2, text: 'B', size: 4, face: 'work-700', ink: 'ink' } as const
    const { lines } = await painted({ ...text, halo: { ink: 'sheet', width: 0.8 } })
    const letters = lines.filter((line) => /Tj|Tr/.test(line))
    expect(letters).toEqual(['1 Tr', '<0001> Tj', '0 Tr', '<0001> Tj'])
    expect(lines.filter((line) => line.endsWith('Tm'))).toEqual(['1 0 0 -1 1 2 Tm', '1 0 0 -1 1 2 Tm'])
  })

  test('a glyph is drawn once for its colours, however often it stands', async () => {
    const glyph = { op: 'glyph', glyph: 'fire', x: 0, y: 0, size: 6, ink: 'flame' } as const
    const { lines, resources } = await painted(glyph, { ...glyph, x: 9 }, { ...glyph, ink: 'ink' })
    expect(lines.filter((line) => line.endsWith('Do'))).toEqual(['/X1 Do', '/X1 Do', '/X2 Do'])
    expect(Object.keys(resources.XObject)).toEqual(['X1', 'X2'])
    expect(lines[1]).toBe('0.25 0 0 0.25 0 0 cm')
  })

  test('a picture goes into the file once, as it is; what is no plain JPEG never does', async () => {
    const jpeg = Buffer.from(jpegOf()).toString('base64')
    const image = { op: 'image', x: 2, y: 3, width: 16, height: 8, jpeg } as const
    const { lines, resources } = await painted(image, { ...image, x: 30 }, { ...image, jpeg: 'PHN2Zz4=' })
    const placed = (x: number) => ['q', `16 0 0 -8 ${x} 11 cm`, '/X1 Do', 'Q']
    expect(lines).toEqual([...placed(2), ...placed(30)])
    expect(Object.keys(resources.XObject)).toEqual(['X1'])
    expect(resources.XObject['X1']?.data).toMatchObject({ Width: 16, Height: 8, Filter: 'DCTDecode' })
  })

  test('a picture in colour loses its hue where the print is grey, and keeps it elsewhere', async () => {
    const frame = segment(0xc0, 8, 0, 8, 0, 16, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0)
    const scan = segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0)
    const coloured = jpegOf({ ...jpegParts(), frame, scan, data: Array<number>(12).fill(0) })
    const jpeg = Buffer.from(coloured).toString('base64')
    const image = { op: 'image', x: 2, y: 3, width: 16, height: 8, jpeg } as const
    const grey = await painted(image)
    expect(grey.lines.slice(2)).toEqual(['/X1 Do', '/Grey gs', '0.5 g', '0 0 1 1 re', 'f', 'Q'])
    expect(grey.resources.ExtGState['Grey']?.data).toMatchObject({ BM: 'Saturation' })
    expect((await paintedIn('print', image)).lines.slice(2)).toEqual(['/X1 Do', 'Q'])
  })
})
