import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { ShipInPlay } from '../../../../game/state'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { onceEach } from '../../../../kernel/once-each'
import type { Place, WaterShip } from '../../ship/ship'
import { itemsOf, shipOf, spacesOf } from '../../ship/ship-data'
import { works } from '../../working'
import { bears, setMark } from './marks'
import { says } from './says'

interface MountPlan {
  /** Its places: it may be over two locations. */
  readonly boxes: readonly BoxId[]
  readonly magazines: readonly BoxId[]
}

const plansOf = onceEach((_: WaterShip) => new Map<string, MountPlan>())

/** Memoised per form and mount: every salvo asks. */
function planOf(form: WaterShip, mount: string): MountPlan {
  const plan = plansOf(form)
  let known = plan.get(mount)
  if (!known) {
    const boxes = itemsOf(form, 'mount').flatMap(({ box, item }) => (item.mount === mount ? [box] : []))
    const magazines = spacesOf(form, 'magazine').flatMap(({ box, space }) => (space.feeds.includes(mount) ? [box] : []))
    plan.set(mount, (known = { boxes, magazines }))
  }
  return known
}

/** The places of a gun mount: it may be over two locations. */
export function boxesOfMount(form: WaterShip, mount: string): readonly BoxId[] {
  return planOf(form, mount).boxes
}

/** A magazine that is flooded or out puts out the mounts it feeds. */
export function putOutMounts(table: RuleDraft, ship: ShipId, { hull, at }: Place): void {
  if (hull.kind !== 'magazine') return
  const inPlay = table.ship(ship)
  const form = shipOf(inPlay.document)
  for (const mount of hull.feeds) {
    const boxes = boxesOfMount(form, mount).filter((box) => !bears(table.ship(ship), box, 'out'))
    if (boxes.length === 0) continue
    table.because(says('mountFedOut', { ship: shipName(inPlay), mount, at }))
    for (const box of boxes) setMark(table, ship, box, 'out')
  }
}

/** Whether a magazine that feeds a mount is flooded: then a hit on the mount never explodes. */
export function isMagazineFlooded(table: RuleDraft, ship: ShipId, mount: string): boolean {
  return magazinesOf(table.ship(ship), mount).some((box) => table.mark(ship, box, 'flooded'))
}

/** Whether a magazine that feeds a mount is flooded or out. */
export function isSupplyOut(ship: ShipInPlay, mount: string): boolean {
  return magazinesOf(ship, mount).some((box) => !works(ship, box))
}

function magazinesOf(ship: ShipInPlay, mount: string): readonly BoxId[] {
  return planOf(shipOf(ship.document), mount).magazines
}
