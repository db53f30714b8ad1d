import { expect, test } from 'vitest'
import { shape } from './shape'
import { oneOfEach } from './stands.testing'
import { standSchema } from './stand'

test('the documents that other tests use are valid', () => {
  for (const document of oneOfEach) {
    expect(standSchema.safeParse(document.data).error?.issues, document.name).toBeUndefined()
    expect(Object.keys(shape(document).tracks).length).toBeGreaterThan(2)
  }
})
