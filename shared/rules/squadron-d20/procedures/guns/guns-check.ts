import type { GameState, ShipInPlay } from '../../../../game/state'
import { own } from '../../../../kernel/own'
import { done, refused, type Refusal, type Result } from '../../../../kernel/result'
import { shipById } from '../../../kit/on-table'
import type { Input } from '../../../pack/input'
import { gunsAtTypeX } from '../../tables/gunnery'
import { firerProblem, sightProblem, targetProblem, batteriesInPlay, mountKey, type BatteryInPlay } from '../may-fire'
import { nameOf } from '../on-target'
import { gunTargets, mostBases } from './guns-fields'
import { faultAt, isMountReady, listed, mountFault } from './gun-inputs'

/** Refused by the field that is wrong, the first that is. */
export function checkGuns(state: GameState, input: Input): Result<null> {
  const problem = firerProblem(state, input) ?? targetProblem(state, input, gunTargets) ?? sightProblem(input)
  if (problem) return problem
  const firer = shipById(state, own(input, 'ship'))!
  const target = shipById(state, own(input, 'target'))!
  return batteriesProblem(firer, target, input) ?? mountsProblem(firer, input) ?? figuresProblem(input) ?? done(null)
}

function batteriesProblem(firer: ShipInPlay, target: ShipInPlay, input: Input): Refusal | undefined {
  const chosen = listed(own(input, 'batteries'))
  const hers = batteriesInPlay(firer)
  const values = { field: 'batteries', ship: nameOf(firer) }
  if (hers.length === 0) return refused('no-guns', { ...values, field: 'ship' })
  if (chosen.length === 0) return refused('no-battery-chosen', values)
  for (const key of chosen) {
    const battery = hers.find((each) => each.key === key)
    if (!battery) return refused('no-such-battery', values)
    const fault = faultAt(battery, target)
    const { from, to } = gunsAtTypeX.inches
    const { inches } = battery.battery
    if (fault) return refused(`battery-${fault}`, { ...values, inches, from, to, target: nameOf(target) })
  }
  return undefined
}

/** Without chosen mounts all that are ready fire. */
function mountsProblem(firer: ShipInPlay, input: Input): Refusal | undefined {
  const mountList = own(input, 'mounts')
  if (mountList === undefined) return undefined
  const chosen = listed(own(input, 'batteries'))
  const hers = batteriesInPlay(firer).filter(({ key }) => chosen.includes(key))
  const mounts = hers.flatMap((battery) => battery.battery.mounts.map((_mount, at) => mountOf(battery, at)))
  const field = 'mounts'
  if (listed(mountList).length === 0) return refused('no-mount-chosen', { field })
  for (const key of listed(mountList)) {
    const mount = mounts.find((each) => each.key === key)
    if (!mount) return refused('no-such-gun-mount', { field, ship: nameOf(firer) })
    if (!isMountReady(mount.battery, mount.at)) {
      return refused(`gun-mount-${mountFault(mount.battery, mount.at)}`, {
        field,
        ship: nameOf(firer),
        at: mount.at + 1,
      })
    }
  }
  const silent = hers.find(
    (battery) => !listed(mountList).some((key) => mounts.some((m) => m.key === key && m.battery === battery)),
  )
  return silent && refused('battery-without-mount', { field, inches: silent.battery.inches })
}

const mountOf = (battery: BatteryInPlay, at: number) => ({ key: mountKey(battery, at), battery, at })

function figuresProblem(input: Input): Refusal | undefined {
  const bases = own(input, 'bases')
  const isCount = typeof bases === 'number' && Number.isInteger(bases) && bases >= 0 && bases <= mostBases
  if (bases !== undefined && !isCount) return refused('no-count-of-bases', { field: 'bases', most: mostBases })
  const raking = own(input, 'raking')
  return raking === undefined || typeof raking === 'boolean' ? undefined : refused('not-yes-or-no', { field: 'raking' })
}
