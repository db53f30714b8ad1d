import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import { assertNever } from '../../../../kernel/assert-never'
import { draw, roll, type Dialogue } from '../../../../kernel/dialogue'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import type { LookUp } from '../../../../kernel/question'
import { onGunnery } from '../../reference/look-up'
import { sentencesOf } from '../../sentence'
import { reliabilities, type GunMount, type Item, type Reliability, type WaterShip } from '../../ship/ship'
import { boxesOfMount, itemsOf, shipOf, works } from '../../ship/ship-data'
import { shipExplodesAtMost, type MishapId } from '../../tables/gunnery'
import { addCasualty, mustShiftFlag, putOutBy } from '../damage/casualties'
import { goes, setMark } from '../damage/hit'
import { askedOf } from '../turn/acting'
import type { FiringBattery } from './mounts'

const says = sentencesOf('gunnery')

/** Mounts of one battery that have fired, one of which is harmed. */
export interface Harmed {
  readonly firing: FiringBattery
  readonly mounts: readonly GunMount[]
  /** Before the keys of its questions. */
  readonly key: string
}

/** What the natural face of a hit roll does to the firer, at once; all of it can be repaired. */
export function* mishap(table: RuleDraft, harmed: Harmed, id: MishapId): Dialogue<void> {
  const { ship } = harmed.firing
  const name = shipName(table.ship(ship.id))
  switch (id) {
    case 'radarsOut':
    case 'radarsAndRadiosOut':
      if (putOutBy(harmed.firing.form, { id }).length === 0) return table.because(says('nothingToLose', { ship: name }))
      addCasualty(table, ship.id, { id }, says(`mishap.${id}`, { ship: name }))
      if (id === 'radarsAndRadiosOut') mustShiftFlag(table, ship.id)
      return
    case 'mountOut':
    case 'mountOutAndFire': {
      const mount = yield* drawMount(table, harmed)
      putOut(table, harmed, mount)
      if (id === 'mountOutAndFire') burn(table, harmed, mount)
      return
    }
    case 'mountOutAndRoll': {
      const mount = yield* drawMount(table, harmed)
      putOut(table, harmed, mount)
      return yield* explodesOrBurns(table, harmed, mount)
    }
    default:
      return assertNever(id)
  }
}

/** A letter chit: one of the mounts that fired or an item of electronics is out. */
export function* letterChit(table: RuleDraft, { firing, mounts, key }: Harmed): Dialogue<void> {
  const ship = shipName(firing.ship)
  const atRisk = mounts.map(({ id }) => ({
    id,
    boxes: boxesOfMount(firing.form, id),
    say: says('lot.mount', { mount: id }),
    out: says('mishap.mountOut', { ship, mount: id }),
  }))
  yield* oneGoesOut(table, firing.ship.id, atRisk, { key: `${key}/victim` })
}

/** The X chit, or 00 on D100: she explodes, or one of the mounts that fired burns. */
export function* explodesOrBurns(table: RuleDraft, harmed: Harmed, mount?: GunMount): Dialogue<void> {
  const { ship } = harmed.firing
  const ask = says('ask.explodes', { ship: shipName(ship), atMost: shipExplodesAtMost })
  if (
    (yield* roll(`${harmed.key}/explodes`, 'D6', askedOf(table, ship.id, ask, onGunnery.mishaps))) <= shipExplodesAtMost
  ) {
    return goes(table, ship.id, 'blownUp')
  }
  burn(table, harmed, mount ?? (yield* drawMount(table, harmed)))
}

/** Drawn at random of those that fired in this roll. */
function* drawMount(table: RuleDraft, harmed: Harmed): Dialogue<GunMount> {
  const { mounts, key, firing } = harmed
  const [only] = mounts
  if (mounts.length === 1) return only!
  const lots = mounts.map(({ id }) => ({ value: id, count: 1, say: says('lot.mount', { mount: id }) }))
  const ask = says('ask.mount', { ship: shipName(firing.ship) })
  const drawn = yield* draw(`${key}/mount`, lots, askedOf(table, firing.ship.id, ask, onGunnery.mishaps))
  return mounts.find(({ id }) => id === drawn)!
}

function putOut(table: RuleDraft, { firing }: Harmed, { id }: GunMount): void {
  const { ship, form } = firing
  table.because(says('mishap.mountOut', { ship: shipName(ship), mount: id }))
  for (const box of boxesOfMount(form, id)) setMark(table, ship.id, box, 'out')
}

function burn(table: RuleDraft, { firing }: Harmed, { id }: GunMount): void {
  const { ship, form } = firing
  table.because(says('mishap.burns', { ship: shipName(ship), mount: id }))
  const [box] = boxesOfMount(form, id)
  if (box !== undefined) setMark(table, ship.id, box, 'burning')
}

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
    ...gear.map(({ box, holds }) => ({ value: `box:${box}`, count: 1, say: sayGear(holds) })),
  ]
  const [only] = lots
  if (!only) return
  const prompt = askedOf(table, ship, says('ask.victim', { ship: name }), lookUp)
  const drawn = lots.length === 1 ? only.value : yield* draw(key, lots, prompt)
  const mount = mounts.find(({ id }) => drawn === `mount:${id}`)
  if (mount) {
    table.because(mount.out)
    for (const box of mount.boxes) setMark(table, ship, box, 'out')
    return
  }
  const out = gear.find(({ box }) => drawn === `box:${box}`)
  if (!out) return
  setMark(table, ship, out.box, 'out', says(`mishap.${out.holds.kind}`, { ship: name }))
  if (out.holds.kind === 'radio') mustShiftFlag(table, ship)
}

type Gear = Extract<Item, { kind: 'radio' | 'searchRadar' | 'fireControlRadar' }>

function electronicsOf(form: WaterShip): readonly { readonly box: BoxId; readonly holds: Gear }[] {
  return [...itemsOf(form, 'radio'), ...itemsOf(form, 'searchRadar'), ...itemsOf(form, 'fireControlRadar')]
}

function sayGear(item: Gear) {
  return item.kind === 'radio' ? says('lot.radio') : says(`lot.${item.kind}`, { set: item.set })
}
