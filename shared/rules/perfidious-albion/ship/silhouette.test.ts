import { expect, test } from 'vitest'
import { boxId } from '../../../kernel/ids'
import type { ShipDocument } from '../../../documents/ship'
import { starterShips } from '../recipe/starter-ships'
import type { CellContent } from './ship'
import { cellsOf, shipOf } from './ship-data'
import { profile } from './profile'
import { silhouette } from './silhouette'

const ships = starterShips()
const named = (slug: string) => ships.find((ship) => ship.slug === slug)!
const plain = (ship: ShipDocument): ShipDocument => ({ ...ship, data: { ...ship.data, profile: {} } })

test('without a record she is drawn by her cells: turrets and casemates where they lie', () => {
  const { guns, casemates } = profile(plain(named('majestic')))
  expect(guns.filter(({ kind }) => kind === 'hood').map(({ at }) => at)).toEqual([25, 75])
  expect(casemates.length).toBeGreaterThan(4)
  expect(profile(plain(named('foam'))).guns.length).toBeGreaterThan(0)
})

const isSideGun = (content: CellContent) =>
  content.kind === 'gun' && (content.mount === 'casemate' || (content.mount === 'light' && content.letter === 'B'))

test('her side shows half of the guns that her card has on both', () => {
  for (const ship of ships) {
    const onCard = cellsOf(shipOf(ship)).flatMap(({ holds }) => holds.filter(isSideGun))
    if (onCard.length === 0) continue
    const { casemates, sponsons, guns } = profile(ship)
    const drawn = casemates.length + sponsons.length + guns.filter(({ kind }) => kind === 'open').length
    const counted = onCard.reduce((sum, gun) => sum + ('count' in gun ? gun.count : 0), 0)
    expect(drawn, ship.slug).toBe(counted / 2)
  }
})

test('all in one scale: a torpedo boat is shorter and lower than a battleship', () => {
  const [small, large] = [silhouette(named('forban')), silhouette(named('majestic'))]
  expect(small.width).toBeLessThan(large.width)
  expect(small.waterline).toBeLessThan(large.waterline)
})

test('sisters are drawn alike, classes are not', () => {
  const fill = (slug: string) => silhouette(named(slug)).fill
  expect(fill('magnificent')).toBe(fill('majestic'))
  expect(fill('oregon')).toBe(fill('indiana'))
  expect(fill('iowa')).not.toBe(fill('indiana'))
})

test('a struck turret, casemate or funnel is gone from her outline; a void is not', () => {
  const ship = named('majestic')
  for (const cell of ['3-2', '5-3', '5-1']) {
    expect(silhouette(ship, { out: [boxId(cell)] }).fill, cell).not.toBe(silhouette(ship).fill)
  }
  expect(silhouette(ship, { out: [boxId('6-6')] })).toBe(silhouette(ship))
})

test('a gun behind a shield in the open is struck as one in a casemate is', () => {
  const ship = named('vizcaya')
  for (const { box } of cellsOf(shipOf(ship)).filter(({ holds }) => holds.some(isSideGun))) {
    expect(silhouette(ship, { out: [box] }).fill, box).not.toBe(silhouette(ship).fill)
  }
})
