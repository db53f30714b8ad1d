import { keyOfTool, markOfTool, type MarkTool } from '../card/mark-tools'
import { commanderDialog, type PlayDialog } from './play-dialogs'
import type { useGame } from '../stores/game'
import { usePlaceLog } from '../stores/place-log'
import type { MenuItem } from '../ui/menu'
import { packWords, say } from '../words'
import type { Mark } from '#shared/game/mark'
import { assertNever } from '#shared/kernel/assert-never'
import { shipField } from '#shared/game/ship-fields'
import type { BoxId, FieldId, ShipId, TrackId } from '#shared/kernel/ids'
import type { FieldShape } from '#shared/game/shape'
import type { Scalar } from '#shared/kernel/scalar'
import { shipName } from '#shared/game/ship-name'
import type { ShipInPlay } from '#shared/game/state'
import type { CardTarget } from '#shared/rules/pack/card-target'
import { signOfMark } from '#shared/rules/pack/mark'

/** What the view opens for the hand: a note, the line that explains a box, a dialog. */
interface Asks {
  note(box: BoxId): void
  why(box: BoxId): void
  ask(dialog: PlayDialog): void
}

/** The hand at the table: what is done to a card goes to the journal, what needs a word more opens a sheet. */
export function useCardActions(game: ReturnType<typeof useGame>, asks: Asks) {
  const places = usePlaceLog()
  const shapeOf = (ship: ShipInPlay) => game.pack!.shape(ship.document)
  const takenBy = (ship: ShipInPlay, box: BoxId) => shapeOf(ship).boxes[box]?.marks ?? []

  /** A tap: the tool's mark on a box, off if it is there already; a track to this value, one step back if it is there. */
  function tap(ship: ShipInPlay, { action }: CardTarget, tool: MarkTool): void {
    switch (action.kind) {
      case 'box':
        return useTool(ship, action.box, tool)
      case 'track':
        return tapTrack(ship, action.track, action.value)
      case 'pick':
        return pick(ship, action.track)
      case 'field':
        return edit(ship, action.field)
    }
  }

  /** A tool used on a box, by tap or by its key. */
  function useTool(ship: ShipInPlay, box: BoxId, tool: MarkTool): void {
    if (tool === 'note') return asks.note(box)
    const mark = markOfTool(tool, takenBy(ship, box))
    if (mark) toggle(ship, box, mark)
  }

  function toggle(ship: ShipInPlay, box: BoxId, mark: Mark): void {
    game.toggleMark(ship.id, box, mark, game.pack!.marks.find(({ mends }) => mends === mark)?.name)
  }

  /** A tap sets the box's own value; where the track is there already, one step back towards fresh. */
  function tapTrack(ship: ShipInPlay, track: TrackId, value: number): void {
    const shape = shapeOf(ship).tracks[track]
    if (!shape || ship.tracks[track] !== value) game.setTrack(ship.id, track, value)
    else game.setTrack(ship.id, track, value + Math.sign(shape.fresh - value), value)
  }

  /** The menu of a box: every mark it takes, its note, and why it is as it is. */
  function boxMenu(ship: ShipInPlay, box: BoxId): readonly MenuItem[] {
    const words = packWords(game.pack!.id)
    const has = ship.boxes[box] ?? []
    const disabled = has.length === 0
    const marks = takenBy(ship, box).map((mark): MenuItem => {
      const key = keyOfTool(mark)
      return {
        id: mark,
        label: words.mark(mark),
        checked: has.includes(mark),
        ...signOfMark(game.pack!.marks, mark),
        ...(key ? { key } : {}),
        perform: () => toggle(ship, box, mark),
      }
    })
    const clear = say('play.card.clearBox', { box: words.box(box) })
    const [note, why] = [say('play.marks.note'), say('play.card.why')]
    return [
      ...marks,
      { id: 'clear', label: clear, separated: true, disabled, perform: () => game.clearBox(ship.id, box) },
      { id: 'note', label: note, glyph: 'hand', key: keyOfTool('note')!, perform: () => asks.note(box) },
      { id: 'why', label: why, glyph: 'why', disabled, perform: () => asks.why(box) },
    ]
  }

  function pick(ship: ShipInPlay, track: TrackId): void {
    const shape = shapeOf(ship).tracks[track]
    if (!shape || game.readonly) return
    asks.ask({
      kind: 'number',
      title: `${shipName(ship)}: ${packWords(game.pack!.id).track(track)}`,
      value: ship.tracks[track] ?? shape.fresh,
      minimum: shape.minimum,
      maximum: shape.maximum,
      ...(shape.step !== undefined && { step: shape.step }),
      pick: (value) => game.setTrack(ship.id, track, value),
    })
  }

  function edit(ship: ShipInPlay, field: FieldId): void {
    const { fields } = shapeOf(ship)
    const shape = fields[field]
    if (!shape || game.readonly) return
    // Where rules rate commanders, name and rating are one sheet.
    if (field.startsWith('commander') && fields[shipField.rating]) asks.ask(commanderDialog(game, ship.id))
    else asks.ask(fieldDialog(ship, field, shape))
  }

  function fieldDialog(ship: ShipInPlay, field: FieldId, shape: FieldShape): PlayDialog {
    const words = packWords(game.pack!.id)
    const now = ship.fields[field] ?? shape.fresh
    const title = `${shipName(ship)}: ${words.field(field)}`
    const set = (to: string | number | null) => {
      if (to === now) return
      if (field === 'name') game.nameShip(ship.id, String(to ?? ship.document.name))
      else game.setFields(ship.id, { [field]: to } as Record<FieldId, Scalar>)
    }
    const listed = game.pack!.fieldWords?.(ship, field, say)
    if (listed) {
      return {
        kind: 'words',
        title,
        words: listed,
        save: (values) => set(values.length === 0 ? null : values.join(' ')),
      }
    }
    switch (shape.kind) {
      case 'text':
        return {
          kind: 'text',
          title,
          label: words.field(field),
          value: String(now ?? ''),
          maximumLength: shape.maximumLength,
          long: shape.maximumLength > 100,
          save: (text) => set(text === '' ? shape.fresh : text),
        }
      case 'number': {
        const { minimum, maximum } = shape
        return { kind: 'number', title, value: Number(now ?? minimum), minimum, maximum, pick: set }
      }
      case 'choice': {
        const choices = shape.choices.map((value) => ({ value, label: words.value('field', field, value) }))
        return { kind: 'choice', title, value: String(now), choices, pick: set }
      }
      default:
        return assertNever(shape)
    }
  }

  /** The newest entry that counts and touched this box. */
  async function whyOf(ship: ShipId, box: BoxId): Promise<number | undefined> {
    const said = await places.read({ ship, of: { box } })
    return said?.lines.findLast(({ seq }) => !said.struck.includes(seq))?.seq
  }

  return { tap, useTool, boxMenu, pick, edit, whyOf }
}
