import { describe, expect, test } from 'vitest'
import { boardFilters, burns, columnsOf, groupsOf, growthOf, type BoardFilter, type BoardShip } from './board-order'
import { twoFleetsAtSea } from '../table-window/two-fleets.testing'
import { shipName } from '#shared/game/ship-name'
import type { GameState } from '#shared/game/state'
import { boxId, sideId, type ShipId, type SquadronId } from '#shared/kernel/ids'
import { fires, floods } from '#shared/rules/pack/harm'
import { perfidiousAlbion as pack } from '#shared/rules/perfidious-albion/index'

type Change = Partial<BoardShip['condition']> & Partial<NonNullable<BoardShip['readiness']>>

/** Ten sister ships, some of them changed. */
function board(changes: Readonly<Record<string, Change>> = {}): ReadonlyMap<ShipId, BoardShip> {
  const ships = Object.values(twoFleetsAtSea.ships).map((ship) => {
    const name = shipName(ship)
    const condition = { ...pack.condition(ship), left: 20, of: 30, ...changes[name] }
    const burns = condition.harm.some(({ tone, n }) => tone === 'flame' && n > 0)
    return {
      id: ship.id,
      name,
      condition,
      burns,
      readiness: { guns: [], hasMoved: true, hasFired: true, ...changes[name] },
    }
  })
  return new Map(ships.map((ship) => [ship.id, ship]))
}

const groups = (ships: ReadonlyMap<ShipId, BoardShip>, shown: Parameters<typeof groupsOf>[3], state = twoFleetsAtSea) =>
  groupsOf(
    state,
    sideId('rn'),
    (id) => ships.get(id),
    shown,
    ({ order }) => `${order.length}`,
  )
const names = (found: readonly { readonly ships: readonly BoardShip[] }[]) =>
  found.map(({ ships }) => ships.map(({ name }) => name).join(' '))

describe('which ships are shown', () => {
  const ships = board({
    Majestic: { harm: [fires(2)] },
    Mars: { harm: [floods(1)], left: 14 },
    Jupiter: { standing: 'sunk', harm: [fires(7)], hasFired: false },
    Hannibal: { hasMoved: false },
    Illustrious: { hasFired: false },
  })
  test.each<[BoardFilter, string]>([
    ['all', 'Majestic Mars Jupiter Hannibal Illustrious'],
    ['burning', 'Majestic'],
    ['flooding', 'Mars'],
    ['belowHalf', 'Mars'],
    ['notMoved', 'Hannibal'],
    ['notFired', 'Illustrious'],
    ['lost', 'Jupiter'],
  ])('%s: %s', (filter, shown) => {
    expect(names(groups(ships, { filter, order: 'squadron' }))).toEqual([shown])
  })

  test('a record that the rules do not keep keeps no ship', () => {
    const [ship] = board().values()
    const unknown = { ...ship!, readiness: { guns: [], hasFired: false } }
    expect([boardFilters.notMoved(unknown), boardFilters.notFired(unknown)]).toEqual([false, true])
  })
})

test('a ship burns by her fire track, or by a box that is marked: wherever flames are drawn on her', () => {
  const [ship] = Object.values(twoFleetsAtSea.ships)
  const condition = pack.condition(ship!)
  const marked = { ...ship!, boxes: { ...ship!.boxes, [boxId('2-3')]: ['burning'] } }
  const struck = { ...ship!, boxes: { ...ship!.boxes, [boxId('2-3')]: ['struck'] } }
  const burning = { ...condition, harm: [fires(1)] }
  expect([burns(pack, ship!, burning), burns(pack, marked, condition)]).toEqual([true, true])
  expect([burns(pack, ship!, condition), burns(pack, struck, condition)]).toEqual([false, false])
})

describe('in which order', () => {
  const ships = board({
    Majestic: { standing: 'sunk', left: 0 },
    Mars: { left: 10 },
    Jupiter: { left: 10, harm: [fires(3)] },
    Hannibal: { left: 29 },
  })
  test.each([
    ['squadron', 'Majestic Mars Jupiter Hannibal Illustrious'],
    ['name', 'Hannibal Illustrious Jupiter Majestic Mars'],
    ['worst', 'Jupiter Mars Illustrious Hannibal Majestic'],
  ] as const)('by %s: %s', (order, shown) => {
    expect(names(groups(ships, { filter: 'all', order }))).toEqual([shown])
  })

  test('ships that sail alone under their own names share one heading, the last', () => {
    const [first, french] = twoFleetsAtSea.squadrons
    const alone = ['Mars', 'Jupiter'].map((name): GameState['squadrons'][number] => ({
      ...first!,
      id: name as SquadronId,
      name,
      order: [...ships.values()].filter((ship) => ship.name === name).map(({ id }) => id),
    }))
    const rest = { ...first!, order: first!.order.filter((id) => !alone.some(({ order }) => order.includes(id))) }
    const state = { ...twoFleetsAtSea, squadrons: [alone[0]!, rest, alone[1]!, french!] }
    const found = groups(ships, { filter: 'all', order: 'squadron' }, state)
    expect(found.map(({ name, isAlone }) => isAlone ?? name)).toEqual(['1st Division', true])
    expect(names(found)).toEqual(['Majestic Hannibal Illustrious', 'Mars Jupiter'])
  })
})

describe('columns', () => {
  const of = (side: string, ships: number) => ({
    side,
    groups: [{ name: side, strength: '', ships: [...board().values(), ...board().values()].slice(0, ships) }],
  })
  const lengths = (columns: ReturnType<typeof columnsOf<string>>) =>
    columns.map((column) => column.map(({ side, groups: [group] }) => `${side} ${group!.ships.length}`).join(', '))

  test.each([
    ['side by side', [of('Red', 5), of('Blue', 5)], { most: 4, heightPx: 700 }, ['Red 5', 'Blue 5']],
    [
      'no more than need no scrolling',
      [of('Red', 10), of('Blue', 8)],
      { most: 4, heightPx: 600 },
      ['Red 10', 'Blue 8'],
    ],
    [
      'two for each side',
      [of('Red', 8), of('Blue', 8)],
      { most: 4, heightPx: 250 },
      ['Red 4', 'Red 4', 'Blue 4', 'Blue 4'],
    ],
    ['one after the other', [of('Red', 16), of('Blue', 4)], { most: 2, heightPx: 600 }, ['Red 11', 'Red 5, Blue 4']],
    ['scrolling at last', [of('Red', 20), of('Blue', 20)], { most: 2, heightPx: 300 }, ['Red 20', 'Blue 20']],
    ['nothing to show', [], { most: 4, heightPx: 600 }, []],
  ] as const)('%s', (_what, sides, room, shown) => {
    expect(lengths(columnsOf([...sides], room))).toEqual(shown)
  })

  test('no ship is lost or doubled, however small the room', () => {
    for (const most of [1, 2, 3, 5, 9]) {
      const placed = columnsOf([of('Red', 13), of('Blue', 7)], { most, heightPx: 200 })
      expect(placed.flat().flatMap(({ groups: [group] }) => group!.ships)).toHaveLength(20)
    }
  })

  test.each([
    ['as they are where there is no room to spare', 10, 36 + 18 + 440, 1],
    ['larger where there is', 10, 36 + 18 + 550, 1.25],
    ['no larger than can be taken in', 2, 900, 2.2],
    ['and no smaller, where the board scrolls', 10, 200, 1],
  ])('rows are %s', (_how, ships, heightPx, growth) => {
    expect(growthOf(columnsOf([of('Red', ships)], { most: 1, heightPx }), heightPx)).toBe(growth)
  })
})
