import type { useGame } from '../stores/game'
import { say } from '../words'
import { placeBeside } from '../fleet-board/ship-drag'
import { commanderDialog, type PlayDialog } from './play-dialogs'
import type { MenuItem, MenuPlace, OpenMenu } from '../ui/menu'
import { shipName } from '#shared/game/ship-name'
import type { ShipId, SideId, SquadronId } from '#shared/kernel/ids'
import type { Squadron } from '#shared/game/state'

type Game = ReturnType<typeof useGame>

/** What a menu of the rail opens. */
interface Opens {
  readonly dialog: (dialog: PlayDialog) => void
  readonly menu: (menu: OpenMenu) => void
  /** Battles of hers, played many times over beside the game. */
  readonly simulation: (squadron: SquadronId) => void
}

/** Menus of the rail: everything that can be done with a ship, a squadron and a side. */
export function fleetMenus(game: Game, open: Opens) {
  const squadronOf = (ship: ShipId) => game.live?.squadrons.find((squadron) => squadron.order.includes(ship))
  const squadron = (id: SquadronId) => game.live?.squadrons.find((each) => each.id === id)
  const item = (id: string, label: string, perform: () => void, more: Partial<MenuItem> = {}): MenuItem => ({
    id,
    label: say(`play.${label}`),
    perform,
    disabled: game.readonly,
    ...more,
  })

  /** An item that asks for a name; `label` is also what the dialog is called. */
  function naming(id: string, label: string, value: string, save: (name: string) => void, more = {}): MenuItem {
    const asks = { title: say(`play.${label}`), label: say('play.sheet.name'), value, maximumLength: 60 }
    const given = (name: string) => {
      if (name !== '' && name !== value) save(name)
    }
    return item(id, label, () => open.dialog({ kind: 'text', ...asks, save: given }), more)
  }

  /** An item that asks whether it is meant. */
  function confirming(
    [id, label]: readonly [string, string],
    asks: { readonly title: string; readonly text: string; readonly button: string },
    confirm: () => void,
    more: Partial<MenuItem>,
  ): MenuItem {
    return item(id, label, () => open.dialog({ kind: 'confirm', ...asks, confirm }), more)
  }

  function resetting(of: 'ship' | 'squadron' | 'side', name: string, n: number, confirm: () => void): MenuItem {
    const title = say('play.reset.title', { name })
    const asks = { title, text: say(`play.reset.${of}`, { name, n }), button: say('play.reset.button', { name }) }
    const disabled = game.readonly || (of === 'squadron' && n === 0)
    return confirming(['reset', `${of}.reset`], asks, confirm, { separated: true, disabled })
  }

  function removing(id: ShipId, name: string): MenuItem {
    const title = say('play.remove.title', { name })
    const asks = { title, text: say('play.remove.text', { name }), button: say('play.remove.button', { name }) }
    return confirming(['remove', 'ship.remove'], asks, () => game.removeShip(id), { glyph: 'close' })
  }

  /** What can be looked into of a ship or a squadron, first in her menu. */
  const aidsOf = (of: 'ship' | 'squadron', id: ShipId | SquadronId): MenuItem[] =>
    (game.pack?.aids ?? [])
      .filter((aid) => aid.of === of)
      .map(({ name }) => ({
        id: name,
        label: say(`rules.${game.pack!.id}.aids.${name}`),
        glyph: 'range',
        perform: () => open.dialog({ kind: 'aid', aid: name, of: id }),
      }))

  const plateOf = (ship: ShipId): MenuItem[] =>
    game.pack?.plate
      ? [{ id: 'plate', label: say('plate.open'), perform: () => open.dialog({ kind: 'plate', ship }) }]
      : []

  /** Nothing is changed by it, so it may be looked at in a game that is only read. */
  const simulationOf = (squadron: SquadronId): MenuItem[] =>
    game.pack?.simulation
      ? [{ id: 'simulate', label: say('simulation.open'), perform: () => open.simulation(squadron) }]
      : []

  /** One place up or down in her line, as by key. */
  function shifting(id: 'up' | 'down', ship: ShipId): MenuItem {
    const to = placeBeside(game.live!.squadrons, ship, id === 'up' ? -1 : 1)
    const disabled = game.readonly || !to
    return item(id, `ship.${id}`, () => to && game.moveShip(ship, to.squadron, to.index), { disabled })
  }

  function ship(id: ShipId, place: MenuPlace): OpenMenu {
    const name = shipName(game.ship(id)!)
    return {
      label: name,
      place,
      items: [
        ...aidsOf('ship', id),
        ...plateOf(id),
        naming('name', 'ship.rename', name, (to) => game.nameShip(id, to), { separated: true }),
        item('commander', 'ship.commander', () => open.dialog(commanderDialog(game, id)), { glyph: 'admiral' }),
        { ...shifting('up', id), separated: true },
        shifting('down', id),
        item('transfer', 'ship.transfer', () => open.menu(transfer(id, place)), { glyph: 'next' }),
        resetting('ship', name, 1, () => game.resetShip(id)),
        removing(id, name),
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
        item('add', 'squadron.addShip', () => open.dialog({ kind: 'addShip', squadron: id }), {
          glyph: 'plus',
          separated: true,
        }),
        naming('name', 'squadron.rename', name, (to) => game.nameSquadron(id, to)),
        resetting('squadron', name, order.length, () => game.resetSquadron(id)),
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
    return {
      label: name,
      place,
      items: [
        naming('add', 'side.addSquadron', '', (squadronName) => game.addSquadron(id, squadronName), { glyph: 'plus' }),
        naming('name', 'side.rename', name, (to) => game.nameSide(id, to)),
        naming('another', 'side.addSide', '', game.addSide),
        resetting('side', name, ships, () => game.resetSide(id)),
      ],
    }
  }

  return { ship, squadron: squadronMenu, side }
}
