import { expect, test } from 'vitest'
import { measure } from '#shared/card/measure'
import { EmbeddedFaces, faces } from './embedded-faces'
import { openDocument } from './pdf-document'
import { fontsFolder } from './printed-fleet.testing'

function embedded() {
  const colophon = { title: '', subject: '', author: '', program: '', language: 'en', date: new Date(0) }
  return new EmbeddedFaces(openDocument(fontsFolder, colophon), fontsFolder)
}

test.each(faces)('%s sets a line as wide as the layout measured it', (face) => {
  const line = 'H.M.S. Affidavit fi 14 890 t, Dupuy de Lôme, AVATAR, 18″ ×10 – 30 %'
  expect(embedded().encode(face, line).width).toBeCloseTo(measure(face, 1000, line), -1)
})

test('a mark of its own joins its letter where there is such a letter, and is set by the font where there is none', () => {
  const set = embedded()
  expect(set.encode('work', 'Lo\u0302me').hex).toBe(set.encode('work', 'Lôme').hex)
  expect(set.encode('work', 'q\u0301').width).toBeCloseTo(set.encode('work', 'q').width, 0)
})

test('a narrow space is a space and not the box of a missing letter', () => {
  const set = embedded()
  expect(set.encode('work', '14\u202f890').hex).toBe(set.encode('work', '14 890').hex)
})
