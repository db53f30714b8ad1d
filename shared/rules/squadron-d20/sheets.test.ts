import { expect, test } from 'vitest'
import { shape } from './shape'
import { oneOfEach } from './sheets.testing'
import { standSheet } from './stands/stand'

test('the sheets that other tests play with are sheets', () => {
  for (const document of oneOfEach) {
    expect(standSheet.safeParse(document.data).error?.issues, document.name).toBeUndefined()
    expect(Object.keys(shape(document).tracks).length).toBeGreaterThan(2)
  }
})
