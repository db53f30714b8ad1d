import { mountBox, torpedoBattery } from '../../card-parts'
import { batteriesOf, torpedoesOf } from '../../stand-data'
import type { Mount, StruckSheet } from './target'

const known = new WeakMap<StruckSheet, readonly Mount[]>()

/** Every mount of the sheet, MAIN before OTHER before TORPEDOES, each as the sheet lists it. */
export function mountsOf(sheet: StruckSheet): readonly Mount[] {
  const has = known.get(sheet)
  if (has) return has
  const made = [...gunMounts(sheet), ...torpedoMounts(sheet)]
  known.set(sheet, made)
  return made
}

function gunMounts(sheet: StruckSheet): readonly Mount[] {
  return batteriesOf(sheet).flatMap(({ group, battery: { id, kind, inches, mounts } }) =>
    mounts.map(({ guns }, at) => ({ box: mountBox(group, id, at), group, kind, at: at + 1, barrels: guns, inches })),
  )
}

function torpedoMounts(sheet: StruckSheet): readonly Mount[] {
  const torpedoes = torpedoesOf(sheet)
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
