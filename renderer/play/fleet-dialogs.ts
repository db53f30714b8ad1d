import { fleetMenus } from './fleet-menus'
import type { FleetAsk } from './fleet-asks'
import type { OpenMenu } from '../ui/menu'
import { shipName } from '#shared/game/ship-name'
import type { PlayDialog } from './play-dialogs'
import type { useGame } from '../stores/game'
import { say } from '../words'
import type { SquadronId } from '#shared/kernel/ids'
import { assertNever } from '#shared/kernel/assert-never'

/** Opens the dialog, or the submenu, that a menu of the rail asked for. */
export function useFleetAsks(
  game: ReturnType<typeof useGame>,
  open: (dialog: PlayDialog) => void,
  openMenu: (menu: OpenMenu) => void,
  simulate: (squadron: SquadronId) => void,
): (ask: FleetAsk) => void {
  const nameDialog = (title: string, value: string, save: (name: string) => void): PlayDialog => ({
    kind: 'text',
    title,
    label: say('play.sheet.name'),
    value,
    maximumLength: 60,
    save: (name) => {
      if (name !== '' && name !== value) save(name)
    },
  })

  const dialogOf = (ask: Exclude<FleetAsk, { ask: 'transfer' | 'simulate' }>): PlayDialog => {
    const state = game.live!
    switch (ask.ask) {
      case 'nameShip': {
        const name = shipName(state.ships[ask.ship]!)
        return nameDialog(say('play.ship.rename'), name, (to) => game.nameShip(ask.ship, to))
      }
      case 'nameSquadron': {
        const name = state.squadrons.find((each) => each.id === ask.squadron)?.name ?? ''
        return nameDialog(say('play.squadron.rename'), name, (to) => game.nameSquadron(ask.squadron, to))
      }
      case 'nameSide': {
        const name = state.sides.find((each) => each.id === ask.side)?.name ?? ''
        return nameDialog(say('play.side.rename'), name, (to) => game.nameSide(ask.side, to))
      }
      case 'addSquadron':
        return nameDialog(say('play.side.addSquadron'), '', (name) => game.addSquadron(ask.side, name))
      case 'addSide':
        return nameDialog(say('play.side.addSide'), '', (name) => game.addSide(name))
      case 'commander':
        return { kind: 'commander', ship: ask.ship }
      case 'aid':
        return { kind: 'aid', aid: ask.aid, of: ask.of }
      case 'addShip':
        return { kind: 'addShip', squadron: ask.squadron }
      case 'reset':
        return {
          kind: 'confirm',
          title: say('play.reset.title', { name: ask.name }),
          text: say(`play.reset.${ask.of}`, { name: ask.name, n: ask.ships }),
          button: say('play.reset.button', { name: ask.name }),
          confirm: ask.reset,
        }
      case 'removeShip': {
        const name = shipName(state.ships[ask.ship]!)
        return {
          kind: 'confirm',
          title: say('play.remove.title', { name }),
          text: say('play.remove.text', { name }),
          button: say('play.remove.button', { name }),
          confirm: () => game.removeShip(ask.ship),
        }
      }
      default:
        return assertNever(ask)
    }
  }

  return (ask) => {
    if (ask.ask === 'simulate') simulate(ask.squadron)
    else if (ask.ask === 'transfer') openMenu(fleetMenus(game, () => undefined).transfer(ask.ship, ask.place))
    else open(dialogOf(ask))
  }
}
