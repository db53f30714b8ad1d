import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jpegOf, jpegParts } from '../card/plain-jpeg.testing'
import { pictureFrom } from '../documents/ship-picture'
import { freshShip } from '../game/apply-effect'
import { shipId } from '../kernel/ids'
import { rulesPacks } from '../rules/index'
import { anyMadeShip } from '../rules/run/made-ships.testing'
import { layoutPrintJob } from './print-job-layout'
import { printJobWith } from './printed-fleet.testing'

const anyPicture = fc
  .option(fc.record({ width: fc.integer({ min: 1, max: 1600 }), height: fc.integer({ min: 1, max: 1600 }) }))
  .map((size) => size && pictureFrom(jpegOf(jpegParts(size.width, size.height))))

test.each(rulesPacks.filter(({ recipe, editing }) => recipe && editing))(
  'a ship of $id made of any figures is printed, with a picture or without',
  (pack) => {
    fc.assert(
      fc.property(anyMadeShip(pack), anyPicture, (made, picture) => {
        const document = picture ? { ...made, picture } : made
        const cards = [{ ship: freshShip(pack, shipId('one'), document), pack, side: 'a', squadron: '' }]
        const book = layoutPrintJob(
          printJobWith({
            parts: [
              { part: 'cards', source: { cards, fresh: true, perPage: 'fit' } },
              { part: 'plate', source: { cards, fresh: true, library: [] } },
            ],
          }),
        )
        if (!book.ok) return expect.fail(book.code)
        const jpegs: unknown[] = []
        const withoutJpeg = (key: string, value: unknown) => (key === 'jpeg' ? void jpegs.push(value) : value)
        const operations = book.value.pages.map(({ parts }) => parts.map(({ draw }) => draw()))
        expect(JSON.stringify(operations, withoutJpeg)).not.toMatch(/NaN|null/)
        expect(new Set(jpegs)).toEqual(new Set(picture ? [picture.join('')] : []))
      }),
      { numRuns: 12 },
    )
  },
)
