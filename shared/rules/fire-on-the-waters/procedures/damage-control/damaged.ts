import type { ShipInPlay } from '../../../../game/state'
import { boxId, type BoxId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { placeOfBox } from '../../ship/boxes'
import { casualtiesOf, writeCasualties, type Casualty } from '../../ship/casualties'
import { contentOf, itemsOf, orderOf, shipOf, spacesOf } from '../../ship/ship-data'
import { works } from '../../working'
import { callCasualty } from '../damage/call-casualty'
import { kindOf, nameOf } from '../damage/hit'
import { bears } from '../damage/marks'
import { putOutBy } from '../damage/put-out'
import { boxesOfMount, isSupplyOut } from '../damage/supply'
import { says } from './says'

/** Something that does not work: a box, or a casualty that lasts until it is repaired. */
export type Damaged = {
  /** Its value in the form: a box, or the casualty as the card keeps it. */
  readonly key: string
  readonly say: Phrase
  /** Why damage control cannot put it right. */
  readonly cannot?: Phrase
} & ({ readonly box: BoxId } | { readonly casualty: Casualty })

/** Gone for good: the sheet says lost or destroyed. */
const destroyed: readonly string[] = ['shaftLost', 'boilerBreached', 'allElectronicsA', 'allElectronicsB']

/** They are in the steering flat, and cannot be reached when it is flooded. */
const ofSteering: readonly string[] = [
  ...['rudderWarped', 'auxiliarySteering', 'rudderJammed', 'handSteering', 'steeringWild', 'steeringGone'],
  ...['rudderHardLeft', 'rudderHardRight'],
]

/** All that is out of action, in the order of her boxes, then what lasts; with the reason where it cannot be repaired. */
export function damagedOf(ship: ShipInPlay): readonly Damaged[] {
  const boxes = boxesInOrder(ship).filter((box) => !works(ship, box))
  return [
    ...boxes.filter((box) => isOneOfMany(ship, box, boxes)).map((box) => damagedBox(ship, box)),
    ...onceEach(casualtiesOf(ship)).flatMap((casualty) => damagedCasualty(ship, casualty)),
  ]
}

/** Every box of the mount in this box: a mount over two locations is one thing to repair. */
export function boxesAsOne(ship: ShipInPlay, box: BoxId): readonly BoxId[] {
  const form = shipOf(ship.document)
  const holds = contentOf(form, box)
  if (holds?.kind === 'mount') return boxesOfMount(form, holds.mount)
  if (holds?.kind !== 'torpedoMount') return [box]
  const mounts = itemsOf(form, 'torpedoMount').filter(({ item }) => item.mount === holds.mount)
  return mounts.map((each) => each.box)
}

/** The first box of a mount that can be repaired represents all of them. */
function isOneOfMany(ship: ShipInPlay, box: BoxId, damaged: readonly BoxId[]): boolean {
  const together = boxesAsOne(ship, box).filter((each) => damaged.includes(each))
  return box === (together.find((each) => whyNotBox(ship, each) === undefined) ?? together[0])
}

/** Boxes with a mark, bow to stern, upper works before the hull. */
export function boxesInOrder(ship: ShipInPlay): readonly BoxId[] {
  const places = Object.keys(ship.boxes).map((key) => ({ box: boxId(key), ...placeOfBox(boxId(key)) }))
  const order = ({ at, is }: (typeof places)[number]) => 2 * orderOf(at) + (is === 'above' ? 0 : 1)
  return places.toSorted((one, other) => order(one) - order(other)).map(({ box }) => box)
}

/** What a box holds, by name and place. */
export function callBox(ship: ShipInPlay, box: BoxId): Phrase {
  const holds = contentOf(shipOf(ship.document), box)
  const { at } = placeOfBox(box)
  return holds ? says(`what.${kindOf(holds)}`, { at, ...nameOf(holds) }) : says('what.nothing', { at })
}

function damagedBox(ship: ShipInPlay, box: BoxId): Damaged {
  const cannot = whyNotBox(ship, box)
  return { key: box, box, say: callBox(ship, box), ...(cannot && { cannot }) }
}

function whyNotBox(ship: ShipInPlay, box: BoxId): Phrase | undefined {
  if (bears(ship, box, 'flooded')) return says('cannot.flooded')
  const holds = contentOf(shipOf(ship.document), box)
  const casualties = casualtiesOf(ship)
  if (holds?.kind === 'boilerRoom' && casualties.some(({ id, of }) => id === 'boilerBreached' && of === holds.room)) {
    return says('cannot.destroyed')
  }
  const form = shipOf(ship.document)
  const cause = casualties.find((casualty) => putOutBy(form, casualty).includes(box))
  if (cause) return says(destroyed.includes(cause.id) ? 'cannot.destroyed' : 'cannot.byCasualty')
  const isStruck = own(ship.boxes, box)?.includes('struck') === true && !bears(ship, box, 'repaired')
  const isUnfed = holds?.kind === 'mount' && isSupplyOut(ship, holds.mount)
  return isUnfed && !isStruck ? says('cannot.unfed') : undefined
}

/** What lasts for some turns ends by itself, and a funnel is a box. */
function damagedCasualty(ship: ShipInPlay, casualty: Casualty): readonly Damaged[] {
  if (casualty.untilTurn !== undefined || casualty.id === 'funnel') return []
  const cannot = whyNotCasualty(ship, casualty)
  const key = writeCasualties([casualty]) ?? casualty.id
  return [{ key, casualty, say: callCasualty(casualty), ...(cannot && { cannot }) }]
}

function whyNotCasualty(ship: ShipInPlay, { id }: Casualty): Phrase | undefined {
  if (destroyed.includes(id)) return says('cannot.destroyed')
  const isFlooded = spacesOf(shipOf(ship.document), 'steering').some(({ box }) => bears(ship, box, 'flooded'))
  return ofSteering.includes(id) && isFlooded ? says('cannot.steeringFlooded') : undefined
}

function onceEach(casualties: readonly Casualty[]): readonly Casualty[] {
  return casualties.filter(
    ({ id, of, untilTurn }, index) =>
      casualties.findIndex((other) => other.id === id && other.of === of && other.untilTurn === untilTurn) === index,
  )
}
