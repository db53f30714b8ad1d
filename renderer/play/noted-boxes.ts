import type { Note } from '#shared/game/state'
import type { BoxId, ShipId } from '#shared/kernel/ids'
import type { CardTarget } from '#shared/rules/pack/card-target'

/** The targets of a card whose box has a note. */
export function notedBoxes(
  targets: readonly CardTarget[],
  notes: readonly Note[],
  ship: ShipId,
): readonly CardTarget[] {
  const noted = new Set<BoxId>(notes.flatMap((note) => (note.ship === ship && note.box ? [note.box] : [])))
  if (noted.size === 0) return []
  return targets.filter(({ action }) => action.kind === 'box' && noted.has(action.box))
}
