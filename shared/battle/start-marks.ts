import { setupOf } from '../documents/scenario'
import type { ShipDocument } from '../documents/ship'
import { applyEffect, freshShip } from '../game/apply-effect'
import { initialState } from '../game/fold'
import type { Entry } from '../game/journal-line'
import type { GameState, ShipInPlay } from '../game/state'
import { StateDraft } from '../game/state-draft'
import type { TrackId } from '../kernel/ids'
import type { RulesPack } from '../rules/pack/rules-pack'
import { withShipChanged, type BattleDraft, type ShipOfDraft } from './draft'

/** A table with one ship of the battle on it, as she begins: what is marked on her card there is what she begins with. */
export function tableOfOne(pack: RulesPack, draft: BattleDraft, ship: ShipOfDraft, card: ShipDocument): GameState {
  const squadrons = draft.squadrons
    .filter(({ ships }) => ships.includes(ship))
    .map((squadron) => ({ ...squadron, ships: [ship] }))
  const setup = setupOf({ ...draft, squadrons }, () => card)
  return initialState(pack, { pack: pack.id, setup }, pack.phases[0] ?? '')
}

/** The battle after a hand has marked her card, by the same commands as in play. */
export function withMarked(
  pack: RulesPack,
  draft: BattleDraft,
  table: GameState,
  ship: ShipOfDraft,
  entry: Entry | undefined,
): BattleDraft {
  if (!entry || !('effects' in entry)) return draft
  const marked = new StateDraft(table)
  for (const effect of entry.effects) applyEffect(pack, marked, effect)
  const after = marked.ship(ship.id)
  return after ? withShipChanged(draft, ship.id, { marks: marksOf(pack, after) }) : draft
}

/** What differs from her fresh card; the speed that she makes has its own place. */
export function marksOf(
  pack: RulesPack,
  { id, document, boxes, tracks }: ShipInPlay,
): NonNullable<ShipOfDraft['marks']> | null {
  const shape = pack.shape(document)
  const fresh = freshShip(pack, id, document)
  const marked = Object.entries(boxes).filter(([, marks]) => marks.length > 0)
  const moved = Object.entries(tracks).filter(
    ([track, value]) => value !== fresh.tracks[track as TrackId] && !shape.tracks[track as TrackId]?.isSpeedMade,
  )
  if (marked.length === 0 && moved.length === 0) return null
  return { boxes: Object.fromEntries(marked), tracks: Object.fromEntries(moved) } as NonNullable<ShipOfDraft['marks']>
}
