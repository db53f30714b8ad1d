import { mountBox, torpedoBattery } from '../../ship/card-parts'
import { batteriesOf, torpedoesOf } from '../../ship/stand-data'
import type { Mount, DamageableData } from './target'

const known = new WeakMap<DamageableData, readonly Mount[]>()

/** Every mount of the stand, MAIN before OTHER before TORPEDOES, in the order of its data. */
export function mountsOf(data: DamageableData): readonly Mount[] {
  const has = known.get(data)
  if (has) return has
  const made = [...gunMounts(data), ...torpedoMounts(data)]
  known.set(data, made)
  return made
}

function gunMounts(data: DamageableData): readonly Mount[] {
  return batteriesOf(data).flatMap(({ group, battery: { id, kind, inches, mounts } }) =>
    mounts.map(({ guns }, at) => ({ box: mountBox(group, id, at), group, kind, at: at + 1, barrels: guns, inches })),
  )
}

function torpedoMounts(data: DamageableData): readonly Mount[] {
  const torpedoes = torpedoesOf(data)
  if (!torpedoes) return []
  return torpedoes.mounts.map(({ tubes }, at) => ({
    box: mountBox('torpedoes', torpedoBattery, at),
    group: 'torpedoes',
    kind: torpedoes.kind,
    at: at + 1,
    barrels: tubes,
    inches: null,
  }))
}
