import type { RuleDraft } from '../../../../game/rule-draft'
import { roll, type Dialogue } from '../../../../kernel/dialogue'
import { ownerOf } from '../../../kit/owner'
import { groupsOf, hitsOf, isSure } from '../../hitting/hits'
import { rulingOf } from '../../table/house-rules'
import type { GunMount } from '../../ship/ship'
import { mishapOf } from '../../tables/gunnery'
import type { Mounts } from '../../tables/hit-resolution'
import { isGone } from '../damage/hit'
import { namesOf, type ReckonedBattery, type ReckonedKind } from './agreed'
import { mishap } from './mishap'
import { says } from './says'
import { onGunnery } from './look-up'

/** One D100 for each kind of mount and group of seven. Gives the hits; a ship that blows up rolls no further. */
export function* scoreByD100(table: RuleDraft, battery: ReckonedBattery): Dialogue<number> {
  const { ship } = battery.firing
  let hits = 0
  for (const kind of battery.kinds) {
    for (const [index, group] of groupsOf(kind.mounts.length).entries()) {
      if (isGone(table.ship(ship.id))) return hits
      const first = index * 7
      hits += yield* rollGroup(table, battery, kind, kind.mounts.slice(first, first + group), index + 1)
    }
  }
  return hits
}

function* rollGroup(
  table: RuleDraft,
  { firing }: ReckonedBattery,
  { guns, hitNumber }: ReckonedKind,
  mounts: readonly GunMount[],
  group: number,
): Dialogue<number> {
  const { ship, battery, form } = firing
  const hasMishaps = rulingOf(table.settled, 'mishaps') === 'on'
  const count = mounts.length as Mounts
  const values = { ...namesOf(firing), guns, mounts: count }
  if (isSure(hitNumber) && !hasMishaps) {
    const hits = hitsOf(hitNumber, count, 100)
    table.because(says('scoredSure', { ...values, n: hits }))
    return hits
  }
  const key = `hit/${ship.id}/${battery.id}/${guns}-${group}`
  const ask = says('ask.hit', { ...values, n: count })
  const because = [says('needs', { faces: facesOf(hitNumber, count) })]
  const to = ownerOf(table.state, ship.id)
  const face = yield* roll(key, 'D100', { to, ask, because, lookUp: onGunnery.hits })
  const hits = hitsOf(hitNumber, count, face)
  table.because(says('scored', { ...values, n: hits, face }))
  const harm = hasMishaps ? mishapOf(face, form.nation) : undefined
  if (harm) yield* mishap(table, { firing, mounts, key }, harm)
  return hits
}

/** `1: 1–49, 2: 1–10`: the faces for each number of hits or more; only automatic hits where the die adds none. */
export function facesOf(hitNumber: number, mounts: Mounts): string {
  const least = hitsOf(hitNumber, mounts, 100)
  const most = hitsOf(hitNumber, mounts, 1)
  const rows = Array.from({ length: most - least }, (_, at) => {
    const hits = least + at + 1
    const faces = Array.from({ length: 100 }, (_, face) => face + 1)
    const last = faces.findLast((face) => hitsOf(hitNumber, mounts, face) >= hits)!
    return `${hits}: ${last === 1 ? '1' : `1–${last}`}`
  })
  return [...(least > 0 ? [`${least}: 1–100`] : []), ...rows].join(', ') || '0: 1–100'
}
