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
  const sides = (perPage: number, cards = damagedCards(10)) =>
    cardsByPage(cards, perPage).map((page) => page.map(({ side }) => side))

  test('a side begins a new page, a squadron does not; what is left over of both shares a sheet', () => {
    expect(sides(4)).toEqual([
      Array(4).fill('Home Fleet'),
      ['Home Fleet', 'Combined Squadron'],
      Array(4).fill('Combined Squadron'),
    ])
    expect(sides(4, damagedCards(12)).map((page) => page.length)).toEqual([4, 4, 4])
    expect(sides(4, damagedCards(14)).map((page) => page.length)).toEqual([4, 3, 4, 3])
  })

  test('ten ships of three divisions take five sheets', () => {
    const [home, combined] = ['Home Fleet', 'Combined Squadron']
    const cards = damagedCards(10).map((card, at) => ({
      ...{
        ...card,
        side: at < 7 ? home! : combined!,
        squadron: at < 4 ? '1st Division' : at < 7 ? '2nd Division' : '3rd Division',
      },
    }))
    expect(sides(2, cards)).toHaveLength(5)
  })
})
