import type { GameState, ShipInPlay } from '../../../../game/state'
import type { Phrase } from '../../../../kernel/phrase'
import { shipById } from '../../../kit/on-table'
import type { FormField } from '../../../pack/procedure'
import { gunnery } from '../../tables/gunnery'
import {
  batteriesInPlay,
  batteryFault,
  firersOf,
  mountKey,
  sayBattery,
  sightFields,
  targetsOf,
  type BatteryInPlay,
} from '../may-fire'
import { mountsThatFire } from '../../ship/state'
import { cardsTargetFirst } from '../events/by-card'
import { says } from '../on-target/says'
import { hasMountFired } from './fired-this-turn'
import { controlOf } from './gun-sum'
import { faultAt, isMountReady, isTypeX, listed, mountFault } from './gun-inputs'
import type { Input } from '../../../pack/input'

export const gunTargets = ['ship', 'smallCraft', 'shore'] as const
export const mostBases = 10

/** The form of guns; the default of each field depends on the fields before it. */
export function gunsFields(state: GameState, input: Input): readonly FormField[] {
  const among = firersOf(state, (stand) => batteriesInPlay(stand).some((battery) => !batteryFault(battery)))
  const usual = among.find((id) => !firedAll(state, state.ships[id])) ?? among[0] ?? null
  const firer = shipById(state, input['ship'] ?? usual)
  const targets = cardsTargetFirst(state, firer?.id, targetsOf(state, firer, gunTargets))
  const target = shipById(state, input['target'] ?? targets[0])
  const batteries = firer ? batteriesInPlay(firer) : []
  const chosen = batteriesField(state, batteries, target)
  const selected = listed(input['batteries'] ?? chosen.default)
  return [
    { kind: 'ship', name: 'ship', among, default: usual },
    { kind: 'ship', name: 'target', among: targets, default: targets[0] ?? null },
    ...sightFields(state, target).map((field) =>
      field.kind === 'range' && firer && target ? { ...field, inBands: neededInBands(firer, target) } : field,
    ),
    chosen,
    mountsField(
      state,
      batteries.filter(({ key }) => selected.includes(key)),
    ),
    { kind: 'number', name: 'bases', least: 0, most: mostBases, default: 0 },
    ...(target && isTypeX(target) ? [] : [{ kind: 'yesNo' as const, name: 'raking', default: false }]),
  ]
}

function firedAll(state: GameState, stand: ShipInPlay | undefined): boolean {
  return stand !== undefined && batteriesInPlay(stand).every((battery) => freshMounts(state, battery).length === 0)
}

/** Mounts that can fire and have not this turn: what one target has not taken another may. */
function freshMounts(state: GameState, battery: BatteryInPlay): readonly number[] {
  return mountsThatFire(battery.firer, battery).filter((at) => !hasMountFired(state, battery.firer.id, battery.key, at))
}

/** The printed numbers on the graduated bar, of the column that she fires by. */
function neededInBands(firer: ShipInPlay, target: ShipInPlay) {
  const { control } = controlOf(firer, target)
  return { say: says(`control.${control}`), figures: gunnery.needed.map((row) => `${row[control]}+`) }
}

/** Batteries for that target; those that cannot fire show why, those that have fired are not chosen again. */
function batteriesField(state: GameState, batteries: readonly BatteryInPlay[], target: ShipInPlay | undefined) {
  const cannot: Record<string, Phrase> = {}
  for (const battery of batteries) {
    const fault = faultAt(battery, target)
    if (fault) cannot[battery.key] = says(`batteryFault.${fault}`)
  }
  const able = batteries.filter(({ key }) => !cannot[key])
  const fresh = able.filter((battery) => freshMounts(state, battery).length > 0)
  return {
    kind: 'choices' as const,
    name: 'batteries',
    among: batteries.map(({ key }) => key),
    cannot,
    names: Object.fromEntries(batteries.map((battery) => [battery.key, sayBattery(battery)])),
    default: (fresh.length > 0 ? fresh : able).map(({ key }) => key).join(' '),
  }
}

/** Every mount of the chosen batteries: those that are ready and have not fired, less what does not bear. */
function mountsField(state: GameState, batteries: readonly BatteryInPlay[]): FormField {
  const cannot: Record<string, Phrase> = {}
  const names: Record<string, Phrase> = {}
  const usual: string[] = []
  for (const battery of batteries) {
    const fresh = freshMounts(state, battery)
    battery.battery.mounts.forEach((_mount, at) => {
      const key = mountKey(battery, at)
      names[key] = says(batteries.length > 1 ? 'mountOf' : 'mount', { at: at + 1, inches: battery.battery.inches })
      if (!isMountReady(battery, at)) cannot[key] = says(`batteryFault.${mountFault(battery, at)}`)
      else if (fresh.length === 0 || fresh.includes(at)) usual.push(key)
    })
  }
  return { kind: 'choices', name: 'mounts', among: Object.keys(names), cannot, names, default: usual.join(' ') }
}
