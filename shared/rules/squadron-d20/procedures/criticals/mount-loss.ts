import { choose, type Dialogue } from '../../../../kernel/dialogue'
import type { Phrase } from '../../../../kernel/phrase'
import type { ArmouredArea } from '../../tables/armour'
import { weaponLoss } from '../../tables/weapon-loss'
import { cannot, keyIn, paid, type Blow, type Paid } from './blow'
import { armourOf, beats, sideOf } from './armour'
import { says } from './says'
import { onDamage } from './look-up'
import { tooSmall } from './steps'
import type { Mount } from './target'
import type { GroupName } from '../../ship/weapons'

interface Losable {
  readonly mounts: readonly Mount[]
  readonly cost: number
  readonly armour: ArmouredArea | undefined
}

/** Mounts of a group in the order in which they are lost (10.8), one entry a kind. */
function inOrder({ target }: Blow, group: GroupName): readonly Losable[] {
  const left = target.mountsLeft(group)
  return weaponLoss.flatMap(({ kind, cost, armour }) => {
    const mounts = left.filter((mount) => mount.kind === kind)
    return mounts.length > 0 ? [{ mounts, cost, armour: armour ?? deckOver(kind) }] : []
  })
}

/** A deck protects a bare casemate too, against what comes from above. */
function deckOver(kind: Mount['kind']): ArmouredArea | undefined {
  return kind === 'casemateUnarmoured' ? 'casemate' : undefined
}

/** MAIN: one mount, the first kind in order, if the CV pays for it and beats its armour. The owner chooses. */
export function* losesMain(blow: Blow): Dialogue<Paid> {
  const { target } = blow
  const first = inOrder(blow, 'main')[0]
  if (!first) return cannot(says('nothingLeft.main', { ship: target.name }))
  if (blow.cv < first.cost) return cannot(tooSmall(blow, first.cost))
  if (!(yield* reaches(blow, first))) return cannot(says('armour.keepsOut', { ship: target.name }))
  const mount = yield* whichOf(blow, first.mounts)
  if (mount) target.losesMount(mount, sayLost(blow, mount, first.cost))
  return paid(first.cost)
}

/** OTHER and TORPEDOES: as many mounts as the CV pays for, in order, until armour keeps the rest out. */
export function* losesMany(blow: Blow, group: GroupName): Dialogue<Paid> {
  const { target } = blow
  const kinds = inOrder(blow, group)
  if (kinds.length === 0) return cannot(says(`nothingLeft.${group}`, { ship: target.name }))
  let spent = 0
  for (const kind of kinds) {
    if (blow.cv - spent < kind.cost) return spent > 0 ? paid(spent) : cannot(tooSmall(blow, kind.cost))
    if (!(yield* reaches(blow, kind)))
      return spent > 0 ? paid(spent) : cannot(says('armour.keepsOut', { ship: target.name }))
    for (const mount of kind.mounts) {
      if (blow.cv - spent < kind.cost) return paid(spent)
      target.losesMount(mount, sayLost(blow, mount, kind.cost))
      spent += kind.cost
    }
  }
  return paid(spent)
}

function* reaches(blow: Blow, { mounts, armour }: Losable): Dialogue<boolean> {
  if (!armour || blow.table === 'underwater') return true
  const isBare = mounts.some(({ kind }) => kind === 'casemateUnarmoured')
  const deckCounts = !isBare || (armourOf(blow.target.data).deck > 0 && (yield* sideOf(blow)) === 'horizontal')
  return deckCounts ? yield* beats(blow, armour) : true
}

function* whichOf(blow: Blow, mounts: readonly Mount[]): Dialogue<Mount | undefined> {
  const [first] = mounts
  if (!first || mounts.length === 1) return first
  const { target } = blow
  const prompt = { to: target.to, ask: says('weapons.which', { ship: target.name }), lookUp: onDamage.weaponLoss }
  const options = mounts.map((mount) => ({ value: mount.box as string, say: sayMount(mount) }))
  const chosen = yield* choose(keyIn(blow, 'mount'), options, first.box, prompt)
  return mounts.find(({ box }) => box === chosen)
}

function sayMount(mount: Mount): Phrase {
  const { at, barrels: n, inches } = mount
  return says(`mount.${calledBy(mount)}`, { at, n, inches: inches ?? '' })
}

function sayLost({ target }: Blow, mount: Mount, cost: number): Phrase {
  const { at, barrels: n, inches } = mount
  return says(`mountLost.${calledBy(mount)}`, { ship: target.name, at, n, inches: inches ?? '', spent: cost })
}

function calledBy({ group, kind }: Mount): string {
  return group === 'torpedoes' ? 'torpedoes' : kind
}
