import { refused, type Refusal } from '../../../kernel/result'
import type { Battery, WaterShip } from './ship'

/** Batteries: ids once, range bands that rise, a mount value in each for every kind of mount; a role fits her type. */
export function batteryProblem(ship: WaterShip): Refusal | undefined {
  const role = roleProblem(ship) ?? idTwice(ship)
  if (role) return role
  for (const [index, battery] of ship.batteries.entries()) {
    const problem = bandProblem(battery, `data.batteries[${index}].bands`)
    if (problem) return problem
  }
  return undefined
}

/** `AK` and `AT` are roles of merchants, whose type is their size. */
function roleProblem({ role, type }: WaterShip): Refusal | undefined {
  if (role === null || ['AS', 'AM', 'AL'].includes(type)) return undefined
  return refused('ship-role-of-no-merchant', { where: 'data.role', what: role, type })
}

function idTwice({ batteries, torpedoes }: WaterShip): Refusal | undefined {
  const batteryIds = batteries.map(({ id }, index) => ({ id, where: `data.batteries[${index}].id` }))
  const gunMounts = batteries.flatMap(({ mounts }, index) =>
    mounts.map(({ id }, slot) => ({ id, where: `data.batteries[${index}].mounts[${slot}].id` })),
  )
  const torpedoMounts = (torpedoes?.mounts ?? []).map(({ id }, slot) => ({
    id,
    where: `data.torpedoes.mounts[${slot}].id`,
  }))
  return twiceIn(batteryIds) ?? twiceIn([...gunMounts, ...torpedoMounts])
}

function twiceIn(named: readonly { readonly id: string; readonly where: string }[]): Refusal | undefined {
  const twice = named.find(({ id }, index) => named.findIndex((other) => other.id === id) < index)
  return twice && refused('ship-id-twice', { where: twice.where, what: twice.id })
}

function bandProblem({ bands, mounts }: Battery, where: string): Refusal | undefined {
  for (const [index, { toInches, values }] of bands.entries()) {
    const before = bands[index - 1]?.toInches ?? 0
    if (toInches <= before) return refused('ship-band-falls', { where: `${where}[${index}].toInches`, what: toInches })
    const wanting = mounts.find(({ guns }) => !Object.hasOwn(values, String(guns)))
    if (!wanting) continue
    return refused('ship-mount-value-missing', {
      where: `${where}[${index}].values`,
      what: wanting.guns,
      mount: wanting.id,
    })
  }
  return undefined
}
