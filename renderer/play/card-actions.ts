import { keyOfTool, markOfTool, type MarkTool } from '../card/mark-tools'
import { say } from '../words'
import { packWords } from '../words/pack-words'
import type { MenuItem } from '../ui/menu'
import type { BoxId, FieldId, ShipId, TrackId } from '#shared/kernel/ids'
import type { ShipInPlay } from '#shared/game/state'
import type { RulesPack } from '#shared/rules/pack/rules-pack'
import type { CardTarget } from '#shared/rules/pack/card-target'
import { signOfMark } from '#shared/rules/pack/mark'
import type { Mark } from '#shared/game/mark'

/** What can be done to a card. The store writes it down; the view opens dialogs. */
export interface CardActions {
  /** `mendedBy`: the mark of a repair of this one, if any. */
  toggleMark(ship: ShipId, box: BoxId, mark: Mark, mendedBy?: Mark): void
  clearBox(ship: ShipId, box: BoxId): void
  /** `was`: the value that `to` was calculated from, if any. */
  setTrack(ship: ShipId, track: TrackId, to: number, was?: number): void
  note(box: BoxId): void
  why(box: BoxId): void
  pick(track: TrackId): void
  edit(field: FieldId): void
}

/** A tap: the tool's mark on a box, off if it is there already; a track to this value, one step back if it is there. */
export function tapTarget(
  pack: RulesPack,
  hand: CardActions,
  ship: ShipInPlay,
  target: CardTarget,
  tool: MarkTool,
): void {
  const { action } = target
  switch (action.kind) {
    case 'box':
      return useTool(pack, hand, ship, action.box, tool)
    case 'track':
      return tapTrack(pack, hand, ship, action.track, action.value)
    case 'pick':
      return hand.pick(action.track)
    case 'field':
      return hand.edit(action.field)
  }
}

/** A tool used on a box, by tap or by its key. */
export function useTool(pack: RulesPack, hand: CardActions, ship: ShipInPlay, box: BoxId, tool: MarkTool): void {
  if (tool === 'note') return hand.note(box)
  const takes = pack.shape(ship.document).boxes[box]?.marks ?? []
  const mark = markOfTool(tool, takes)
  if (mark) toggle(pack, hand, ship, box, mark)
}

function toggle(pack: RulesPack, hand: CardActions, ship: ShipInPlay, box: BoxId, mark: Mark): void {
  hand.toggleMark(ship.id, box, mark, pack.marks.find(({ mends }) => mends === mark)?.name)
}

/** A tap sets the box's own value; where the track is there already, one step back towards fresh. */
function tapTrack(pack: RulesPack, hand: CardActions, ship: ShipInPlay, track: TrackId, value: number): void {
  const shape = pack.shape(ship.document).tracks[track]
  if (!shape || ship.tracks[track] !== value) hand.setTrack(ship.id, track, value)
  else hand.setTrack(ship.id, track, value + Math.sign(shape.fresh - value), value)
}

/** The menu of a target: every mark a box takes, its note, and why it is as it is. */
export function targetMenu(
  pack: RulesPack,
  hand: CardActions,
  ship: ShipInPlay,
  target: CardTarget,
): readonly MenuItem[] {
  const { action } = target
  if (action.kind !== 'box') return []
  const { box } = action
  const has = ship.boxes[box] ?? []
  const marks = (pack.shape(ship.document).boxes[box]?.marks ?? []).map((mark): MenuItem => {
    const key = keyOfTool(mark)
    return {
      id: mark,
      label: packWords(pack.id).mark(mark),
      checked: has.includes(mark),
      ...signOfMark(pack.marks, mark),
      ...(key ? { key } : {}),
      perform: () => toggle(pack, hand, ship, box, mark),
    }
  })
  const clear: MenuItem = {
    id: 'clear',
    label: say('play.card.clearBox', { box: packWords(pack.id).box(box) }),
    separated: true,
    disabled: has.length === 0,
    perform: () => hand.clearBox(ship.id, box),
  }
  const note: MenuItem = {
    id: 'note',
    label: say('play.marks.note'),
    glyph: 'hand',
    key: keyOfTool('note')!,
    perform: () => hand.note(box),
  }
  const why: MenuItem = {
    id: 'why',
    label: say('play.card.why'),
    glyph: 'why',
    disabled: has.length === 0,
    perform: () => hand.why(box),
  }
  return [...marks, clear, note, why]
}
