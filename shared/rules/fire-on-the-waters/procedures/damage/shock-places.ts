import { overridable, type Dialogue } from '../../../../kernel/dialogue'
import type { BoxId } from '../../../../kernel/ids'
import { placeOfBox } from '../../ship/boxes'
import { casualtiesOf } from '../../ship/casualties'
import { plantOf } from '../../ship/plant'
import { itemsOf, mountOf, orderOf, placeAt } from '../../ship/ship-data'
import type { ShockRow } from '../../tables/shock'
import { works } from '../../working'
import { addCasualty } from './add-casualty'
import { flood } from './flooding'
import type { Hit } from './hit'
import { setMark } from './marks'
import { says } from './says'
import { onDamage } from './look-up'

type Jammed = 'mainMountJammed' | 'secondaryMountJammed' | 'torpedoMountJammed'

/** A thing of hers and where it lies. */
interface Lying {
  readonly id: string
  readonly boxes: readonly BoxId[]
}

/** A shaft that still turns: the first, unless a player names another. */
export function* loseShaft({ table, ship, form, name, to }: Hit): Dialogue<void> {
  const { shaftsLost } = plantOf(table.ship(ship))
  const shafts = Array.from({ length: form.shafts }, (_, index) => index + 1)
  const turning = shafts.filter((shaft) => !shaftsLost.includes(shaft))
  const [first] = turning
  if (first === undefined) return table.because(says('noShaftLeft', { ship: name }))
  const prompt = { to, ask: says('ask.shaft', { ship: name }), lookUp: onDamage.shockEffect }
  const shaft = yield* overridable('shaft', first, turning, prompt)
  addCasualty(table, ship, { id: 'shaftLost', of: String(shaft) })
}

/** The nearest room that still works is damaged, flooded or destroyed. */
export function* loseRoom(hit: Hit, at: number, row: ShockRow): Dialogue<void> {
  const { table, ship, form, name, to } = hit
  const kind = row.engineRooms === undefined ? 'boilerRoom' : 'engineRoom'
  const working = plantOf(table.ship(ship)).rooms.filter((room) => room.kind === kind && !room.isOut)
  const near = nearest(working, at)
  if (near === undefined) return table.because(says(`noneLeft.${kind}`, { ship: name }))
  const ids = working.map(({ id }) => id)
  const prompt = { to, ask: says(`ask.room.${kind}`, { ship: name, at }), lookUp: onDamage.shockEffect }
  const room = yield* overridable('room', near.id, ids, prompt)
  const boxes = working.find(({ id }) => id === room)?.boxes ?? []
  table.because(says(`rooms.${row.id}`, { ship: name, room }))
  for (const box of boxes) {
    const place = placeAt(form, placeOfBox(box).at)
    if (row.state === 'flooded' && place) flood(table, ship, place)
    else setMark(table, ship, box, row.state === 'destroyed' ? 'struck' : 'out')
  }
  if (row.state === 'destroyed') addCasualty(table, ship, { id: row.id, of: room })
}

/** Jams the nearest mount of a kind that still trains. */
export function* jamNearest(hit: Hit, at: number, id: Jammed): Dialogue<void> {
  const { table, ship, name, to } = hit
  const jammed = casualtiesOf(table.ship(ship)).flatMap((casualty) => (casualty.id === id ? [casualty.of] : []))
  const training = mountsFor(hit, id).filter(
    ({ id: mount, boxes }) => !jammed.includes(mount) && boxes.every((box) => works(table.ship(ship), box)),
  )
  const near = nearest(training, at)
  if (near === undefined) return table.because(says(`noneLeft.${id}`, { ship: name }))
  const ids = training.map((mount) => mount.id)
  const prompt = { to, ask: says(`ask.nearest.${id}`, { ship: name, at }), lookUp: onDamage.shockEffect }
  addCasualty(table, ship, { id, of: yield* overridable('mount', near.id, ids, prompt) })
}

function mountsFor({ form }: Hit, id: Jammed): readonly Lying[] {
  const lying = new Map<string, BoxId[]>()
  const add = (mount: string, box: BoxId) => lying.set(mount, [...(lying.get(mount) ?? []), box])
  if (id === 'torpedoMountJammed') {
    for (const { item, box } of itemsOf(form, 'torpedoMount')) add(item.mount, box)
  } else {
    const is = id === 'mainMountJammed' ? 'main' : 'secondary'
    for (const { item, box } of itemsOf(form, 'mount')) {
      if (mountOf(form, item.mount)?.battery.is === is) add(item.mount, box)
    }
  }
  return [...lying].map(([mount, boxes]) => ({ id: mount, boxes }))
}

/** Counted in locations; of two as near the one towards the bow. */
function nearest<Thing extends Lying>(things: readonly Thing[], at: number): Thing | undefined {
  const away = ({ boxes }: Thing) =>
    Math.min(...boxes.map((box) => Math.abs(orderOf(placeOfBox(box).at) - orderOf(at))))
  return things.toSorted((one, other) => away(one) - away(other))[0]
}
