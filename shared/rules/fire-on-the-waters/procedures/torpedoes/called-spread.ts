import type { GameState, ShipInPlay } from '../../../../game/state'
import { markerId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import { refused, type Refusal } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import { ownerOf } from '../../../kit/owner'
import type { FormField } from '../../../pack/procedure'
import { torpedoTypes } from '../../tables/torpedoes'
import { acts, floats } from '../turn/acting'
import { isWhole } from './figure'
import { says } from './says'
import type { RunningSpread } from './spreads'
import { torpedoMounts } from './tubes'
import type { Input } from '../../../pack/input'

/** The choice of a spread that the players track by a template or a note, not in the program. */
export const called = 'called'

/** No mount has more; a damaged journal may say anything. */
export const mostTubes = 5

/** Fields for what the program knows of a spread launched in it. */
export function calledFields(state: GameState, input: Input, target: ShipInPlay | undefined): readonly FormField[] {
  const launchers = launchersAt(state, target)
  const by = shipById(state, input['by']) ?? launchers[0]
  const hers = by ? torpedoMounts(by).map(({ type }) => type) : []
  const types = [...new Set([...hers.filter((type) => own(torpedoTypes, type)), ...Object.keys(torpedoTypes)])]
  const tubes = by ? Math.max(1, ...torpedoMounts(by).map((mount) => mount.tubes)) : 1
  return [
    { kind: 'ship', name: 'by', among: launchers.map(({ id }) => id), default: launchers[0]?.id ?? null },
    {
      kind: 'choice',
      name: 'type',
      among: types,
      names: Object.fromEntries(types.map((type) => [type, says('type', { type })])),
      default: types[0] ?? null,
    },
    { kind: 'number', name: 'torpedoes', least: 1, most: mostTubes, default: Math.min(mostTubes, tubes) },
    { kind: 'yesNo', name: 'directorOut', default: false },
  ]
}

/** Possible launchers, even sunk ones; enemies of the target with torpedoes first. */
function launchersAt(state: GameState, target: ShipInPlay | undefined): readonly ShipInPlay[] {
  const others = Object.values(state.ships).filter((ship) => ship.id !== target?.id)
  const rank = (ship: ShipInPlay) => {
    const isFoe = target !== undefined && ownerOf(state, ship.id) !== ownerOf(state, target.id)
    return (floats(ship) ? 0 : 8) + (isFoe ? 0 : 4) + (torpedoMounts(ship).length > 0 ? 0 : 2) + (acts(ship) ? 0 : 1)
  }
  return others.toSorted((one, other) => rank(one) - rank(other))
}

export function badCalled(state: GameState, input: Input): Refusal | undefined {
  const by = shipById(state, input['by'])
  if (!by || by.id === input['target']) return refused('no-such-ship', { field: 'by' })
  const type = String(input['type'] ?? '')
  if (!own(torpedoTypes, type)) return refused('torpedo-type-unknown', { field: 'type', type })
  const isCount = isWhole(input['torpedoes'], 1, mostTubes)
  return isCount ? undefined : refused('torpedoes-out-of-reach', { field: 'torpedoes', n: mostTubes })
}

/** As if it had been launched now, at this target, by the longest run of its type. */
export function calledSpread(
  state: GameState,
  input: Input,
  target: ShipInPlay | undefined,
): RunningSpread | undefined {
  const fields = calledFields(state, input, target)
  const filled = Object.fromEntries(fields.map(({ name, default: usual }) => [name, own(input, name) ?? usual]))
  const type = String(filled['type'] ?? '')
  const run = own(torpedoTypes, type)?.runs.at(-1)
  const by = shipById(state, filled['by'])
  if (!run || !by) return undefined
  return {
    id: markerId(called),
    turnLaunched: state.turn,
    by: by.id,
    target: target?.id ?? '',
    mount: torpedoMounts(by).find((mount) => mount.type === type)?.id ?? '',
    torpedoes: Number(filled['torpedoes']),
    type,
    speed: run.speed,
    arc: 0,
    rangeInches: Number(own(input, 'rangeInches') ?? usualRangeInches),
    aspectDegrees: Number(own(input, 'aspectDegrees') ?? 90),
    directorOut: filled['directorOut'] === true,
  }
}

const usualRangeInches = 10
