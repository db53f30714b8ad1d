import type { RuleDraft } from '../../../../game/rule-draft'
import type { ShipInPlay } from '../../../../game/state'
import type { BoxId, ShipId } from '../../../../kernel/ids'
import { own } from '../../../../kernel/own'
import type { Mark } from '../../../../game/mark'

/** Whether a box of hers has any of these marks, where the outcome does not depend on it. */
export function bears(ship: ShipInPlay, box: BoxId, ...marks: readonly Mark[]): boolean {
  const has = own(ship.boxes, box)
  return has !== undefined && marks.some((mark) => has.includes(mark))
}

/** Engines or steering gear in a box that do no work: destroyed and not repaired since, or out of action. */
export function isIdle(ship: ShipInPlay, box: BoxId): boolean {
  return bears(ship, box, 'out') || (bears(ship, box, 'struck') && !bears(ship, box, 'repaired'))
}

/** What is in the box works again. A cell that is destroyed never comes back: it keeps its cross, under the ring. */
export function worksAgain(table: RuleDraft, ship: ShipId, box: BoxId): void {
  // Read as a premise: without the cross this repair would have no ground.
  table.mark(ship, box, 'struck')
  if (table.mark(ship, box, 'out')) table.apply({ type: 'marked', ship, box, mark: 'out', on: false })
  table.apply({ type: 'marked', ship, box, mark: 'repaired', on: true })
}
