import { expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { shipsShown } from './game-ships'
import { freshShip } from '#shared/game/apply-effect'
import type { GameState, ShipInPlay } from '#shared/game/state'
import { boxId, shipId, type ShipId } from '#shared/kernel/ids'
import { perfidiousAlbion } from '#shared/rules/perfidious-albion/index'
import { majestic } from '#shared/rules/perfidious-albion/card/majestic.testing'
import type { RulesPack } from '#shared/rules/pack/rules-pack'

const [one, other] = [shipId('one'), shipId('other')]

/** Two ships in rules that count who is asked about, and show how often. */
function twoShips() {
  const asked: ShipId[] = []
  const shown = ({ turn }: GameState, ship: ShipInPlay) => {
    asked.push(ship.id)
    return turn === 1 ? ship : { ...ship, fields: { turn } }
  }
  const pack = { ...perfidiousAlbion, events: { onCard: { fields: [], shown } } } as unknown as RulesPack
  const fresh = (id: ShipId) => freshShip(perfidiousAlbion, id, majestic())
  const state = shallowRef({ turn: 1, houseRules: {}, ships: { one: fresh(one), other: fresh(other) } } as never)
  const ships = shipsShown(state, shallowRef(pack))
  const show = (change: (was: GameState) => object) => {
    asked.length = 0
    state.value = change(state.value) as never
    ships.follow()
    return [...asked]
  }
  ships.ship(one)
  ships.ship(other)
  ships.follow()
  return { ships, show }
}

it('a mark on one ship asks about no other', () => {
  const { ships, show } = twoShips()
  const struck = { [boxId('6-3')]: ['struck'] }
  const asked = show((was) => ({
    ...was,
    ships: { ...was.ships, [one]: { ...was.ships[one], boxes: struck } },
  }))
  expect(asked).toEqual([one])
  expect(ships.ship(one)!.boxes).toEqual(struck)
})

it('whatever else changes at the table is looked at for every ship', () => {
  const { ships, show } = twoShips()
  expect(show((was) => ({ ...was, turn: 2 }))).toEqual([one, other])
  expect([one, other].map((id) => ships.ship(id)!.fields)).toEqual([{ turn: 2 }, { turn: 2 }])
})
