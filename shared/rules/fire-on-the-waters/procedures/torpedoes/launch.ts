import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { GameState, ShipInPlay } from '../../../../game/state'
import type { ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { done, refused, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { FormField, Procedure } from '../../../pack/procedure'
import { unasked } from '../../../kit/unasked'
import { tubesTrack } from '../../ship/boxes'
import { rulingOf } from '../../table/house-rules'
import type { TorpedoMount } from '../../ship/ship'
import { condition } from '../../ship/state'
import { launchArcs, torpedoTypes } from '../../tables/torpedoes'
import { acts, floats } from '../turn/acting'
import { isFigure, isWhole } from './figure'
import { leadArcs } from './lead'
import { torpedoRange } from './range-field'
import { says } from './says'
import { onTorpedoes } from './look-up'
import { placeSpread } from './spreads'
import { canLaunch, faultOf, isDelayed, isJammed, readyIn, torpedoDirectors, torpedoMounts } from './tubes'
import type { Input } from '../../../pack/input'

const usualRangeInches = 10

/** A spread is launched: number, turn, speed setting, target and arc are recorded, and what the T93 rule asks for. */
export const launchTorpedoes: Procedure = {
  name: 'launchTorpedoes',
  phases: ['gunfire', 'torpedoes'],
  lookUp: onTorpedoes.launch,
  fields: inputs,
  check,
  warnings,
  run: (table, input) => unasked(() => launch(table, input)),
}

function inputs(state: GameState, input: Input): readonly FormField[] {
  const among = ableToLaunch(state)
  const ship = shipById(state, input['ship'] ?? among[0])
  const mounts = ship ? canLaunch(state, ship) : []
  const mount = mounts.find(({ id }) => id === input['mount']) ?? mounts[0]
  const most = ship && mount ? readyIn(ship, mount) : 1
  const runs = mount ? runsOf(mount) : []
  const range = Number(input['rangeInches'] ?? usualRangeInches)
  // The fastest that runs so far.
  const run = runs.find(({ rangeInches }) => rangeInches >= range) ?? runs.at(-1)
  const foes = Object.values(state.ships).filter((other) => floats(other) && isFoe(state, ship, other))
  return [
    { kind: 'ship', name: 'ship', among, default: among[0] ?? null },
    {
      kind: 'choice',
      name: 'mount',
      among: mounts.map(({ id }) => id),
      names: Object.fromEntries(mounts.map((each) => [each.id, says('mount', { mount: each.id, type: each.type })])),
      default: mount?.id ?? null,
    },
    { kind: 'number', name: 'torpedoes', least: 1, most, default: most },
    { kind: 'ship', name: 'target', among: foes.map(({ id }) => id), default: foes[0]?.id ?? null },
    {
      kind: 'choice',
      name: 'setting',
      among: runs.map(({ speed }) => String(speed)),
      names: Object.fromEntries(
        runs.map(({ speed, rangeInches }) => [String(speed), says('setting', { speed, inches: rangeInches })]),
      ),
      default: run ? String(run.speed) : null,
    },
    { kind: 'choice', name: 'arc', among: launchArcs.map(String), default: '2' },
    torpedoRange(usualRangeInches, Math.max(0, ...runs.map((run) => run.rangeInches))),
    { kind: 'number', name: 'aspectDegrees', least: 0, most: 90, default: 90 },
    ...(ship ? directorField(state, ship) : []),
  ]
}

/** The players see on which side she launches: with one director of two out they say which was to aim. */
function directorField(state: GameState, ship: ShipInPlay): readonly FormField[] {
  const { lost, of } = torpedoDirectors(state, ship)
  return lost > 0 ? [{ kind: 'yesNo', name: 'directorOut', default: lost === of }] : []
}

function isDirectorOut(state: GameState, ship: ShipInPlay, { directorOut }: Input): boolean {
  const { lost, of } = torpedoDirectors(state, ship)
  return lost > 0 && (typeof directorOut === 'boolean' ? directorOut : lost === of)
}

function ableToLaunch(state: GameState): readonly ShipId[] {
  return Object.values(state.ships)
    .filter((ship) => acts(ship) && canLaunch(state, ship).length > 0)
    .map(({ id }) => id)
}

function isFoe(state: GameState, ship: ShipInPlay | undefined, other: ShipInPlay): boolean {
  return ship !== undefined && ownerOf(state, ship.id) !== ownerOf(state, other.id)
}

function runsOf({ type }: TorpedoMount) {
  return own(torpedoTypes, type)?.runs ?? []
}

function check(state: GameState, input: Input): Result<null> {
  const ship = shipById(state, input['ship'])
  if (!ship) return refused('no-such-ship', { field: 'ship' })
  const values = { field: 'ship', ship: shipName(ship) }
  if (!acts(ship)) return refused('ship-out-of-action', values)
  const mount = torpedoMounts(ship).find(({ id }) => id === input['mount'])
  if (!mount) return refused('no-such-mount', { ...values, field: 'mount', mount: String(input['mount'] ?? '') })
  const fault = faultOf(state, ship, mount)
  if (fault) return refused(`torpedo-mount-${fault}`, { ...values, field: 'mount', mount: mount.id })
  const most = readyIn(ship, mount)
  if (!isWhole(input['torpedoes'], 1, most)) return refused('torpedoes-out-of-reach', { field: 'torpedoes', n: most })
  const target = shipById(state, input['target'])
  if (!target || target.id === ship.id) return refused('no-such-ship', { field: 'target' })
  if (!runsOf(mount).some(({ speed }) => String(speed) === input['setting'])) {
    return refused('torpedo-setting-unknown', { field: 'setting', type: mount.type })
  }
  if (!launchArcs.some((arc) => String(arc) === input['arc'])) return refused('torpedo-arc-unknown', { field: 'arc' })
  if (!isFigure(input['rangeInches'], 0, 60)) return refused('torpedo-range-unfit', { field: 'rangeInches' })
  if (!isFigure(input['aspectDegrees'], 0, 90)) return refused('torpedo-aspect-unfit', { field: 'aspectDegrees' })
  return done(null)
}

/** Warnings before the torpedoes are in the water. */
function warnings(state: GameState, input: Input): readonly Phrase[] {
  if (!check(state, input).ok) return []
  const { ship, mount, target, run, rangeInches, angleDegrees } = readLaunch(state, input)
  const lead = leadArcs(
    { angleDegrees, targetSpeed: condition(target, state).speed, torpedoSpeed: run.speed },
    rulingOf(state, 'leadReading') === 'nearest' ? 'nearest' : 'reached',
  )
  return [
    says('lead', { target: shipName(target), n: lead }),
    ...(isDelayed(state, ship) ? [says('delayed', { ship: shipName(ship) })] : []),
    ...(isJammed(state, ship, mount) ? [says('jammed', { mount: mount.id })] : []),
    ...(rangeInches > run.rangeInches ? [says('beyondReach', { inches: run.rangeInches })] : []),
  ]
}

function readLaunch(state: GameState, input: Input) {
  const ship = shipById(state, input['ship'])
  const target = shipById(state, input['target'])
  const mount = ship && torpedoMounts(ship).find(({ id }) => id === input['mount'])
  const run = mount && runsOf(mount).find(({ speed }) => String(speed) === input['setting'])
  if (!ship || !target || !mount || !run) throw new Error('a launch that was not checked')
  const rangeInches = Number(input['rangeInches'])
  return { ship, target, mount, run, rangeInches, angleDegrees: Number(input['aspectDegrees']) }
}

function launch(table: RuleDraft, input: Input): Phrase {
  const { ship, target, mount, run, rangeInches, angleDegrees } = readLaunch(table.settled, input)
  const torpedoes = Number(input['torpedoes'])
  const arc = Number(input['arc'])
  const values = { ship: shipName(ship), target: shipName(target), n: torpedoes, type: mount.type }
  const tubes = tubesTrack(mount.id)
  table.track(ship.id, tubes)
  table.apply({ type: 'trackMoved', ship: ship.id, track: tubes, by: -torpedoes })
  const directorOut = isDirectorOut(table.settled, ship, input)
  const spread = { target: target.id, mount: mount.id, torpedoes, type: mount.type, speed: run.speed, arc, directorOut }
  const said = says('recorded', { ...run, arc, turn: table.state.turn })
  table.apply(placeSpread(table.state, ship, { ...spread, rangeInches, aspectDegrees: angleDegrees }), said)
  return says('launched', values)
}
