import { expect, test } from 'vitest'
import { words } from '../rules/kit/worded.testing'
import { shipLarge } from './ship-shown'
import type { Disclosure } from './disclosure'
import { inPlayBy } from '../rules/kit/marked-ship.testing'
import { rulesPacks } from '../rules/index'
import type { RulesPack } from '../rules/pack/rules-pack'
import { starterShipDocuments } from '../rules/run/starter.testing'
import type { ShipDocument } from '../documents/ship'

const marked = { isFiring: false, isMarked: false, says: null, lostIn: null }
const cards = rulesPacks
  .filter(({ isShipless }) => !isShipless)
  .flatMap((pack) => starterShipDocuments(pack.id).map((document) => ({ pack, document, of: document.slug })))

function operationsAt(pack: RulesPack, document: ShipDocument, level: Disclosure) {
  return shipLarge(pack, inPlayBy(pack)(document), level, words, marked).card?.operations ?? []
}

test.each(cards)('$of: a track that is not shown lies under a cover that says so', ({ pack, document }) => {
  const operations = operationsAt(pack, document, 'boxes')
  const covers = operations.flatMap((each, at) => {
    const says = operations[at + 2]
    return each.op === 'rect' && says?.op === 'text' && says.text === 'hidden' ? [each] : []
  })
  for (const { action, x, y, width, height } of pack.card.targets(document)) {
    if (action.kind !== 'track') continue
    const isCovered = covers.some(
      (cover) =>
        cover.x <= x && cover.y <= y && cover.x + cover.width >= x + width && cover.y + cover.height >= y + height,
    )
    expect(isCovered, action.track).toBe(true)
  }
  // A figure without boxes of its own has a cover beneath its caption.
  const picked = pack.card.targets(document).flatMap(({ action }) => (action.kind === 'pick' ? [action.track] : []))
  expect(covers.length).toBeGreaterThanOrEqual(new Set(picked).size)
  const whole = operationsAt(pack, document, 'all')
  expect(whole.some((each) => each.op === 'text' && each.text === 'hidden')).toBe(false)
})
