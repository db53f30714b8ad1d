import { describe, expect, test } from 'vitest'
import { packId, type FieldId } from '../kernel/ids'
import { furutaka, inPlay as hurt } from '../rules/fire-on-the-waters/ship/furutaka.testing'
import { findPack } from '../rules/index'
import { cardsByPage, asPrinted, nameOf, type PrintedCard } from './printed-card'
import { damagedCards, damagedShip, pack, starterShips } from './printed-fleet.testing'

const waterPack = findPack(packId('fire-on-the-waters'))!
const [document] = starterShips()
const ship = damagedShip(document!, 4)
const withFields = (fields: Record<string, string>): PrintedCard => ({
  ship: { ...ship, fields: { ...ship.fields, ...(fields as Record<FieldId, string>) } },
  pack,
})

describe('a card as it is printed', () => {
  test('fresh: no mark, every track as out of harbour, but her name and commander are hers', () => {
    const card = withFields({ name: 'Terrible', standing: 'sunk' })
    const { ship: fresh } = asPrinted(card, true)
    expect(fresh.boxes).toEqual({})
    expect(fresh.tracks).not.toEqual(ship.tracks)
    expect(fresh.fields).toMatchObject({ name: 'Terrible', commander: 'Vice-Admiral Hervey', standing: 'afloat' })
  })

  test('fresh: what she has suffered and is no box is wiped off too', () => {
    const card = { ship: hurt(furutaka(), { fields: { casualties: 'radioOut', commander: 'Goto' } }), pack: waterPack }
    expect(asPrinted(card, true).ship.fields).toMatchObject({ casualties: null, commander: 'Goto' })
  })

  test('as she is now: untouched', () => {
    const card = withFields({})
    expect(asPrinted(card, false)).toBe(card)
  })

  test('the name given at the table goes before the name in the document', () => {
    expect(nameOf(withFields({ name: 'Terrible' }))).toBe(`${document!.prefix} Terrible`.trim())
  })
})

describe('cards by page', () => {
  test('a side begins a new page, a squadron does not', () => {
    const pages = cardsByPage(damagedCards(10), 4)
    expect(pages.map((page) => page.map(({ side }) => side))).toEqual([
      Array(4).fill('Home Fleet'),
      ['Home Fleet'],
      Array(4).fill('Combined Squadron'),
      ['Combined Squadron'],
    ])
  })
})
