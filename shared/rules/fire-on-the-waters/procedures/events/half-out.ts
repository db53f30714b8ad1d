import { askHalf } from '../../../event-cards/half-battery'
import type { RuleDraft } from '../../../../game/rule-draft'
import { shipName } from '../../../../game/ship-name'
import type { Dialogue } from '../../../../kernel/dialogue'
import type { ShipId } from '../../../../kernel/ids'
import type { Noted } from '../../../pack/event-application'
import { setMark } from '../damage/marks'
import { sideOf, type StruckMount } from './batteries'
import { says } from './says'

/** Half of a battery is out. Its boxes are marked and noted. */
export function* halfIsOut(table: RuleDraft, ship: ShipId, mounts: readonly StruckMount[]): Dialogue<Noted> {
  const placed = mounts.map((mount, along) => ({ ...mount, along, side: sideOf(mount) }))
  const { lost } = yield* askHalf(table, ship, placed, says)
  const boxes = lost.flatMap((mount) => mount.boxes)
  for (const box of boxes) setMark(table, ship, box, 'out')
  const said = { ship: shipName(table.ship(ship)), n: lost.length, mounts: lost.map(({ id }) => id).join(', ') }
  table.because(says('half.out', said))
  return { boxes: boxes.join(' ') }
}
