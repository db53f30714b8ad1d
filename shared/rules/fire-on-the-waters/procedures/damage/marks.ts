import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Phrase } from '../../../../kernel/phrase'
import { aboveBox, hullBox } from '../../ship/boxes'
import type { Part } from './hit'
import type { Mark } from '../../../../game/mark'

/** Whether a box has any of these marks, without making it a premise. */
export function bears(ship: ShipInPlay, box: BoxId, ...marks: readonly Mark[]): boolean {
  const has = own(ship.boxes, box)
  return has !== undefined && marks.some((mark) => has.includes(mark))
}

export function setMark(table: RuleDraft, ship: ShipId, box: BoxId, mark: Mark, ...why: readonly Phrase[]): void {
  if (!bears(table.ship(ship), box, mark)) table.apply({ type: 'marked', ship, box, mark, on: true }, ...why)
}

export function clearMark(table: RuleDraft, ship: ShipId, box: BoxId, mark: Mark, ...why: readonly Phrase[]): void {
  if (bears(table.ship(ship), box, mark)) table.apply({ type: 'marked', ship, box, mark, on: false }, ...why)
}

export function boxOf({ place, is }: Part): BoxId {
  return is === 'hull' ? hullBox(place.at) : aboveBox(place.at)
}
