import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { refused, type Refusal } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { onTorpedoes } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { tracks, type TorpedoMount } from '../../ship/ship'
import { boxesOfTubes, itemsOf, shipOf, suffers, torpedoMountOf, tubesTrack, works } from '../../ship/ship-data'
import { acts, outOfAction } from '../turn/acting'

/** Torpedo mounts of a ship, whatever state they are in. */
export function torpedoMounts(ship: ShipInPlay): readonly TorpedoMount[] {
  return shipOf(ship.document).torpedoes?.mounts ?? []
}

/** Torpedoes ready in a mount. */
export function readyIn(ship: ShipInPlay, mount: TorpedoMount): number {
  return own(ship.tracks, tubesTrack(mount.id)) ?? mount.tubes
}

export type MountFault = 'lost' | 'empty' | 'silenced'

/** Why a mount cannot launch now; nothing where it can. */
export function faultOfTubes(state: GameState, ship: ShipInPlay, mount: TorpedoMount): MountFault | undefined {
  if (boxesOfTubes(shipOf(ship.document), mount.id).some((box) => !works(ship, box))) return 'lost'
  if (suffers(state, ship, 'silenced', 'torpedoesSilent')) return 'silenced'
  return readyIn(ship, mount) === 0 ? 'empty' : undefined
}

/** A control station that was hit makes her a turn late to launch. */
export function isDelayed(state: GameState, ship: ShipInPlay): boolean {
  return suffers(state, ship, 'secondaryDelay')
}

export function canLaunch(state: GameState, ship: ShipInPlay): readonly TorpedoMount[] {
  return torpedoMounts(ship).filter((mount) => faultOfTubes(state, ship, mount) === undefined)
}

/** How many of her torpedo directors are gone; a ship without any aims by eye and loses nothing. */
export function torpedoDirectors(state: GameState, ship: ShipInPlay): { readonly lost: number; readonly of: number } {
  const directors = itemsOf(shipOf(ship.document), 'director').filter(({ holds }) =>
    holds.director.startsWith('torpedo'),
  )
  const isLost = (director: string) =>
    suffers(state, ship, director === 'torpedoPort' ? 'portTorpedoDirectorOut' : 'starboardTorpedoDirectorOut')
  const gone = directors.filter(({ box, holds }) => !works(ship, box) || isLost(holds.director))
  return { lost: gone.length, of: directors.length }
}

const says = sentencesOf('torpedoes')

const reloadForm = form()
  .ship(
    'ship',
    (state) => {
      const isWanting = (ship: ShipInPlay) => reloadsOf(ship) > 0 && wanting(state, ship).length > 0
      return {
        among: Object.values(state.ships).filter((ship) => acts(ship) && isWanting(ship)),
        nobody: 'nothing-to-reload',
      }
    },
    (_state, { ship }) => outOfAction(ship, acts),
  )
  .thing(
    'mount',
    (state, { ship }) => ({
      ...mountsNamed(ship ? wanting(state, ship) : []),
      wrong: (given) => notToReload(state, ship, String(given ?? '')),
    }),
    (_state, { ship, mount: { id } }) =>
      reloadsOf(ship) > 0
        ? undefined
        : refused('torpedo-no-reloads', { field: 'ship', ship: shipName(ship), mount: id }),
  )

/** Mounts to choose from, by their names. */
export function mountsNamed(among: readonly TorpedoMount[]) {
  return {
    among,
    key: ({ id }: TorpedoMount) => id,
    names: ({ id, type }: TorpedoMount) => says('mount', { mount: id, type }),
  }
}

function notToReload(state: GameState, ship: ShipInPlay | undefined, id: string): Refusal {
  const values = { ship: ship ? shipName(ship) : '', mount: id }
  const mount = ship && torpedoMountOf(shipOf(ship.document), id)
  if (!mount) return refused('no-such-mount', values)
  return refused(faultOfTubes(state, ship, mount) === 'lost' ? 'torpedo-mount-lost' : 'torpedo-mount-full', values)
}

/** Reloads a mount from what she carries. The sheet does not say how long that takes: the players do. */
export const reloadTorpedoes = procedure({
  name: 'reloadTorpedoes',
  phases: ['damageControl'],
  lookUp: onTorpedoes.launch,
  form: reloadForm,
  run: (table, { ship, mount }) =>
    unasked(() => {
      const loaded = Math.min(mount.tubes - readyIn(ship, mount), reloadsOf(ship))
      for (const [track, by] of [[tubesTrack(mount.id), loaded] as const, [tracks.reloads, -loaded] as const]) {
        table.track(ship.id, track)
        table.apply({ type: 'trackMoved', ship: ship.id, track, by })
      }
      return says('reloaded', { ship: shipName(ship), mount: mount.id, n: loaded })
    }),
})

/** Torpedoes that she carries and can still get at. */
function reloadsOf(ship: ShipInPlay): number {
  const lockers = itemsOf(shipOf(ship.document), 'torpedoReloads')
  const canReach = lockers.length === 0 || lockers.some(({ box }) => works(ship, box))
  return canReach ? (own(ship.tracks, tracks.reloads) ?? 0) : 0
}

function wanting(state: GameState, ship: ShipInPlay) {
  return torpedoMounts(ship).filter(
    (mount) => readyIn(ship, mount) < mount.tubes && faultOfTubes(state, ship, mount) !== 'lost',
  )
}
