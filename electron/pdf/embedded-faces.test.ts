import { expect, test } from 'vitest'
import { measure } from '#shared/card/measure'
import { EmbeddedFaces, faces } from './embedded-faces'
import { openDocument } from './pdf-document'
import { fontsFolder } from '#shared/print/printed-fleet.testing'

async function embedded() {
  const colophon = { title: '', subject: '', author: '', program: '', language: 'en', date: new Date(0) }
  return new EmbeddedFaces(await openDocument(fontsFolder, colophon), fontsFolder)
}

test.each(faces)('%s sets a line as wide as the layout measured it', async (face) => {
  const line = 'H.M.S. Affidavit fi 14 890 t, Dupuy de Lôme, AVATAR, 18″ ×10 – 30 %'
  expect((await embedded()).encode(face, line).width).toBeCloseTo(measure(face, 1000, line), -1)
})

test('a mark of its own joins its letter where there is such a letter, and is set by the font where there is none', async () => {
  const set = await embedded()
  expect(set.encode('work', 'Lo\u0302me').hex).toBe(set.encode('work', 'Lôme').hex)
  expect(set.encode('work', 'q\u0301').width).toBeCloseTo(set.encode('work', 'q').width, 0)
})

test('a narrow space is a space and not the box of a missing letter', async () => {
  const set = await embedded()
  expect(set.encode('work', '14\u202f890').hex).toBe(set.encode('work', '14 890').hex)
})

test('a letter that a face does not have stands as a box, and its text is named', async () => {
  const set = await embedded()
  for (const face of faces) {
    const box = set.font(face).font.glyphForCodePoint(0x4e09)
    expect(box).toMatchObject({ id: 0, path: { commands: expect.arrayContaining([expect.anything()]) as unknown } })
    expect(box.advanceWidth).toBeGreaterThan(0)
    expect(set.encode(face, 'Mikasa 三笠').width).toBeLessThanOrEqual(measure(face, 1000, 'Mikasa 三笠'))
  }
  set.encode('work', 'Fuji \ud83d\udea2')
  set.encode('work', 'Mikasa\u200d')
  set.encode('work', 'e\u0301clair')
  expect([...set.boxed]).toEqual(['Mikasa 三笠', 'Fuji 🚢'])
})
