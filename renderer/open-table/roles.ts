import { say } from './words'
import type { Role } from '#shared/companion/role'
import type { GameState } from '#shared/game/state'
import { shipName } from '#shared/game/ship-name'
import { own } from '#shared/kernel/own'

export interface RoleChoice {
  readonly key: string
  readonly says: string
  readonly role: Role
}

/** Every role that can be chosen by name: watching, a whole side, a squadron, ruling. */
export function roleChoices({ sides, squadrons }: GameState): readonly RoleChoice[] {
  return [
    { key: 'spectator', says: say('role.spectator'), role: { is: 'spectator' } },
    ...sides.flatMap(({ id, name }) => [
      {
        key: `side ${id}`,
        says: say('role.side', { side: name }),
        role: { is: 'player', side: id, ships: null },
      } as const,
      ...squadrons
        .filter(({ side, order }) => side === id && order.length > 0)
        .map((squadron) => ({
          key: `squadron ${squadron.id}`,
          says: say('role.squadron', { squadron: squadron.name }),
          role: { is: 'player', side: id, ships: squadron.order } as const,
        })),
    ]),
    { key: 'umpire', says: say('role.umpire'), role: { is: 'umpire' } },
  ]
}

/** The choice that a role is; a squadron may have changed since, then its ships are named. */
export function keyOfRole(role: Role, choices: readonly RoleChoice[]): string {
  return choices.find((choice) => JSON.stringify(choice.role) === JSON.stringify(role))?.key ?? 'ships'
}

/** What a device may mark, in words. */
export function mayInWords(role: Role, { sides, ships }: GameState): string {
  if (role.is !== 'player') return say(`may.${role.is}`)
  if (role.ships === null) return say('may.side', { side: sides.find(({ id }) => id === role.side)?.name ?? role.side })
  return role.ships
    .flatMap((id) => own(ships, id) ?? [])
    .map(shipName)
    .join(', ')
}
