import type { useGame } from '../stores/game'
import { say } from '../words'
import type { FleetAsk } from './fleet-asks'
import type { MenuItem, MenuPlace, OpenMenu } from '../ui/menu'
import { shipName } from '#shared/game/ship-name'
import type { ShipId, SideId, SquadronId } from '#shared/kernel/ids'
import type { Squadron } from '#shared/game/state'

type Game = ReturnType<typeof useGame>

/** Menus of the rail: everything that can be done with a ship, a squadron and a side. */
export function fleetMenus(game: Game, ask: (ask: FleetAsk) => void) {
  const squadronOf = (ship: ShipId) => game.live?.squadrons.find((squadron) => squadron.order.includes(ship))
  const squadron = (id: SquadronId) => game.live?.squadrons.find((each) => each.id === id)
  const item = (id: string, label: string, perform: () => void, more: Partial<MenuItem> = {}): MenuItem => ({
    id,
    label: say(`play.${label}`),
    perform,
    disabled: game.readonly,
    ...more,
  })

  /** What can be looked into of a ship or a squadron, first in her menu. */
  const aidsOf = (of: 'ship' | 'squadron', id: ShipId | SquadronId): MenuItem[] =>
    (game.pack?.aids ?? [])
      .filter((aid) => aid.of === of)
      .map(({ name }) => ({
        id: name,
        label: say(`rules.${game.pack!.id}.aids.${name}`),
        glyph: 'range',
        perform: () => ask({ ask: 'aid', aid: name, of: id }),
      }))

  /** Nothing is changed by it, so it may be looked at in a game that is only read. */
  const simulationOf = (squadron: SquadronId): MenuItem[] =>
    game.pack?.simulation
      ? [{ id: 'simulate', label: say('simulation.open'), perform: () => ask({ ask: 'simulate', squadron }) }]
      : []

  /** One place up or down in the order of her squadron. */
  function shift(id: ShipId, way: number): void {
    const own = squadronOf(id)
    const to = own ? own.order.indexOf(id) + way : -1
    if (own && to >= 0 && to < own.order.length) game.moveShip(id, own.id, to)
  }

  function ship(id: ShipId, place: MenuPlace): OpenMenu {
    const name = shipName(game.ship(id)!)
    const reset = () => game.resetShip(id)
    const own = squadronOf(id)
    const at = own?.order.indexOf(id) ?? 0
    const last = (own?.order.length ?? 1) - 1
    const lock = game.readonly
    return {
      label: name,
      place,
      items: [
        ...aidsOf('ship', id),
        item('name', 'ship.rename', () => ask({ ask: 'nameShip', ship: id }), { separated: true }),
        item('commander', 'ship.commander', () => ask({ ask: 'commander', ship: id }), { glyph: 'admiral' }),
        item('up', 'ship.up', () => shift(id, -1), { separated: true, disabled: lock || at === 0 }),
        item('down', 'ship.down', () => shift(id, 1), { disabled: lock || at === last }),
        item('transfer', 'ship.transfer', () => ask({ ask: 'transfer', ship: id, place }), { glyph: 'next' }),
        item('reset', 'ship.reset', () => ask({ ask: 'reset', of: 'ship', name, ships: 1, reset }), {
          separated: true,
        }),
        item('remove', 'ship.remove', () => ask({ ask: 'removeShip', ship: id }), { glyph: 'close' }),
      ],
    }
  }

  /** Where she can go: every squadron but her own. */
  function transfer(id: ShipId, place: MenuPlace): OpenMenu {
    const own = squadronOf(id)
    const others = game.live?.squadrons.filter((each) => each.id !== own?.id) ?? []
    const sideName = (each: Squadron) => game.live?.sides.find((side) => side.id === each.side)?.name ?? ''
    return {
      label: say('play.ship.transferTo', { name: shipName(game.ship(id)!) }),
      place,
      items: others.map((each) => ({
        id: each.id,
        label: `${each.name} (${sideName(each)})`,
        disabled: game.readonly,
        perform: () => game.moveShip(id, each.id, each.order.length),
      })),
    }
  }

  function squadronMenu(id: SquadronId, place: MenuPlace): OpenMenu {
    const { name, order } = squadron(id)!
    return {
      label: name,
      place,
      items: [
        ...aidsOf('squadron', id),
        ...simulationOf(id),
        item('add', 'squadron.addShip', () => ask({ ask: 'addShip', squadron: id }), {
          glyph: 'plus',
          separated: true,
        }),
        item('name', 'squadron.rename', () => ask({ ask: 'nameSquadron', squadron: id })),
        item(
          'reset',
          'squadron.reset',
          () => ask({ ask: 'reset', of: 'squadron', name, ships: order.length, reset: () => game.resetSquadron(id) }),
          {
            separated: true,
            disabled: game.readonly || order.length === 0,
          },
        ),
        item('remove', 'squadron.remove', () => game.removeSquadron(id), {
          glyph: 'close',
          disabled: game.readonly || order.length > 0,
        }),
      ],
    }
  }

  function side(id: SideId, place: MenuPlace): OpenMenu {
    const { name } = game.live!.sides.find((each) => each.id === id)!
    const ships = game.live!.squadrons.filter((each) => each.side === id).flatMap((each) => each.order).length
    const reset = () => game.resetSide(id)
    return {
      label: name,
      place,
      items: [
        item('add', 'side.addSquadron', () => ask({ ask: 'addSquadron', side: id }), { glyph: 'plus' }),
        item('name', 'side.rename', () => ask({ ask: 'nameSide', side: id })),
        item('another', 'side.addSide', () => ask({ ask: 'addSide' })),
        item('reset', 'side.reset', () => ask({ ask: 'reset', of: 'side', name, ships, reset }), { separated: true }),
      ],
    }
  }

  return { ship, transfer, squadron: squadronMenu, side, shift }
}
