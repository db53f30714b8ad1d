import { bears } from '../../../../game/mark'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import { boxId, type BoxId, type ShipId } from '../../../../kernel/ids'
import type { Phrase } from '../../../../kernel/phrase'
import { refused } from '../../../../kernel/result'
import { casualtiesIn, casualtiesOf, writeCasualties, type Casualty } from '../../../kit/casualties'
import { form } from '../../../kit/form'
import { procedure } from '../../../kit/procedure'
import { shipWho } from '../../../kit/ship-who'
import { sentencesOf } from '../../sentence'
import { orderOf } from '../../ship/places'
import { boxesOfMount, boxesOfTubes, contentOf, placeOfBox, shipOf, spacesOf, works } from '../../ship/ship-data'
import { callCasualty, endCasualty, mostSpeed, putOutBy, replaceCasualty } from '../damage/casualties'
import { isSupplyOut } from '../damage/effective-hit'
import { clearMark, kindOf, nameOf, setMark } from '../damage/hit'
import { liftWhatIsOver } from '../events/ended'
import { acts, mustAct } from '../turn/acting'

const says = sentencesOf('damageControl')

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
function damagedOf(ship: ShipInPlay): readonly Damaged[] {
  const boxes = boxesInOrder(ship).filter((box) => !works(ship, box))
  const onceEach = [...new Map(casualtiesOf(ship).map((each) => [writeCasualties([each]), each])).values()]
  return [
    ...boxes.filter((box) => isOneOfMany(ship, box, boxes)).map((box) => damagedBox(ship, box)),
    ...onceEach.flatMap((casualty) => damagedCasualty(ship, casualty)),
  ]
}

/** Every box of the mount in this box: a mount over two locations is one thing to repair. */
function boxesAsOne(ship: ShipInPlay, box: BoxId): readonly BoxId[] {
  const form = shipOf(ship.document)
  const holds = contentOf(form, box)
  if (holds?.kind === 'mount') return boxesOfMount(form, holds.mount)
  return holds?.kind === 'torpedoMount' ? boxesOfTubes(form, holds.mount) : [box]
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
  const isStruck = bears(ship, box, 'struck') && !bears(ship, box, 'repaired')
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

const repairForm = form()
  .ship(
    ...shipWho('ship', [mustAct, ['nothing-to-repair', (ship) => damagedOf(ship).length > 0]], (state) => ({
      among: Object.values(state.ships).filter(canRepair),
      nobody: 'nothing-to-repair-anywhere',
    })),
  )
  .needs('ship')
  .yesNo('beyond', (_state, { ship }) =>
    damagedOf(ship).some(({ cannot }) => cannot) ? { default: false } : undefined,
  )
  .choices(
    'what',
    (_state, { ship, beyond }) => {
      const damaged = damagedOf(ship)
      const byKey = new Map(damaged.map((each) => [each.key, each]))
      const able = damaged.filter(({ cannot }) => !cannot)
      return {
        among: (beyond ? damaged : able).map(({ key }) => key),
        also: damaged.flatMap((each) => [each.key, ...keysOf(ship, each)]),
        cannot: (key) => byKey.get(key)?.cannot,
        names: (key) => byKey.get(key)?.say,
        default: [],
        wrong: refused('not-damaged', { ship: shipName(ship) }),
      }
    },
    (_state, { ship, what }) => {
      const values = { ship: shipName(ship) }
      if (what.length === 0) return refused('no-repair-named', values)
      return chosenOf(ship, what).some(({ cannot }) => cannot) ? refused('beyond-repair', values) : undefined
    },
  )

/** Whether a ship has anything that damage control can put right. */
function canRepair(ship: ShipInPlay): boolean {
  return acts(ship) && damagedOf(ship).some(({ cannot }) => !cannot)
}

/** A mount over two locations is named by either. */
const keysOf = (ship: ShipInPlay, each: Damaged): readonly string[] =>
  'box' in each ? boxesAsOne(ship, each.box) : [each.key]

const chosenOf = (ship: ShipInPlay, what: readonly string[]) =>
  damagedOf(ship).filter((each) => keysOf(ship, each).some((key) => what.includes(key)))

/** Damage control by hand: the sheet does not say how it is done, only what can be repaired. */
export const repair = procedure({
  name: 'repair',
  phases: ['damageControl'],
  form: repairForm,
  /** Damage that waits is not repaired yet. */
  run(table, { ship, what }) {
    const before = mostSpeed(table, ship.id)
    const values = { ship: shipName(ship) }
    const chosen = chosenOf(ship, what)
    for (const damaged of chosen) mend(table, ship.id, damaged)
    liftWhatIsOver(table, ship.id)
    const most = mostSpeed(table, ship.id)
    if (most !== before) table.because(says('canMake', { ...values, most }))
    return says('repaired', { ...values, n: chosen.length })
  },
})

/** Puts one thing right, with what it had put out. */
function mend(table: RuleDraft, ship: ShipId, damaged: Damaged): void {
  table.because(says('mended', { ship: shipName(table.ship(ship)) }), damaged.say)
  if ('box' in damaged) for (const box of boxesAsOne(table.ship(ship), damaged.box)) mendBox(table, ship, box)
  else endCasualty(table, ship, damaged.casualty)
}

function mendBox(table: RuleDraft, ship: ShipId, box: BoxId): void {
  if (table.mark(ship, box, 'struck')) setMark(table, ship, box, 'repaired')
  clearMark(table, ship, box, 'out')
  const form = shipOf(table.ship(ship).document)
  const holds = contentOf(form, box)
  if (holds?.kind === 'funnel') {
    const of = String(placeOfBox(box).at)
    const cost = casualtiesIn(table, ship).find((casualty) => casualty.id === 'funnel' && casualty.of === of)
    if (cost) replaceCasualty(table, ship, cost, null)
  }
  if (holds?.kind === 'mount' && isSupplyOut(table.ship(ship), holds.mount)) setMark(table, ship, box, 'out')
  if (holds?.kind !== 'magazine') return
  for (const mount of holds.feeds.filter((each) => !isSupplyOut(table.ship(ship), each))) {
    table.because(says('fedAgain', { ship: shipName(table.ship(ship)), mount }))
    for (const each of boxesOfMount(form, mount)) clearMark(table, ship, each, 'out')
  }
}
