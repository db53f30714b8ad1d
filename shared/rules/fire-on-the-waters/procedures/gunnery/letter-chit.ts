import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { draw, type Dialogue } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { ownerOf } from '../../../kit/owner'
import { reliabilities, type Item, type Reliability, type WaterShip } from '../../ship/ship'
import { itemsOf, shipOf } from '../../ship/ship-data'
import { works } from '../../ship/boxes'
import { setMark } from '../damage/hit'
import { mustShiftFlag } from '../damage/casualties'
import { says } from './says'
import { onGunnery } from './look-up'

/** A mount that a letter can put out: one of those that fired, or the one that has launched. */
export interface MountAtRisk {
  readonly id: string
  readonly boxes: readonly BoxId[]
  readonly say: Phrase
  /** The sentence in the log once it is out. */
  readonly out: Phrase
}

/** A is the best: an A chit harms every mount, a D chit only those of D. */
export function doesHarm(letter: Reliability, mounts: Reliability): boolean {
  return reliabilities.indexOf(letter) <= reliabilities.indexOf(mounts)
}

/** A letter chit: one of the mounts or an item of electronics that still works is out, by lot. */
export function* oneGoesOut(
  table: RuleDraft,
  ship: ShipId,
  mounts: readonly MountAtRisk[],
  { key, lookUp = onGunnery.mishaps }: { readonly key: string; readonly lookUp?: readonly LookUp[] },
): Dialogue<void> {
  const inPlay = table.ship(ship)
  const gear = electronicsOf(shipOf(inPlay.document)).filter(({ box }) => works(inPlay, box))
  const name = shipName(inPlay)
  const lots = [
    ...mounts.map(({ id, say }) => ({ value: `mount:${id}`, count: 1, say })),
    ...gear.map(({ box, item }) => ({ value: `box:${box}`, count: 1, say: sayGear(item) })),
  ]
  const [only] = lots
  if (!only) return
  const prompt = { to: ownerOf(table.state, ship), ask: says('ask.victim', { ship: name }), lookUp }
  const drawn = lots.length === 1 ? only.value : yield* draw(key, lots, prompt)
  const mount = mounts.find(({ id }) => drawn === `mount:${id}`)
  if (mount) {
    table.because(mount.out)
    for (const box of mount.boxes) setMark(table, ship, box, 'out')
    return
  }
  const out = gear.find(({ box }) => drawn === `box:${box}`)
  if (!out) return
  setMark(table, ship, out.box, 'out', says(`mishap.${out.item.kind}`, { ship: name }))
  if (out.item.kind === 'radio') mustShiftFlag(table, ship)
}

type Gear = Extract<Item, { kind: 'radio' | 'searchRadar' | 'fireControlRadar' }>

function electronicsOf(form: WaterShip): readonly { readonly box: BoxId; readonly item: Gear }[] {
  return [...itemsOf(form, 'radio'), ...itemsOf(form, 'searchRadar'), ...itemsOf(form, 'fireControlRadar')]
}

function sayGear(item: Gear) {
  return item.kind === 'radio' ? says('lot.radio') : says(`lot.${item.kind}`, { set: item.set })
}
