import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { placeOfBox } from '../../ship/boxes'
import { casualtiesOf, type Casualty } from '../../ship/casualties'
import { contentOf, shipOf } from '../../ship/ship-data'
import { casualtiesIn, replaceCasualty } from '../damage/add-casualty'
import { bears, clearMark, setMark } from '../damage/marks'
import { putOutBy } from '../damage/put-out'
import { boxesOfMount, isSupplyOut } from '../damage/supply'
import { boxesAsOne, type Damaged } from './damaged'
import { says } from './says'

/** Puts one thing right, with what it had put out. */
export function mend(table: RuleDraft, ship: ShipId, damaged: Damaged): void {
  table.because(says('mended', { ship: shipName(table.ship(ship)) }), damaged.say)
  if ('box' in damaged) for (const box of boxesAsOne(table.ship(ship), damaged.box)) mendBox(table, ship, box)
  else mendCasualty(table, ship, damaged.casualty)
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

function mendCasualty(table: RuleDraft, ship: ShipId, casualty: Casualty): void {
  const has = casualtiesIn(table, ship)
  const same = has.find(({ id, of, untilTurn }) => id === casualty.id && of === casualty.of && untilTurn === undefined)
  if (!same) return
  replaceCasualty(table, ship, same, null)
  const form = shipOf(table.ship(ship).document)
  const stillOut = casualtiesOf(table.ship(ship)).flatMap((other) => putOutBy(form, other))
  for (const box of putOutBy(form, casualty)) {
    if (!stillOut.includes(box) && bears(table.ship(ship), box, 'out')) clearMark(table, ship, box, 'out')
  }
}
