import { expect, test } from 'vitest'
import { RuleDraft } from '../../../../game/rule-draft'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { chanceThat, expected, type Distribution } from '../../../../kernel/distribution'
import { exactOdds } from '../../../../kernel/exact-odds'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { usualPolicy } from '../../../../kernel/policy'
import { checkShip } from '../../ship/check-ship'
import { shape } from '../../ship/shape'
import { contents, place, shipOf } from '../../ship/ship-data'
import { condition } from '../../ship/state'
import { majestic } from '../../card/majestic.testing'
import { atSea, idOf } from '../turn/fleet.testing'
import { hitByTorpedo } from './torpedo-hit'

const rules = { checkShip, shape }
const prompt = { to: 'umpire', ask: { key: 'ask' } }

/** One torpedo: whether it struck, whether she blew up, and the boxes that it cost. */
function odds(adjacentFlooding: number): Distribution<readonly [boolean, string, number]> {
  const state = atSea({ houseRules: { adjacentFlooding } })
  const one = exactOdds(() => torpedo(new RuleDraft(rules, state), idOf('Brennus')), usualPolicy)
  if (!one) throw new Error('too many ways')
  return one
}

function* torpedo(table: RuleDraft, ship: ShipId): Dialogue<readonly [boolean, string, number]> {
  const deck = yield* roll('deck', 'D6', prompt)
  const section = yield* roll('section', 'D10', prompt)
  const struck = yield* hitByTorpedo(table, ship, section, deck)
  return [struck, condition(table.ship(ship)).standing, 30 - (table.ship(ship).tracks[trackId('flotation')] ?? 0)]
}

const ship = shipOf(majestic())
const underWater = ship.cells.filter(({ at }) => place(at).deck > 4)

test('a torpedo strikes as often as the card has cells below the waterline', () => {
  expect(chanceThat(odds(0), ([struck]) => struck)).toBeCloseTo(underWater.length / 60)
})

test('and finds a magazine as often as the card has magazines', () => {
  const magazines = contents(ship, 'magazine').length
  expect(chanceThat(odds(0), ([, standing]) => standing === 'blownUp')).toBeCloseTo(magazines / 60)
})

test('each neighbour that can flood adds a third of a box', () => {
  const beside = underWater
    .filter(({ holds }) => holds.every(({ kind }) => kind !== 'magazine'))
    .map(({ at }) => place(at))
    .reduce((sum, { section, deck }) => {
      const next = underWater.filter((other) => {
        const there = place(other.at)
        return there.deck === deck && Math.abs(there.section - section) === 1
      })
      return sum + next.length
    }, 0)
  const boxes = (adjacent: number) => expected(odds(adjacent), ([, , lost]) => lost)
  expect(boxes(2) - boxes(0)).toBeCloseTo(beside / 3 / 60)
})
