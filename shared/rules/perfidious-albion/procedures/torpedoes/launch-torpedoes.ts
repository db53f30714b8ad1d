import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import { trackId, type ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { form } from '../../../kit/form'
import { squadronOf } from '../../../kit/on-table'
import { procedure } from '../../../kit/procedure'
import { unasked } from '../../../kit/unasked'
import { onSheet } from '../../reference/look-up'
import { saysOfSequence as says } from '../../sentence'
import type { Sector } from '../../ship/ship'
import { shipOf } from '../../ship/ship-data'
import { bears } from '../damage/hull-plan'
import { tubeMounts, tubesSilent, type TubeMount } from '../gunnery/batteries'
import { acts, outOfAction, shipsThat } from '../turn/acting'
import { placedTemplate, runInches } from './templates'

const torpedoesTrack = trackId('torpedoes')

/** A template is placed beside the firer, broadside or bow and stern, with its turn and its type. */
export const launchTorpedoes = procedure({
  name: 'layTorpedoes',
  phases: ['torpedoes'],
  lookUp: onSheet.torpedo.range,
  form: form()
    .ship(
      'ship',
      (state) => ({ among: shipsThat(state, (ship) => acts(ship) && launchableTorpedoes(state, ship).length > 0) }),
      (_state, { ship }) => {
        if (!acts(ship)) return outOfAction(ship)
        const hasAny = shipOf(ship.document).torpedo && torpedoesLeft(ship) > 0
        return hasAny ? undefined : refused('no-torpedoes-left', { ship: shipName(ship) })
      },
    )
    .derived('ways', (state, { ship }) => (ship ? launchableTorpedoes(state, ship) : []))
    .choice('bearing', (_state, { ship, ways = [] }) => ({
      among: ways.map(({ bearing }) => bearing),
      wrong: refused('no-tube-bears', ship ? { ship: shipName(ship) } : {}),
    }))
    .number('torpedoes', (_state, { bearing, ways = [] }) => {
      const most = (ways.find((way) => way.bearing === bearing) ?? ways[0])?.torpedoes ?? 1
      return { least: 1, most, default: most, wrong: refused('torpedoes-out-of-reach', { n: most }) }
    }),
  run: (table, values) => unasked(() => launch(table, values)),
})

interface Launch {
  readonly ship: ShipInPlay
  readonly bearing: Sector
  readonly torpedoes: number
}

function launch(table: RuleDraft, { ship, bearing, torpedoes }: Launch): Phrase {
  const { type = '', twoTurn = false } = shipOf(ship.document).torpedo ?? {}
  const of = squadronOf(table.state, ship.id)?.side ?? 'umpire'
  const values = { ship: shipName(ship), n: torpedoes, bearing, type, inches: twoTurn ? 2 * runInches : runInches }
  noteTubesFired(table, ship, bearing, torpedoes)
  table.track(ship.id, torpedoesTrack)
  table.apply({ type: 'trackMoved', ship: ship.id, track: torpedoesTrack, by: -torpedoes })
  const said = says(twoTurn ? 'torpedo.runsTwoTurns' : 'torpedo.runsOneTurn', values)
  table.apply(placedTemplate(table.state, ship, of, { torpedoes, bearing, type, twoTurn }), said)
  return says(`torpedo.laid.${bearing}`, values)
}

const bearings = ['port', 'starboard', 'bow', 'stern'] as const satisfies readonly Sector[]

/** Tubes that work, bear there and have not been fired this turn; those that bear nowhere else come first. */
function ready(state: GameState, ship: ShipInPlay, bearing: Sector) {
  return tubeMounts(ship)
    .filter(
      ({ box, sectors }) => sectors.includes(bearing) && !bears(ship, box, 'struck', 'out', 'flooded', 'repaired'),
    )
    .filter((mount) => !tubesSilent(state, ship, mount))
    .map((mount) => ({ ...mount, left: mount.tubes - firedFrom(state, ship.id, mount) }))
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => one.sectors.length - other.sectors.length)
}

/** Holds the turn and how many of the tubes were fired in it, so that a new turn loads them without clearing anything. */
const keyOf = (ship: ShipId, { key }: TubeMount) => `tubes:${ship}:${key}`

function firedFrom(state: GameState, ship: ShipId, mount: TubeMount): number {
  const [turn, fired] = String(own(state.table, keyOf(ship, mount)) ?? '').split(':')
  return Number(turn) === state.turn ? Number(fired) : 0
}

/** A tube fires once a turn, whatever becomes of its torpedo. */
function noteTubesFired(table: RuleDraft, ship: ShipInPlay, bearing: Sector, torpedoes: number): void {
  let still = torpedoes
  for (const mount of ready(table.state, ship, bearing)) {
    const fires = Math.min(still, mount.left)
    if (fires === 0) return
    const fired = mount.tubes - mount.left + fires
    table.apply({ type: 'tableSet', key: keyOf(ship.id, mount), to: `${table.state.turn}:${fired}` })
    still -= fires
  }
}

function torpedoesLeft(ship: ShipInPlay): number {
  return own(ship.tracks, torpedoesTrack) ?? 0
}

/** The bearings on which she can lay a template now, with how many torpedoes. */
export function launchableTorpedoes(
  state: GameState,
  ship: ShipInPlay,
): readonly { bearing: Sector; torpedoes: number }[] {
  if (!shipOf(ship.document).torpedo) return []
  const loaded = (bearing: Sector) => ready(state, ship, bearing).reduce((sum, { left }) => sum + left, 0)
  return bearings
    .map((bearing) => ({ bearing, torpedoes: Math.min(torpedoesLeft(ship), loaded(bearing)) }))
    .filter(({ torpedoes }) => torpedoes > 0)
}
